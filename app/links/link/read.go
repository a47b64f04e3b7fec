package link

import (
	"encoding/binary"

	"tablier/rules"
)

// A Decoder reads a link a few moves at a time, for a page that has to do other things meanwhile.
type Decoder struct {
	fragment string
	letter   Letter // without its moves
	plies    int
	match    *rules.Match
	reader   moveReader
	moves    digits // re-encoded, to compare with the one form of the letter
	revealed int    // how many seeds have been revealed
}

// NewDecoder returns the Decoder of a fragment, which has read all but its moves. Its errors, and those of its
// steps, are those of [Decode].
func NewDecoder(games rules.Registry, fragment string) (*Decoder, error) {
	body, err := unwrap(ofLetter, fragment)
	if err != nil {
		return nil, err
	}
	r := reader{rest: body}
	f := r.number()
	d := &Decoder{fragment: fragment, letter: Letter{Record: r.record(f)}}
	if f&secondSeat != 0 {
		d.letter.Opener = 1
	}
	var spelledOut []string
	if f&hasTold != 0 {
		spelledOut = r.texts()
	}
	plies := r.number()
	if r.short {
		return nil, damaged("too short for what it announces")
	}
	if plies > maxMoves {
		return nil, &Error{Fault: Long}
	}
	begin := d.letter.Record
	begin.Seeds, begin.Resigned = nil, "" // the seeds and the resignation belong to the end of the match
	if d.match, err = games.Replay(begin); err != nil {
		return nil, refused(err)
	}
	d.plies = int(plies)
	d.reader = moveReader{spelledOut: spelledOut, hasSpelled: len(spelledOut) > 0, words: newWords(r.rest)}
	return d, nil
}

// Step reads and plays up to that many moves; the meaning of a digit depends on the position. It returns true once
// all is read; nothing can be done after an error.
func (d *Decoder) Step(plies int) (done bool, err error) {
	m, seeds := d.match, d.letter.Record.Seeds
	for ; m.Ply() < d.plies; plies-- {
		if plies <= 0 {
			return false, nil
		}
		move, err := d.next()
		if err != nil {
			return false, err
		}
		if err := m.Play(move); err != nil {
			return false, refused(&rules.PlyError{Ply: m.Ply() + 1, Err: err})
		}
	}
	for ; d.revealed < len(seeds); d.revealed++ {
		if plies <= 0 {
			return false, nil
		}
		if err := m.Reveal(d.revealed, seeds[d.revealed]); err != nil {
			return false, refused(err)
		}
		plies -= d.plies / len(seeds)
	}
	return true, d.end()
}

// next returns the next move, to be played in the current position.
func (d *Decoder) next() (rules.Move, error) {
	m, seeds := d.match, d.letter.Record.Seeds
	if seeded(m, len(seeds)) {
		return m.ChanceMove(seeds[m.Round()]), nil
	}
	legal := m.Position().Moves()
	if radix(len(legal), d.reader.hasSpelled) == 0 {
		return "", refused(&rules.PlyError{Ply: m.Ply() + 1, Err: &rules.Illegal{Fault: rules.GameOver}})
	}
	move, err := d.reader.next(legal)
	if err == nil {
		d.moves.add(legal, move)
	}
	return move, err
}

// end ends the match as the link says, and checks that the fragment is the one form of its content.
func (d *Decoder) end() error {
	m, r := d.match, &d.letter.Record
	if r.Resigned != "" {
		if m.Result().Over() {
			return refused(&rules.PlyError{Ply: m.Ply() + 1, Err: &rules.Illegal{Fault: rules.GameOver}})
		}
		m.Resign(rules.PlayerNamed(r.Resigned))
	}
	played := m.Record()
	r.Variant, r.Options, r.Moves = played.Variant, played.Options, played.Moves
	if again, fits := wrap(ofLetter, write(m, d.letter, d.moves)); !fits || again != d.fragment {
		return damaged("not the one form of what it holds")
	}
	return nil
}

// Progress returns how many moves have been read, and how many there are.
func (d *Decoder) Progress() (read, all int) { return d.match.Ply(), d.plies }

// Letter returns the letter and the match that its record replays to, once all is read.
func (d *Decoder) Letter() (Letter, *rules.Match) { return d.letter, d.match }

// record reads the fields of a record, all but the moves, from the payload of a link.
func (r *reader) record(f uint64) rules.Record {
	record := rules.Record{Game: r.text(), Resigned: resigned(f)}
	if f&hasVariant != 0 {
		record.Variant = r.text()
	}
	if f&hasOptions != 0 {
		record.Options = r.texts()
	}
	if f&hasStart != 0 {
		record.Start = r.text()
	}
	if f&hasSeeds != 0 {
		record.Seeds = r.numbers()
	}
	return record
}

// resigned returns the name of the side whose resignation flag is set, empty for none.
func resigned(flags uint64) string {
	switch {
	case flags&firstResigned != 0:
		return rules.First.String()
	case flags&secondResigned != 0:
		return rules.Second.String()
	}
	return ""
}

// A moveReader reads the moves of a link that are still to be played.
type moveReader struct {
	spelledOut []string
	hasSpelled bool // the link has moves that are spelled out, though perhaps none any more
	words      words
}

// next reads the move that is played in a position with these legal moves.
func (h *moveReader) next(legal []rules.Move) (rules.Move, error) {
	i := h.words.take(radix(len(legal), h.hasSpelled))
	if i < len(legal) {
		return legal[i], nil
	}
	if len(h.spelledOut) == 0 {
		return "", damaged("a told move is missing")
	}
	move := rules.Move(h.spelledOut[0])
	h.spelledOut = h.spelledOut[1:]
	return move, nil
}

// A reader reads the fields of a payload. Once it has come short it returns zero values.
type reader struct {
	rest  []byte
	short bool
}

func (r *reader) take(n uint64) []byte {
	if n > uint64(len(r.rest)) {
		r.rest, r.short = nil, true
		return nil
	}
	b := r.rest[:n]
	r.rest = r.rest[n:]
	return b
}

func (r *reader) number() uint64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 {
		r.rest, r.short = nil, true
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

func (r *reader) text() string { return string(r.take(r.number())) }

// texts reads a list item by item, without allocating for an announced length.
func (r *reader) texts() []string {
	var list []string
	for n := r.number(); n > 0 && !r.short; n-- {
		list = append(list, r.text())
	}
	return list
}

// numbers reads a list of numbers, their count first.
func (r *reader) numbers() []uint64 {
	var list []uint64
	for n := r.number(); n > 0 && !r.short; n-- {
		list = append(list, r.number())
	}
	return list
}
