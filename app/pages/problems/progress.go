package problems

import (
	"errors"
	"strings"

	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/sift"
)

// cutFragment returns the id that stands behind the # of a link to a puzzle.
func cutFragment(fragment string) (id string, ok bool) {
	return strings.CutPrefix(fragment, nav.PuzzleFragment)
}

// progress returns what is kept of which puzzles are solved. A text that cannot be read is put aside.
func (k *Kind) progress() puzzles.Progress {
	text, ok := k.site.Store.Read(puzzles.Key)
	if !ok {
		return puzzles.Progress{}
	}
	done, err := puzzles.ParseProgress(text)
	if err != nil {
		k.outside.log(err)
		if !errors.Is(err, sift.ErrNewer) {
			k.site.Store.SetAside(puzzles.Key)
		}
	}
	return done
}

// keep keeps how a puzzle stands. What a later version has written stays as it is.
func (k *Kind) keep(id string, e puzzles.Entry) {
	store := k.site.Store
	if text, ok := store.Read(puzzles.Key); ok {
		if _, err := puzzles.ParseProgress(text); errors.Is(err, sift.ErrNewer) {
			return
		}
	}
	store.Set(puzzles.Key, k.progress().With(id, e).String()) // another tab may have written
}
