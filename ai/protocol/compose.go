package protocol

import "strconv"

// MaxEffort is how many times the usual number of positions a puzzle may take to be proved.
const MaxEffort = 1000

// A ComposeQuery is what an op compose asks about the start of a match.
type ComposeQuery struct {
	Question string // the kind of package puzzle
	On       string // what it is about
	Soon     bool   // a win in as few moves as it takes
	Effort   int    // how many times the usual number of positions are looked at; 0 counts as 1
}

// compose reads the fields of an op compose.
func (d *decoder) compose(r *Request, known []string) []string {
	r.Game, r.Variant, r.Start = d.text("game", true), d.text("variant", false), d.text("start", true)
	r.Options = d.options("options")
	q := &r.Compose
	q.Question, q.On = d.text("question", true), d.text("on", false)
	q.Soon = d.integer("soon", 0, 1, false) == 1
	q.Effort = int(d.integer("effort", 1, MaxEffort, false))
	return append(known, "game", "variant", "options", "start", "question", "on", "soon", "effort")
}

// compose writes them.
func (r Request) compose(o *object) {
	r.match(o)
	o.text("question", r.Compose.Question)
	if r.Compose.On != "" {
		o.text("on", r.Compose.On)
	}
	if r.Compose.Soon {
		o.integer("soon", 1)
	}
	if r.Compose.Effort > 0 {
		o.integer("effort", uint64(r.Compose.Effort))
	}
}

// A Composition is what has been proved of a question.
type Composition struct {
	Puzzle   string   `json:"puzzle"`   // a line of package puzzle; empty where nothing is right, or something is open
	Right    []string `json:"right"`    // the right moves that have been found
	Alike    int      `json:"alike"`    // how many these are up to symmetry
	Open     int      `json:"open"`     // moves of which it is not known what they are worth
	Final    bool     `json:"final"`    // more effort does not help; absent where it may
	Subjects []string `json:"subjects"` // of forces and odds: what the question can be about
	Depth    int      `json:"depth"`    // plies within which no further win is, where something is open
	Mean     int      `json:"mean"`     // hundredths
	Nodes    uint64   `json:"nodes"`
}

// A Composed is the content of the answer to the op compose beside its id.
type Composed struct {
	Composed Composition `json:"composed"`
}

func (c Composed) body(o *object) {
	v := &c.Composed
	o.name("composed")
	o.open()
	o.text("puzzle", v.Puzzle)
	texts(o, "right", v.Right)
	o.integer("alike", uint64(v.Alike))
	o.integer("open", uint64(v.Open))
	if v.Final {
		o.buf = append(o.name("final"), "true"...)
	}
	texts(o, "subjects", v.Subjects)
	o.integer("depth", uint64(v.Depth))
	o.buf = strconv.AppendInt(o.name("mean"), int64(v.Mean), 10)
	o.integer("nodes", v.Nodes)
	o.close()
}
