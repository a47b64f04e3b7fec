package board

// A Session is a lesson on a game that a teacher gives to a class, with a sheet of questions.
type Session struct {
	Title, For     string
	Known, Observe string // what the class knows already, and what its teacher is to observe
	Phases         []Phase
	Links          []SessionLink
	Intro          string   // above the questions of the sheet
	Positions      []string // the positions on the sheet, in the rules' notation
	Questions      []Question
}

// A Phase is a part of a session.
type Phase struct {
	Minutes int
	Does    string
}

// Minutes returns how long a session is.
func (s *Session) Minutes() int {
	minutes := 0
	for _, phase := range s.Phases {
		minutes += phase.Minutes
	}
	return minutes
}

// A SessionLink leads to what is shown in a session.
type SessionLink struct {
	Text string
	To   Destination
	Open string // what is opened there, empty for nothing
}

// A Destination is where a link of a session leads.
type Destination int

// The destinations: the game's own lesson, the puzzles, and the rooms of the workshop.
const (
	ToLesson Destination = iota
	ToPuzzles
	ToWatch
	ToAtlas
)

// A Question is one of a sheet, with so many lines for the answer, and the answer as the teacher has it. Code stands
// below either, as it is written, and a table below what is asked, its head first, with empty cells to be filled in.
type Question struct {
	Ask, Code          string
	Table              [][]string
	Lines              int
	Answer, AnswerCode string
}
