package teacher

import (
	"slices"

	"tablier/ai/cup"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
	"tablier/app/sandbox"
	"tablier/app/write"
)

// Checks are the programs of pupils that are run again, one after another.
type Checks struct {
	session   *Session
	python    sandbox.State
	exercises []write.Exercise
	found     map[program]Check
	queue     []program // the one that runs first
	all       int       // how many were asked for since none ran
	running   *process  // nil for none
}

// All runs all programs for an item again that have not been, one after another. Those that have crashed the page
// before wait until a teacher asks for each.
func (c *Checks) All(column int) {
	if !c.session.Look.has(column) {
		return
	}
	for row := range c.session.table.Rows {
		c.enqueue(row, column, false)
	}
	c.goOn()
}

// One runs the program of a row again.
func (c *Checks) One(row, column int) {
	c.enqueue(row, column, true)
	c.goOn()
}

// enqueue puts a program behind those that wait, once.
func (c *Checks) enqueue(row, column int, asked bool) {
	p, ok := c.programOf(row, column)
	if !ok || slices.Contains(c.queue, p) || c.found[p].State == Done && !asked {
		return
	}
	if asked {
		c.session.environment.Begun.Ask(p.thing())
		delete(c.found, p)
	}
	if c.session.environment.Begun.Left(p.thing()) {
		c.found[p] = Check{State: Held}
		return
	}
	c.queue = append(c.queue, p)
	c.all++
}

// programOf returns the program of a row for an item in Python; false where there is none.
func (c *Checks) programOf(row, column int) (p program, ok bool) {
	if row < 0 || row >= len(c.session.table.Rows) || !c.session.Look.has(column) {
		return program{}, false
	}
	task, ok := c.session.table.Columns[column].Task.(*set.Python)
	if !ok {
		return program{}, false
	}
	text := c.session.table.Rows[row].Cells[column].Program
	return program{task.Exercise, text}, text != ""
}

// Found returns what the program of a row has come to here.
func (c *Checks) Found(row, column int) Check {
	p, ok := c.programOf(row, column)
	found := c.found[p]
	switch at := slices.Index(c.queue, p); {
	case !ok || at < 0:
	case at == 0 && c.running != nil:
		found.State = Running
	default:
		found.State = Waiting
	}
	return found
}

// Differs says whether what a file claims of a program is not what it has come to here.
func (c *Checks) Differs(row, column int) bool {
	found := c.Found(row, column)
	return found.State == Done && found.Passes() != (c.session.table.Rows[row].Cells[column].Result == handin.Solved)
}

// Going returns how many programs have been run, of how many that were asked for; false while none runs or waits.
func (c *Checks) Going() (run, all int, ok bool) {
	return c.all - len(c.queue), c.all, len(c.queue) > 0
}

// Stop ends the program that runs, and runs none of those that wait.
func (c *Checks) Stop() {
	if running := c.running; running != nil {
		running.end()
	}
	c.running, c.queue, c.all = nil, nil, 0
}

// goOn brings Python and the exercises, and then runs what waits.
func (c *Checks) goOn() {
	switch {
	case len(c.queue) == 0 || c.running != nil || !c.session.shown:
		return
	case c.exercises == nil:
		c.session.environment.Library.Exercises(func(list []write.Exercise, ok bool) {
			if !ok || len(list) == 0 {
				c.refuse(NoTests)
				return
			}
			c.exercises = list
			c.goOn()
			c.session.environment.Screen.Changed()
		})
	case c.python == sandbox.Ready:
		c.next()
	case !c.python.OnItsWay():
		c.python = sandbox.Coming
		c.session.environment.Python.Open(func(state sandbox.State) {
			c.python = state
			switch {
			case state == sandbox.Ready:
				c.goOn()
			case !state.OnItsWay():
				c.refuse(NoPython)
			}
			c.session.environment.Screen.Changed()
		})
	}
}

// refuse runs nothing, and tells why.
func (c *Checks) refuse(why Trouble) {
	c.Stop()
	c.session.troubles = []Trouble{why}
	c.session.environment.Screen.Changed()
}

// next runs the first program that waits.
func (c *Checks) next() {
	if len(c.queue) == 0 {
		c.all = 0
		c.session.environment.Screen.Say(SayChecked)
		return
	}
	first := c.queue[0]
	at := slices.IndexFunc(c.exercises, func(e write.Exercise) bool { return e.ID == first.exercise })
	if at < 0 {
		c.refuse(NoTests)
		return
	}
	c.running = &process{environment: &c.session.environment, program: first, exercise: c.exercises[at]}
	c.running.done = func(found Check) {
		c.found[first], c.queue, c.running = found, c.queue[1:], nil
		c.next()
		c.session.environment.Screen.Changed()
	}
	c.running.begin()
}

// Exercise returns the exercise of an item as the file of the page's language has it; false where it has not come.
func (c *Checks) Exercise(column int) (e write.Exercise, ok bool) {
	task, python := c.session.table.Columns[column].Task.(*set.Python)
	if !python {
		return e, false
	}
	at := slices.IndexFunc(c.exercises, func(e write.Exercise) bool { return e.ID == task.Exercise })
	if at < 0 {
		return e, false
	}
	return c.exercises[at], true
}

// Learn takes the exercises in the language of the page.
func (c *Checks) Learn(list []write.Exercise) { c.exercises = list }

// Players returns the programs of the class as players of a cup, with their game: those for the item that is shown, or
// for the last item that has programs.
func (c *Checks) Players() (game string, players []cup.Player) {
	column := c.programColumn()
	if column < 0 {
		return "", nil
	}
	if e, ok := c.Exercise(column); ok {
		game = e.Game
	}
	for row := range c.session.table.Rows {
		if p, ok := c.programOf(row, column); ok {
			name := c.session.table.Rows[row].Pupil.Name
			players = append(players, cup.Player{Name: name, Kind: cup.Program, Program: p.text})
		}
	}
	return game, players
}

// programColumn returns the item whose programs go to a cup, -1 for none.
func (c *Checks) programColumn() int {
	programs := func(column int) bool {
		return slices.ContainsFunc(c.session.table.Rows, func(r notebook.Row) bool { return r.Cells[column].Program != "" })
	}
	if shown := c.session.Look.view; (shown.Place == Item || shown.Place == Programs) && programs(shown.Column) {
		return shown.Column
	}
	for column := len(c.session.table.Columns) - 1; column >= 0; column-- {
		if _, python := c.session.table.Columns[column].Task.(*set.Python); python && programs(column) {
			return column
		}
	}
	return -1
}

// Python returns whether Python is loading, ready or has failed.
func (c *Checks) Python() sandbox.State { return c.python }
