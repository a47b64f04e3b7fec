package archive

import (
	"fmt"
	"slices"
	"strings"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules"
)

// unreadable ends the keys of texts that the store has set aside.
const unreadable = ".unreadable"

// A reader says what is wrong with a text that is to be kept under a key.
type reader func(text string) error

// readers returns whoever reads what is kept, by key: of the site and of every game.
func readers(games []*board.Game) map[string]reader {
	list := map[string]reader{
		langKey:        oneOf(string(i18n.French), string(i18n.English)),
		"theme":        oneOf(shell.SystemTheme, shell.LightTheme, shell.DarkTheme),
		persistenceKey: oneOf(asked),
	}
	for _, game := range games {
		list[match.SaveKey(game.ID())] = func(text string) error {
			_, err := play.Restore(game, game.Levels, text)
			return err
		}
		list[archive.PastKey(game.ID())] = func(text string) error {
			_, err := archive.ReadPast(rules.Registry{game.Spec}, text)
			return err
		}
		list[archive.StatsKey(game.ID())] = func(text string) error {
			_, err := archive.ReadStats(text)
			return err
		}
		for key, check := range game.Keeps {
			list[key] = check
		}
	}
	return list
}

// oneOf returns the reader of a text that is one of a few.
func oneOf(known ...string) reader {
	return func(text string) error {
		if slices.Contains(known, text) {
			return nil
		}
		return fmt.Errorf("%.40q, want one of %q", text, known)
	}
}

// A textError is the error of a text in a file that its own reader refuses.
type textError struct {
	key string
	err error
}

// Error implements error.
func (e *textError) Error() string { return e.key + ": " + e.err.Error() }

// Unwrap returns what its reader says.
func (e *textError) Unwrap() error { return e.err }

// check holds a text of a file to what is kept under its key. The error is a *store.BackupError for a key that is none,
// else a *textError.
func (k *Kind) check(key, text string) error {
	name, aside := strings.CutSuffix(key, unreadable)
	read, known := k.readers[name]
	if !known {
		return &store.BackupError{Fault: store.BackupKey, Key: key}
	}
	if aside {
		return nil // what was set aside is kept for what it may still be worth
	}
	if err := read(text); err != nil {
		return &textError{key, err}
	}
	return nil
}
