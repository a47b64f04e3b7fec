package archive

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// MostArrangements is how many arrangements a game keeps, and LongestName how many runes the name of one has.
const (
	MostArrangements = 40
	LongestName      = 30
)

// An Arrangement is how a person likes to arrange the pieces of a game, under a name.
type Arrangement struct {
	Name  string `json:"name"`
	Kinds []int  `json:"kinds"`           // by place: the number of the kind that stands there
	Match string `json:"match,omitempty"` // the ID of the match in which it was kept,
	Seat  int    `json:"seat,omitempty"`  // and the seat that did: the other one must not see it before the end
}

func arrangementForm() form[Arrangement] {
	return form[Arrangement]{"arrangements", []reader[Arrangement]{strict[Arrangement]}}
}

// SaveArrangements returns arrangements as text that ReadArrangements reads.
func SaveArrangements(list []Arrangement) string { return arrangementForm().save(list) }

// ReadArrangements returns what SaveArrangements has written. Fits says whether the kinds are an arrangement of the game;
// when it is nil that is left unchecked, where the text has been written or checked here. The error is a *ReadError.
func ReadArrangements(fits func(kinds []int) bool, text string) ([]Arrangement, error) {
	form := arrangementForm()
	list, err := form.read(text)
	if err != nil {
		return nil, err
	}
	if len(list) > MostArrangements {
		return nil, &ReadError{What: form.what, Entry: MostArrangements, Err: errors.New("one too many")}
	}
	for i, a := range list {
		switch {
		case a.Name == "" || a.Name != CleanName(a.Name):
			err = errors.New("no name for an arrangement")
		case a.Seat != 0 && a.Seat != 1 || len(a.Match) > longestID:
			err = errors.New("no match in which it was kept")
		case fits != nil && !fits(a.Kinds):
			err = errors.New("no arrangement of this game")
		default:
			continue
		}
		return nil, &ReadError{What: form.what, Entry: i, Err: err}
	}
	return list, nil
}

// CleanName returns a name as an arrangement can have it, empty when nothing of it is left.
func CleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || unicode.Is(unicode.C, r) && !unicode.IsSpace(r) {
			return -1
		}
		return r
	}, name)
	runes := []rune(strings.Join(strings.Fields(name), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), LongestName)]))
}

// KeepArrangement adds an arrangement to a list, in the place of the one that it replaces, if there is one; false when
// there is no room. The list given stays as it is.
func KeepArrangement(list []Arrangement, a Arrangement, replaces func(Arrangement) bool) ([]Arrangement, bool) {
	list = slices.Clone(list)
	if i := slices.IndexFunc(list, replaces); i >= 0 {
		list[i] = a
		return list, true
	}
	if len(list) >= MostArrangements {
		return list, false
	}
	return append(list, a), true
}
