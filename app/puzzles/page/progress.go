package page

import (
	"errors"
	"strings"

	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/sift"
)

// cutFragment returns the puzzle's id in the fragment of a link.
func cutFragment(fragment string) (id string, ok bool) {
	return strings.CutPrefix(fragment, nav.PuzzleFragment)
}

// progress returns the saved progress. A text that cannot be read is put aside.
func (k *Kind) progress() puzzles.Progress {
	text, ok := k.site.Store.Read(puzzles.Key)
	if !ok {
		return puzzles.Progress{}
	}
	done, err := puzzles.ParseProgress(text)
	if err != nil {
		k.environment.log(err)
		if !errors.Is(err, sift.ErrNewer) {
			k.site.Store.SetAside(puzzles.Key)
		}
	}
	return done
}

// save saves the progress of a puzzle. What a later version has written stays as it is.
func (k *Kind) save(id string, e puzzles.Entry) {
	store := k.site.Store
	if text, ok := store.Read(puzzles.Key); ok {
		if _, err := puzzles.ParseProgress(text); errors.Is(err, sift.ErrNewer) {
			return
		}
	}
	store.Set(puzzles.Key, k.progress().With(id, e).String()) // another tab may have written
}
