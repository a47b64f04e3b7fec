package board

// A Session is a lesson on a game that a teacher gives to a class, with a sheet of questions; or a subject of an
// examination, which has no phases.
type Session struct {
	Title, For     string
	Known, Observe string // what the class knows already, and what its teacher is to observe
	Phases         []Phase
	Links          []SessionLink
	Intro          string   // above the questions of the sheet
	Positions      []string // the positions on the sheet, in the rules' notation
	Diagrams       []string // the same, as rows of letters
	Questions      []Question
	Grid           Grid   // of the oral at its end, if it has one
	Set            string // the name of the set that is made ready for it, empty for none: see class/ready
	Game           string // the id of the game
}

// A Grid is by what an oral is marked: criteria with their points, the head first, and what is asked.
type Grid struct {
	Intro string
	Rows  [][]string
	Asks  string // above what is asked
	Asked []string
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

// Linked returns links with their texts.
func Linked(links []SessionLink, texts ...string) []SessionLink {
	all := make([]SessionLink, len(texts))
	for i, text := range texts {
		all[i] = links[i]
		all[i].Text = text
	}
	return all
}

// A Destination is where a link of a session leads.
type Destination int

// The destinations: the game's own lesson, the puzzles, the rooms of the workshop, and the
// notebook of a class.
const (
	ToLesson Destination = iota
	ToPuzzles
	ToWatch
	ToAtlas
	ToWrite
	ToCup
	ToNotebook
)

// A Question is one of a sheet, with so many lines for the answer, and the answer as the teacher has it. Code stands
// below either, as it is written, and a table below what is asked, its head first, with empty cells to be filled in. An
// exercise of a subject has a title, examples, and a scheme that says what is given points for, its head first.
type Question struct {
	Title               string `json:",omitempty"`
	Ask, Examples, Code string
	Table               [][]string `json:",omitempty"`
	Lines               int
	Answer, AnswerCode  string     `json:",omitempty"`
	Scheme              [][]string `json:",omitempty"`
}
