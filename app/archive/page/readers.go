package page

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablier/ai/cup"
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/class/drafts"
	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/draw"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/puzzles"
	"tablier/app/recall"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/sift"
	"tablier/app/sound"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/app/write"
	"tablier/rules"
)

// unreadable is the suffix of the keys of texts that the store has set aside.
const unreadable = ".unreadable"

// A work is a long task that is done in steps; see [steps.Work].
type work interface {
	Step(plies int) (done bool, err error)
}

// A reader begins to validate a text for a key; the error of a step is that of the text.
type reader func(text string) work

// maxAtOnce is how many bytes a text may have to be read at once.
const maxAtOnce = 128 << 10

// A short validates a text at once.
type short struct {
	text string
	read func(text string) error
}

// Step implements work.
func (s short) Step(int) (done bool, err error) {
	if len(s.text) > maxAtOnce {
		return false, sift.ErrLong
	}
	return true, s.read(s.text)
}

// A programs validates the record of an exercise with a person's programs. They are read at once, for they are but few.
type programs struct{ text string }

// Step implements work.
func (p programs) Step(int) (done bool, err error) {
	_, err = write.ReadRecord(p.text, sandbox.MaxProgram)
	return err == nil, err
}

// checkName validates the name of who writes programs.
func checkName(text string) error {
	if len(text) > write.MaxName+len("…") || strings.ContainsFunc(text, unicode.IsControl) {
		return fmt.Errorf("%.40q is no name", text)
	}
	return nil
}

// A cupReading validates the workshop's cup, and replays its games.
type cupReading struct {
	games   []*board.Game
	text    string
	reading *cup.Reading
}

// Step implements work: it opens the file, or plays a game.
func (c *cupReading) Step(int) (done bool, err error) {
	if c.reading != nil {
		return c.reading.Step()
	}
	c.reading, err = cup.Open(board.Registry(c.games), []byte(c.text))
	return false, err
}

// readers returns the reader of each key, of the site and of every game.
func readers(games []*board.Game) map[string]reader {
	list := map[string]reader{
		shell.SingleKeysKey:    oneOf(shell.NoSingleKeys),
		recall.Key:             func(text string) work { return short{text, checkRecalled} },
		sound.Key:              oneOf(sound.SwitchedOn),
		shell.LangKey:          oneOf(string(i18n.French), string(i18n.English)),
		shell.ThemeKey:         oneOf(shell.SystemTheme, shell.LightTheme, shell.DarkTheme),
		archive.PersistenceKey: oneOf(asked),
		match.LastKey:          func(text string) work { return short{text, checkLast} },
		lesson.Key:             func(text string) work { return short{text, checkLessons} },
		puzzles.Key:            func(text string) work { return short{text, checkPuzzles} },
		watch.ScoreKey:         func(text string) work { return short{text, checkScore} },
		write.NameKey:          func(text string) work { return short{text, checkName} },
		drafts.TeacherKey:      oneOf(drafts.Opened),
		drafts.OpenKey:         func(text string) work { return short{text, checkNumber} },
		draw.Key:               func(text string) work { return short{text, checkDrawing} },
		write.CupKey:           func(text string) work { return &cupReading{games: games, text: text} },
	}
	for _, game := range games {
		list[match.SaveKey(game.ID())] = func(text string) work { return play.BeginRestore(game, game.Levels, text) }
		list[archive.PastKey(game.ID())] = func(text string) work {
			return archive.BeginPast(rules.Registry{game.Spec}, text)
		}
		list[archive.StatsKey(game.ID())] = func(text string) work {
			return short{text, func(text string) error {
				_, err := archive.ReadStats(text)
				return err
			}}
		}
		for key, check := range game.Keeps {
			list[key] = func(text string) work { return short{text, check} }
		}
	}
	return list
}

// checkLast validates the list of the games played last.
func checkLast(text string) error {
	_, err := match.ReadLast(text)
	return err
}

// checkScore validates the count of predictions.
func checkScore(text string) error {
	_, err := watch.ParseScore(text)
	return err
}

// checkRecalled validates the mistakes that are kept for a second look.
func checkRecalled(text string) error {
	_, err := recall.Parse(text)
	return err
}

// oneOf returns the reader of a text that must be one of a few.
func oneOf(known ...string) reader {
	return func(text string) work {
		return short{text, func(text string) error {
			if slices.Contains(known, text) {
				return nil
			}
			return fmt.Errorf("%.40q, want one of %q", text, known)
		}}
	}
}

// A textError is the error of a text that its reader refuses.
type textError struct {
	key string
	err error
}

// Error implements error.
func (e *textError) Error() string { return e.key + ": " + e.err.Error() }

// Unwrap returns the reader's error.
func (e *textError) Unwrap() error { return e.err }

// check begins to validate a text for a key; nil for an unknown key. The error is a *store.BackupError for a key that
// is none; that of a step is for a *textError.
func (k *Kind) check(key, text string) (work, error) {
	name, aside := strings.CutSuffix(key, unreadable)
	read, known := k.readers[name]
	if _, ok := write.ID(name); ok {
		read, known = func(text string) work { return programs{text} }, true
	}
	if drafts.ID(name) > 0 {
		read, known = func(text string) work { return short{text, checkDraft} }, true
	}
	if id := pupil.ID(name); id != "" {
		read, known = func(text string) work {
			return short{text, func(text string) error {
				_, err := pupil.Read(id, text)
				return err
			}}
		}, true
	}
	if !known {
		return nil, &store.BackupError{Fault: store.BackupKey, Key: key}
	}
	if aside {
		return nil, nil // texts that were set aside may still be of use
	}
	return read(text), nil
}

// checkLessons validates which boards of lessons are done.
func checkLessons(text string) error {
	_, err := lesson.ParseProgress(text)
	return err
}

// checkDrawing validates the game that a person draws.
func checkDrawing(text string) error {
	_, err := draw.ReadSaved(text)
	return err
}

// checkDraft validates a set that a teacher prepares.
func checkDraft(text string) error {
	_, _, err := set.ReadFile(text)
	return err
}

// checkNumber validates the number of a draft.
func checkNumber(text string) error {
	_, err := strconv.Atoi(text)
	return err
}

// checkPuzzles validates which puzzles have been tried and solved.
func checkPuzzles(text string) error {
	_, err := puzzles.ParseProgress(text)
	return err
}
