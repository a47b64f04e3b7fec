package link

import (
	"encoding/binary"

	"tablier/rules"
)

// read returns the letter of a body. That this is the one form of the letter, and that the record as a whole
// is a legal match, is left to the caller, who finds both out by writing the letter again.
func read(games rules.Registry, body []byte) (Letter, error) {
	r := reader{rest: body}
	f := r.number()
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
	var told []string
	if f&hasTold != 0 {
		told = r.texts()
	}
	plies := r.number()
	if r.short {
		return Letter{}, damaged("too short for what it announces")
	}
	if plies > maxMoves {
		return Letter{}, &Error{Fault: Long}
	}
	m, err := replay(games, record, int(plies), &hand{told: told, mayTell: len(told) > 0, words: newWords(r.rest)})
	if err != nil {
		return Letter{}, err
	}
	played := m.Record()
	record.Variant, record.Options, record.Moves = played.Variant, played.Options, played.Moves
	l := Letter{Record: record, Post: f&isPost != 0}
	if f&secondSeat != 0 {
		l.Opener = 1
	}
	return l, nil
}

func resigned(flags uint64) string {
	switch {
	case flags&firstResigned != 0:
		return rules.First.String()
	case flags&secondResigned != 0:
		return rules.Second.String()
	}
	return ""
}

// replay plays the moves as it reads them, for what a digit means depends on the position. Of the record
// only the moves are missing.
func replay(games rules.Registry, record rules.Record, plies int, h *hand) (*rules.Match, error) {
	seeds := record.Seeds
	record.Seeds, record.Resigned = nil, "" // which are of the match as it ends
	m, err := games.Replay(record)
	if err != nil {
		return nil, refused(err)
	}
	for ply := 1; ply <= plies; ply++ {
		move, err := h.next(m, seeds)
		if err != nil {
			return nil, err
		}
		if err := m.Play(move); err != nil {
			return nil, refused(&rules.PlyError{Ply: ply, Err: err})
		}
	}
	return m, nil
}

// A hand is the moves of a link that are still to be played.
type hand struct {
	told    []string
	mayTell bool // the link has told moves, though perhaps none any more
	words   words
}

// next takes the move that is played in the current position of m.
func (h *hand) next(m *rules.Match, seeds []uint64) (rules.Move, error) {
	p := m.Position()
	if p.ToMove() == rules.Chance && m.Round() < len(seeds) {
		return m.ChanceMove(seeds[m.Round()]), nil
	}
	legal := p.Moves()
	radix := radix(len(legal), h.mayTell)
	if radix == 0 {
		return "", refused(&rules.PlyError{Ply: m.Ply() + 1, Err: &rules.Illegal{Fault: rules.GameOver}})
	}
	i := h.words.take(radix)
	if i < len(legal) {
		return legal[i], nil
	}
	if len(h.told) == 0 {
		return "", damaged("a told move is missing")
	}
	move := rules.Move(h.told[0])
	h.told = h.told[1:]
	return move, nil
}

// A reader takes a body apart. Once it has come short it returns zero values.
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

// texts reads item by item and makes no room for a number that is only announced.
func (r *reader) texts() []string {
	var list []string
	for n := r.number(); n > 0 && !r.short; n-- {
		list = append(list, r.text())
	}
	return list
}

// numbers is like texts.
func (r *reader) numbers() []uint64 {
	var list []uint64
	for n := r.number(); n > 0 && !r.short; n-- {
		list = append(list, r.number())
	}
	return list
}
