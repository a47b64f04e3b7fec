package match

import (
	"tablier/app/analysis"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/play"
	"tablier/app/recall"
)

// A core is what all parts of a controller share: the table, the time, and the effects that they ask for.
type core struct {
	game  *board.Game
	table *play.Table
	now   Moment
	still bool // a person wants no motion
	// the effects that Update returns
	out        []Effect
	lastNumber int       // of questions and timers
	waits      []waiting // the timers that run

	live      bool // the program runs in a browser
	elsewhere bool // another tab plays the match on, or a later version has saved it: nothing is saved here
	failed    bool // the machine is out of order until a person restarts it
}

// do adds effects to those that Update returns.
func (c *core) do(effects ...Effect) {
	c.noteWaits(effects)
	c.out = append(c.out, effects...)
}

// number returns a number for a question or a timer, unlike that of any other.
func (c *core) number() int {
	c.lastNumber++
	return c.lastNumber
}

// can says whether the match can be changed here.
func (c *core) can() bool { return c.live && !c.elsewhere }

// query returns the question about the position after ply moves, with what the player to move may know.
func (c *core) query(ply, level int) machine.Query {
	match := c.table.Match()
	record := match.RecordFor(match.MoverAt(ply))
	record.Moves, record.Resigned = record.Moves[:ply], ""
	record.Seeds = record.Seeds[:min(len(record.Seeds), match.RoundAt(ply))]
	return machine.Query{Record: record, Level: level, Seed: c.table.MachineSeed()}
}

// ask asks the machine, and returns the number of the question.
func (c *core) ask(q machine.Query) (id int) {
	id = c.number()
	c.do(Ask{id, q})
	return id
}

// An inquirer is the environment of the analysis: its questions become effects.
type inquirer struct{ *core }

var _ analysis.Environment = inquirer{}

// The methods of analysis.Environment.
func (i inquirer) Table() *play.Table                 { return i.table }
func (i inquirer) Can() bool                          { return i.can() }
func (i inquirer) Elsewhere() bool                    { return i.elsewhere }
func (i inquirer) Failed() bool                       { return i.failed }
func (i inquirer) SetFailed(failed bool)              { i.failed = failed }
func (i inquirer) Query(ply, level int) machine.Query { return i.query(ply, level) }
func (i inquirer) Ask(q machine.Query) (id int)       { return i.ask(q) }
func (i inquirer) Cancel(id int)                      { i.do(Cancel{id}) }
func (i inquirer) Remember(list []recall.Entry)       { i.do(Remember{list}) }
func (i inquirer) ReviewDone()                        { i.do(MoveFocusFrom{ReviewControl}) }
func (i inquirer) Log(err error)                      { i.do(Log{err}) }
