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
	keptKey = "arrangements.stratege" // the storage key of the set-ups that a person has saved
	maxKept = 40
	maxName = 30 // runes
)

// A keptSetUp is a set-up that a person has saved under a name.
type keptSetUp struct {
	Name  string `json:"name"`
	Kinds []int  `json:"kinds"`           // by home
	Match string `json:"match,omitempty"` // the ID of the match in which it was saved
	Seat  int    `json:"seat,omitempty"`  // of who saved it: the other one must not see it before the end
}

func keptForm() archive.Form[keptSetUp] {
	return archive.Form[keptSetUp]{
		What: "arrangements", Readers: []archive.Reader[keptSetUp]{archive.Strict[keptSetUp]},
	}
}

// saveKept returns the stored form of a person's saved set-ups.
func saveKept(list []keptSetUp) string { return keptForm().Save(list) }

// readKept parses the stored form of a person's saved set-ups. Fits says whether the kinds are a set-up; when it is nil
// that is left unchecked, where the text has been written or checked here. The error is an *archive.ReadError.
func readKept(fits func(kinds []int) bool, text string) ([]keptSetUp, error) {
	form := keptForm()
	list, err := form.Read(text)
	if err != nil {
		return nil, err
	}
	if len(list) > maxKept {
		return nil, &archive.ReadError{What: form.What, Entry: maxKept, Err: errors.New("one too many")}
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

// checkKept validates the stored form of saved set-ups, as an import does.
func checkKept(text string) error {
	match, err := rules.NewMatch(stratege.Spec(), rules.Setup{}, "")
	if err != nil {
		return err
	}
	_, err = readKept(newDraft(match).whole, text)
	return err
}

// cleanName returns the valid part of a name, maybe empty.
func cleanName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r == utf8.RuneError || unicode.Is(unicode.C, r) && !unicode.IsSpace(r) {
			return -1
		}
		return r
	}, name)
	runes := []rune(strings.Join(strings.Fields(name), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), maxName)]))
}

// withKept returns a list with one more set-up, in the place of the one that it replaces, if there is one; false when
// there is no room. The list given stays as it is.
func withKept(list []keptSetUp, k keptSetUp, replaces func(keptSetUp) bool) ([]keptSetUp, bool) {
	list = slices.Clone(list)
	if i := slices.IndexFunc(list, replaces); i >= 0 {
		list[i] = k
		return list, true
	}
	if len(list) >= maxKept {
		return list, false
	}
	return append(list, k), true
}
