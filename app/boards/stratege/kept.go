package stratege

import (
	"errors"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablier/app/archive"
	"tablier/app/sift"
	"tablier/rules"
	"tablier/rules/stratege"
)

const (
	keptKey     = "arrangements.stratege" // under which the set-ups are kept that a person has named
	mostKept    = 40
	longestName = 30 // runes
)

// A keptSetUp is how a person likes to set up, under a name.
type keptSetUp struct {
	Name  string `json:"name"`
	Kinds []int  `json:"kinds"`           // by home
	Match string `json:"match,omitempty"` // the ID of the match in which it was kept,
	Seat  int    `json:"seat,omitempty"`  // and the seat that did: the other one must not see it before the end
}

func keptForm() archive.Form[keptSetUp] {
	return archive.Form[keptSetUp]{
		What: "arrangements", Readers: []archive.Reader[keptSetUp]{archive.Strict[keptSetUp]},
	}
}

// saveKept returns set-ups as text that readKept reads.
func saveKept(list []keptSetUp) string { return keptForm().Save(list) }

// readKept returns what saveKept has written. Fits says whether the kinds are a set-up; when it is nil that is left
// unchecked, where the text has been written or checked here. The error is an *archive.ReadError.
func readKept(fits func(kinds []int) bool, text string) ([]keptSetUp, error) {
	form := keptForm()
	list, err := form.Read(text)
	if err != nil {
		return nil, err
	}
	if len(list) > mostKept {
		return nil, &archive.ReadError{What: form.What, Entry: mostKept, Err: errors.New("one too many")}
	}
	for i, k := range list {
		switch {
		case k.Name == "" || k.Name != cleanName(k.Name):
			err = errors.New("no name for a set-up")
		case k.Seat != 0 && k.Seat != 1 || len(k.Match) > sift.MaxID:
			err = errors.New("no match in which it was kept")
		case fits != nil && !fits(k.Kinds):
			err = errors.New("no set-up of this game")
		default:
			continue
		}
		return nil, &archive.ReadError{What: form.What, Entry: i, Err: err}
	}
	return list, nil
}

// checkKept says what is wrong with a text that is to be kept under keptKey.
func checkKept(text string) error {
	match, err := rules.NewMatch(stratege.Spec(), rules.Setup{}, "")
	if err != nil {
		return err
	}
	_, err = readKept(newDraft(match).whole, text)
	return err
}

// cleanName returns a name as a set-up can have it, empty when nothing of it is left.
func cleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || unicode.Is(unicode.C, r) && !unicode.IsSpace(r) {
			return -1
		}
		return r
	}, name)
	runes := []rune(strings.Join(strings.Fields(name), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), longestName)]))
}

// withKept returns a list with one more set-up, in the place of the one that it replaces, if there is one; false when
// there is no room. The list given stays as it is.
func withKept(list []keptSetUp, k keptSetUp, replaces func(keptSetUp) bool) ([]keptSetUp, bool) {
	list = slices.Clone(list)
	if i := slices.IndexFunc(list, replaces); i >= 0 {
		list[i] = k
		return list, true
	}
	if len(list) >= mostKept {
		return list, false
	}
	return append(list, k), true
}
