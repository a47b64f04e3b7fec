package archive

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"tablier/ai/cup"
	"tablier/app/archive"
	"tablier/app/board"
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

// unreadable ends the keys of texts that the store has set aside.
const unreadable = ".unreadable"

// A work is something long that is done in steps; see [match.Work].
type work interface {
	Step(plies int) (done bool, err error)
}

// A reader begins to read a text that is to be kept under a key; the error of a step says what is wrong with it.
type reader func(text string) work

// longestText is how many bytes a text may have that is read at once.
const longestText = 128 << 10

// short reads a text at once.
type short struct {
	text string
	read func(text string) error
}

// Step implements work.
func (s short) Step(int) (done bool, err error) {
	if len(s.text) > longestText {
		return false, sift.ErrLong
	}
	return true, s.read(s.text)
}

// programs are those that a person has written in the exercises. They are read at once, for they are but few.
type programs struct {
	text string
	read func(text string) error
}

// Step implements work.
func (p programs) Step(int) (done bool, err error) {
	err = p.read(p.text)
	return err == nil, err
}

// checkExercise checks what is known of one exercise.
func checkExercise(text string) error {
	_, err := write.ReadRecord(text, sandbox.MaxProgram)
	return err
}

// checkName checks the name of who writes programs.
func checkName(text string) error {
	if len(text) > write.LongestName+len("…") || strings.ContainsFunc(text, unicode.IsControl) {
		return fmt.Errorf("%.40q is no name", text)
	}
	return nil
}

// checkExercises checks what older builds have kept of all exercises.
func checkExercises(text string) error {
	_, err := write.ReadOlder(text)
	return err
}

// A cupReading is the cup of the workshop, whose games are played again.
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

// readers returns whoever reads what is kept, by key: of the site and of every game.
func readers(games []*board.Game) map[string]reader {
	list := map[string]reader{
		shell.SingleKeysKey: oneOf(shell.NoSingleKeys),
		recall.Key:          func(text string) work { return short{text, checkRecalled} },
		sound.Key:           oneOf(sound.SwitchedOn),
		shell.LangKey:       oneOf(string(i18n.French), string(i18n.English)),
		shell.ThemeKey:      oneOf(shell.SystemTheme, shell.LightTheme, shell.DarkTheme),
		persistenceKey:      oneOf(asked),
		match.LastKey:       func(text string) work { return short{text, checkLast} },
		lesson.Key:          func(text string) work { return short{text, checkLessons} },
		puzzles.Key:         func(text string) work { return short{text, checkPuzzles} },
		watch.ScoreKey:      func(text string) work { return short{text, checkScore} },
		write.OlderKey:      func(text string) work { return programs{text, checkExercises} },
		write.NameKey:       func(text string) work { return short{text, checkName} },
		write.CupKey:        func(text string) work { return &cupReading{games: games, text: text} },
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

// checkLast says what is wrong with the list of the games played last.
func checkLast(text string) error {
	_, err := match.ReadLast(text)
	return err
}

// checkScore says what is wrong with the count of predictions.
func checkScore(text string) error {
	_, err := watch.ParseScore(text)
	return err
}

// checkRecalled checks the positions that are kept to be looked at again.
func checkRecalled(text string) error {
	_, err := recall.Parse(text)
	return err
}

// oneOf returns the reader of a text that is one of a few.
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

// A textError is the error of a text in a file that its own reader refuses.
type textError struct {
	key string
	err error
}

// Error implements error.
func (e *textError) Error() string { return e.key + ": " + e.err.Error() }

// Unwrap returns what its reader says.
func (e *textError) Unwrap() error { return e.err }

// check begins to hold a text of a file to what is kept under its key; nil where that is nothing. The error is a
// *store.BackupError for a key that is none; that of a step is for a *textError.
func (k *Kind) check(key, text string) (work, error) {
	name, aside := strings.CutSuffix(key, unreadable)
	read, known := k.readers[name]
	if _, ok := write.ID(name); ok {
		read, known = func(text string) work { return programs{text, checkExercise} }, true
	}
	if !known {
		return nil, &store.BackupError{Fault: store.BackupKey, Key: key}
	}
	if aside {
		return nil, nil // what was set aside is kept for what it may still be worth
	}
	return read(text), nil
}

// checkLessons checks which boards of lessons are done.
func checkLessons(text string) error {
	_, err := lesson.ParseProgress(text)
	return err
}

// checkPuzzles checks which puzzles have been tried and solved.
func checkPuzzles(text string) error {
	_, err := puzzles.ParseProgress(text)
	return err
}
