package link

import (
	"encoding/binary"

	"tablier/rules"
)

// The flags that a body begins with.
const (
	hasVariant uint64 = 1 << iota
	hasOptions
	hasStart
	hasSeeds
	_ // stays unused: a link that has it is refused
	firstResigned
	secondResigned
	hasTold
	secondSeat
)

// An Encoder writes a letter a few moves at a time, for a page that has to do other things meanwhile.
type Encoder struct {
	letter   Letter
	replay   *rules.Replay
	moves    digits
	fragment string
}

// NewEncoder returns the Encoder of a letter, with nothing written. Its errors, and those of its steps, are those of
// [Encode].
func NewEncoder(games rules.Registry, l Letter) (*Encoder, error) {
	if len(l.Record.Moves) > maxMoves {
		return nil, &Error{Fault: Long}
	}
	replay, err := games.Begin(l.Record)
	if err != nil {
		return nil, refused(err)
	}
	return &Encoder{letter: l, replay: replay}, nil
}

// Step encodes up to that many further moves of the record. It returns true once all is written; nothing can be done
// after an error.
func (e *Encoder) Step(plies int) (done bool, err error) {
	r, m := &e.letter.Record, e.replay.Match()
	for ; plies > 0 && m.Ply() < len(r.Moves); plies-- {
		if !seeded(m, len(r.Seeds)) {
			e.moves.add(m.Position().Moves(), r.Moves[m.Ply()])
		}
		if _, err := e.replay.Step(1); err != nil {
			return false, refused(err)
		}
	}
	if done, err = e.replay.Step(plies); err != nil {
		return false, refused(err)
	}
	if !done {
		return false, nil
	}
	fragment, fits := wrap(ofLetter, write(m, e.letter, e.moves))
	if !fits {
		return false, &Error{Fault: Long}
	}
	e.fragment = fragment
	return true, nil
}

// Progress returns how many moves have been written, and how many there are.
func (e *Encoder) Progress() (written, all int) { return e.replay.Progress() }

// Fragment returns the written fragment, at the end.
func (e *Encoder) Fragment() string { return e.fragment }

// write returns the payload of a letter whose record replays to m: everything but the version and the checksum.
func write(m *rules.Match, l Letter, moves digits) []byte {
	setup := m.Setup()
	var flags uint64
	if loser := rules.PlayerNamed(l.Record.Resigned); loser != rules.Nobody {
		flags |= firstResigned << loser.Index()
	}
	var b []byte
	if setup.Variant != m.Spec().Variants[0] {
		flags |= hasVariant
		b = appendText(b, setup.Variant)
	}
	if len(setup.Options) > 0 {
		flags |= hasOptions
		b = appendTexts(b, setup.Options)
	}
	if l.Record.Start != "" {
		flags |= hasStart
		b = appendText(b, l.Record.Start)
	}
	if len(l.Record.Seeds) > 0 {
		flags |= hasSeeds
		b = appendNumbers(b, l.Record.Seeds)
	}
	if l.Opener == 1 {
		flags |= secondSeat
	}
	if len(moves.spelledOut) > 0 {
		flags |= hasTold
		b = appendTexts(b, moves.spelledOut)
	}
	b = appendNumber(b, len(l.Record.Moves))
	head := appendText(binary.AppendUvarint(nil, flags), l.Record.Game)
	return moves.pack(append(head, b...))
}

func appendNumber(b []byte, n int) []byte { return binary.AppendUvarint(b, uint64(n)) }

func appendNumbers(b []byte, list []uint64) []byte {
	b = appendNumber(b, len(list))
	for _, n := range list {
		b = binary.AppendUvarint(b, n)
	}
	return b
}

func appendText(b []byte, s string) []byte { return append(appendNumber(b, len(s)), s...) }

func appendTexts(b []byte, list []string) []byte {
	b = appendNumber(b, len(list))
	for _, s := range list {
		b = appendText(b, s)
	}
	return b
}
