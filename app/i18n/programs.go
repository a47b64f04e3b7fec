package i18n

// Programs are the sentences of the room in which a player is written in Python. Those of exercises and errors come
// with them.
type Programs struct {
	Loading, Failed string
	Exercise        func(n, all int, topic string) string
	Further         string // for what goes beyond the syllabus
	Exercises       string // the part of the page
	Choice          func(n int, title string, done, ordered bool, passed, tests int) string
	Hint            func(n int) string
	Hints           string
	Solution        string
	SolutionIn      func(programs int) string
	UseSolution     string
	Restart         string // puts the program back that one begins with

	// the tree that stands beside what an exercise asks for: which of its values goes up; and in words
	Greatest, Smallest string
	PictureRoot        func(mover, worth string) string
	PictureBranch      func(move, other, worth string, signed bool, leaves string) string

	// lines that are put in order before a program is written
	Faces, FaceOrder, FaceWrite string
	Lines, LinesTold            string // their list, and its keys
	LinesLead                   string
	LinesDone                   string // once all tests have passed with them
	LineIn                      func(indent int) string
	LineSaid                    func(n, all, indent int, text string, taken bool) string
	LineMoves                   string // what moves the chosen line
	LineUp, LineDown            string
	LineLeft, LineRight         string
	WhereWrong                  string
	AllInPlace                  string
	OutOfPlace, Misindented     func(n int, text string) string

	Editor, EditorTold string
	Run, Stop, Steps   string
	Tree               string
	Keys               string // the row of keys on a phone
	Visiting           string // above a program that has come by link or file
	Adopt              string // makes it one's own
	EarlierProgram     string // shows the program that another one has taken the place of
	Newer, ShowNewer   string // another tab has written another program
	Crossed            string // so it has, and this one as well
	NotKept            string // the browser has no room
	Held               string // above a program during which the page once went
	More               string // what else can be done with the program
	Copy               string
	SaveFile, OpenFile string
	Name, NameTold     string // of who writes, for the names of files
	Cleaned            string // signs that are not Python's were replaced
	BadLink            string // a link whose program is damaged
	LongLink           string // one of more than 100 kB
	BigFile            string // a file of more
	TooLong            string // what was typed or pasted makes the program longer than that
	LongKept           string // one that was kept is

	// a program that was ended for what it has sent to the page: what has happened, and what else to say
	Flood, LongEvent       string
	FloodWhy, LongEventWhy string

	// why Python does not run
	Python func(state string) string

	Tabs  [5]string // what a phone shows: the program, the tests, the calls, the board, the memo
	Tests string

	Passed, Missed, NotRun string
	NotYetRun              string // of all tests
	TestCount              func(tests, hidden int) string
	Private, PrivateTold   string
	Verdict                func(passed, tests int) string
	Running                string
	Expected, Received     string
	OnBoard                string // shows the position of a failed test
	At                     func(line int) string
	Next                   string // to the next exercise

	Console        string
	Empty          string // before any run
	NothingPrinted string
	LeftOut        func(lines int) string // of what was printed
	Python3        string                 // Python's own words

	// step by step
	Walk        string
	Step        func(n, all, line int, function string) string
	Back, On    string
	First       string
	Last        string
	NoName      string
	EndOfWalk   string
	CloseWalk   string
	ToReturn    string
	ToLine      string // to the next step at the line of the caret
	NoStep      func(line int) string
	CallOf      func(function string) string
	Returns     func(function, value string) string
	EndsByError func(function string) string
	StepSpot    string // above the function that looks at the position on the board

	// the calls that have not returned: where one is, or what it returns; those that are not shown
	Stack      string
	LineOf     func(line int) string
	Gives      func(value string) string
	Broken     string // an error ends it
	FramesLeft func(calls int) string
	OneObject  string // of several names

	// the calls of an observed function
	Calls     func(shown, all int) string
	NoCalls   string
	Signed    string // of negamax: whom each value is for
	KnownCall string // of a call: the program knew its value
	Known     func(calls int) string
	// how they compare with those of the solution
	SameTree   string
	SameSoFar  string // of those that are noted
	OtherCount func(calls, want int) string
	NotCalled  string
	Differs    func(after, value, want string) string
	Exact      func(value string) string

	// the board
	Board       string
	Level       string
	Against     func(level int) string
	Itself      string
	Play, Again string
	Result      func(won, plies int) string
	Spot        string
	Start       string
	StartTold   string
	Drawn       func(title string) string // instead of the exercise's own game
	DrawnBack   string
	Ply         func(n int, move string, program bool) string
	Lost        string // a move of the program that gave something away
	Moves       string

	Memo string
}
