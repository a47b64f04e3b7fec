package i18n

// Workshop are the sentences that the pages of the workshop share, and those of its entrance.
type Workshop struct {
	Title, Description string
	Lead               string

	// the rooms: the name of each, a sentence above it, and one on its door at the entrance; the map is one of a board
	Watch, WatchSentence, WatchDoor string
	Compose, ComposeSentence        string
	ComposeDoor                     string
	Cup, CupSentence, CupDoor       string
	Atlas                           string
	AtlasSentence                   func(board string) string
	AtlasDoor                       func(board, positions string) string
	Draw, DrawSentence, DrawDoor    string
	Notebook                        string
	NotebookDoor                    string // on the page for teachers
	PrintDoor                       string // what can be printed
	Matchboxes                      string // the way to the lesson about a machine made of matchboxes
	Others                          string // the control that shows the other rooms on a phone

	Exercises   func(done, all int) string
	Begin       string // the way to the first prepared question
	Teach       string
	TeachWhat   string
	TeachSheets string
	SetsDo      string // the way to the page on which sets are prepared
	Proofs      string // the way to the page on which certificates are checked
	ProofsWhat  string
	HomeLine    string // the way here from the home page
}
