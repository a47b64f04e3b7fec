package write

import (
	"encoding/json"
	"errors"

	"tablier/app/i18n"
)

// TestTurns is how many turns a test of an exercise may take.
const TestTurns = 20_000_000

// An Exercise asks for a program, in one language.
type Exercise struct {
	ID        string   `json:"id"` // what its address says
	Title     string   `json:"title"`
	Topic     string   `json:"topic"` // what of the syllabus it needs
	Statement string   `json:"statement"`
	Hints     []string `json:"hints"`
	Guide     string   `json:"guide"`    // the program to begin with, which has gaps
	Solution  string   `json:"solution"` // a program that passes all tests
	Tests     string   `json:"tests"`    // a program for module essais
	Game      string   `json:"game"`
	Variant   string   `json:"variant,omitempty"`
	Calls     int      `json:"calls"`              // looks at positions that a test may take
	Compared  bool     `json:"compared,omitempty"` // its observed calls are compared with those of the solution
	Further   bool     `json:"further,omitempty"`  // it goes beyond the syllabus
	Sorted    bool     `json:"sorted,omitempty"`   // before it is written, the lines of its solution are put in order
	Picture   *Picture `json:"picture,omitempty"`
	Checks    []Check  `json:"checks"` // what the tests are called, in their order
}

// A Check is a test as it stands there before it has run.
type Check struct {
	Name   string `json:"name"`
	Hidden bool   `json:"hidden,omitempty"`
}

// File returns the name by which the exercises in a language are demanded.
func File(lang i18n.Lang) string { return "exercises." + string(lang) + ".json" }

var errNone = errors.New("no exercises")

// A Collection is what the file of a language holds.
type Collection struct {
	Exercises []Exercise `json:"exercises"`
	Memo      Memo       `json:"memo"`
	Samples   []string   `json:"samples"` // programs that come with the site, the weakest first
}

// A Memo says what a program may ask of a position: rows of a name and what it is, and a paragraph.
type Memo struct {
	Rows [][2]string `json:"rows"`
	Told string      `json:"told"`
}

// Load parses the file of exercises in a language, which Pack has made.
func Load(text string) (Collection, error) {
	var c Collection
	if err := json.Unmarshal([]byte(text), &c); err != nil {
		return c, err
	}
	if len(c.Exercises) == 0 {
		return c, errNone
	}
	return c, nil
}

// Find returns the place of the exercise with an id, 0 if there is none.
func Find(list []Exercise, id string) int {
	for i := range list {
		if list[i].ID == id {
			return i
		}
	}
	return 0
}
