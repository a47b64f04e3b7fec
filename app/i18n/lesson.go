package i18n

// Lesson are the sentences of the pages with lessons. The ideas, tasks and answers are a lesson's own.
type Lesson struct {
	First                   string // what the lesson of a game is called, beside the name of the game
	Title                   func(game, about string) string
	Description             func(game string) string
	Lead                    string // what a lesson is, before it is there
	Loading                 string
	Missing, MissingWhy     string // the file cannot be fetched
	Panel, Steps            string
	StepOf                  func(number, of int) string
	Ended                   string
	Done, Now, ToCome       func(number int, title string) string
	YourMove, NotYet        string
	Played                  func(move string) string // while the reply is still to come
	Shown                   func(move string) string // a right move, when a person has asked for it
	ShownWhy                string
	Back, Show, Again, Skip string
	Retry, Next             string
	Known                   string
	Tick, Passed            string // beside what is known: a board that is done, and one that has been passed over
	PlayLevel               func(level int) string
	FirstPuzzle             string
	Restart                 string
	Learn, Idea             string // the way to a lesson, and how one is made
}
