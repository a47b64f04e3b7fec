package set

import (
	"tablier/ai"
)

// IDLength is how many characters an ID has.
const IDLength = 12

// ID returns the id of a set, by which a submission says which set it answers. It is made from what the items ask and
// from their order alone: a set whose title, words, minutes or settings have been mended is the same one, and so is one
// whose items to be read say something else. The error is that of [Encode].
func (s *Set) ID() (string, error) {
	bare := Set{Items: make([]Item, len(s.Items))}
	for i, item := range s.Items {
		if item.Task != nil && !Counts(item.Task) {
			item.Task = &Words{}
		}
		if p, ok := item.Task.(*Puzzle); ok && p.Own.There() { // its title and idea are words, too
			q := *p
			q.Own.Title, q.Own.Idea = "", ""
			item.Task = &q
		}
		bare.Items[i] = Item{Task: item.Task}
	}
	code, err := Encode(&bare)
	if err != nil {
		return "", err
	}
	return hash(code), nil
}

// hash returns letters and digits that stand for a text.
func hash(text string) string {
	const letters = "abcdefghijkmnpqrstuvwxyz23456789" // none that are taken for others
	sum := ai.Mix(ai.Hash(text))
	var id [IDLength]byte
	for i := range id {
		id[i] = letters[sum&31]
		sum >>= 5
	}
	return string(id[:])
}

// IsID says whether a text has the form of an ID.
func IsID(text string) bool {
	if len(text) != IDLength {
		return false
	}
	for i := range len(text) {
		if c := text[i]; (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}
