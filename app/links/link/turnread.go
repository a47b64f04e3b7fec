package link

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"

	"tablier/app/links/seal"
	"tablier/rules"
)

// A Post is the content of a fragment of version 2: a turn or a whole, the other nil.
type Post struct {
	Turn  *Turn
	Whole *Whole
}

// ReadPost decodes the fragment of a turn or of a whole match by links (version 2). The error is an *[Error].
func ReadPost(fragment string) (Post, error) {
	body, err := unwrap(ofTurn, fragment)
	if err == nil && strings.ContainsAny(fragment, "\r\n") { // base64 skips line ends
		err = damaged("broken into lines")
	}
	if err != nil {
		return Post{}, err
	}
	if flags, _ := binary.Uvarint(body); flags == isWhole {
		w, err := readWhole(body)
		return Post{Whole: w}, err
	}
	end := len(body) - len(seal.Signature{})
	if end < 0 {
		return Post{}, damaged("too short for a signature")
	}
	t, err := ReadTurn(body[:end])
	if err == nil {
		t.Sign = seal.Signature(body[end:])
	}
	return Post{Turn: t}, err
}

// ReadTurn reads the bytes that [Turn.Body] writes, of a turn without its signature. The error is an *[Error]: Damaged
// or Long.
func ReadTurn(body []byte) (*Turn, error) {
	r := reader{rest: body}
	flags := r.number()
	t := &Turn{Resigned: flags&givesUp != 0}
	copy(t.ID[:], r.take(uint64(len(t.ID))))
	if t.Number = r.small(); t.Number == 0 {
		t.Begin = &Beginning{Game: r.text(), Variant: r.text(), Options: r.texts(), Start: r.text()}
		t.Begin.Host = rules.First + rules.Player(r.small()-1)
	} else {
		t.Before = r.hash()
	}
	t.Ply = r.small()
	for n := r.number(); n > 0 && !r.short; n-- {
		t.Moves = append(t.Moves, r.small())
	}
	if flags&hasCommit != 0 {
		t.Commit = new(seal.Hash)
		*t.Commit = r.hash()
	}
	if flags&hasChain != 0 {
		t.Chain = &ChainLink{r.small(), r.hash()}
	}
	if flags&hasOpened != 0 {
		r.opened(t)
	}
	if flags&hasAll != 0 {
		t.All = &Everything{}
		copy(t.All.Salts[:], r.take(seal.SaltSize))
		t.All.Values = bytes.Clone(r.take(r.number()))
	}
	if t.Introduces() {
		copy(t.Key[:], r.take(uint64(len(t.Key))))
	}
	switch {
	case r.short:
		return nil, damaged("too short for what it announces")
	case t.tooLong():
		return nil, &Error{Fault: Long}
	case t.Begin != nil && t.Begin.Host != rules.First && t.Begin.Host != rules.Second:
		return nil, damaged("a host who is neither side")
	case t.Begin != nil && !ascends(t.Begin.Options), !bytes.Equal(t.Body(), body):
		return nil, damaged("not the one form of what it holds")
	}
	return t, nil
}

// ascends says whether a list is strictly sorted.
func ascends(list []string) bool {
	for i := 1; i < len(list); i++ {
		if list[i-1] >= list[i] {
			return false
		}
	}
	return true
}

// tooLong says whether a number is higher than any of a match can be.
func (t *Turn) tooLong() bool { return max(t.Number, t.Ply, len(t.Moves)) > maxMoves }

// opened reads the openings of sealed pieces in a turn, and their Merkle proof.
func (r *reader) opened(t *Turn) {
	t.Opened = []seal.Opening{}
	for n := r.number(); n > 0 && !r.short; n-- {
		o := seal.Opening{Piece: r.small()}
		for _, value := range r.take(1) {
			o.Value = value
		}
		copy(o.Salt[:], r.take(seal.SaltSize))
		t.Opened = append(t.Opened, o)
	}
	for n := r.number(); n > 0 && !r.short; n-- {
		t.Path = append(t.Path, r.hash())
	}
}

// small reads a number that is no higher than any of a match; a higher one ends the reading.
func (r *reader) small() int {
	n := r.number()
	if n > maxNumber {
		r.rest, r.short = nil, true
		return 0
	}
	return int(n)
}

func (r *reader) hash() (h seal.Hash) {
	copy(h[:], r.take(seal.Size))
	return h
}

// A Whole is all links of a match so far in one, for a device that has lost them.
//
//	flags    number: 32
//	for      number: 0 when it is for the host to go on with, 1 for the guest
//	turns    list of texts: of each link, the bytes between version and signature, but of those after the first without
//	         id, number and before, which follow from what comes before them
//	signs    the signatures of the last two links, or of the only one; the others have none here, for these vouch for
//	         all that came before
//	check    4 bytes
type Whole struct {
	ForGuest bool
	Turns    []*Turn
}

// Signed returns the turns whose signatures are in the whole.
func (w *Whole) Signed() []*Turn { return w.Turns[max(0, len(w.Turns)-2):] }

// Fragment returns the whole as the fragment of an address, as [Turn.Fragment] does.
func (w *Whole) Fragment() (string, error) { return fragment(w.body()) }

func (w *Whole) body() []byte {
	b := binary.AppendUvarint(nil, isWhole)
	who := 0
	if w.ForGuest {
		who = 1
	}
	b = appendNumber(appendNumber(b, who), len(w.Turns))
	for _, t := range w.Turns {
		b = appendText(b, string(t.rest()))
	}
	for _, t := range w.Signed() {
		b = append(b, t.Sign[:]...)
	}
	return b
}

// rest returns the payload of a turn without what follows from the turns before it.
func (t *Turn) rest() []byte {
	body := t.Body()
	if t.Begin != nil {
		return body
	}
	return append(body[:1:1], body[1+len(t.heading()):]...) // the flags take one byte
}

// heading returns the bytes that follow from the turns before it.
func (t *Turn) heading() []byte {
	return append(appendNumber(t.ID[:len(t.ID):len(t.ID)], t.Number), t.Before[:]...)
}

func readWhole(body []byte) (*Whole, error) {
	r := reader{rest: body}
	r.number() // the flags
	w := &Whole{ForGuest: r.number() == 1}
	for n := r.number(); n > 0 && !r.short; n-- {
		body := r.take(r.number())
		if last := len(w.Turns) - 1; last >= 0 && len(body) > 0 {
			before := w.Turns[last]
			next := &Turn{ID: before.ID, Number: before.Number + 1, Before: before.Mark()}
			body = slices.Concat(body[:1], next.heading(), body[1:])
		}
		t, err := ReadTurn(body)
		if err != nil {
			return nil, err
		}
		w.Turns = append(w.Turns, t)
	}
	for _, t := range w.Signed() {
		copy(t.Sign[:], r.take(uint64(len(t.Sign))))
	}
	switch {
	case r.short || len(w.Turns) == 0:
		return nil, damaged("too short for what it announces")
	case !bytes.Equal(w.body(), body):
		return nil, damaged("not the one form of what it holds")
	}
	return w, nil
}
