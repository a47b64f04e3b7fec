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

// checks are the programs of pupils that are run again, one after another.
type checks struct {
	environment *Environment
	python      sandbox.State
	exercises   []write.Exercise
	found       map[program]Check
	queue       []program // the one that runs first
	all         int       // how many were asked for since none ran
	running     *process  // nil for none
}

// Check runs all programs for an item again that have not been, one after another. Those that have crashed the page
// before wait until a teacher asks for each.
func (s *Session) Check(column int) {
	if !s.has(column) {
		return
	}
	for row := range s.table.Rows {
		s.enqueue(row, column, false)
	}
	s.checkQueue()
}

// CheckOne runs the program of a row again.
func (s *Session) CheckOne(row, column int) {
	s.enqueue(row, column, true)
	s.checkQueue()
}

// enqueue puts a program behind those that wait, once.
func (s *Session) enqueue(row, column int, asked bool) {
	p, ok := s.programOf(row, column)
	if !ok || slices.Contains(s.checks.queue, p) || s.checks.found[p].State == Done && !asked {
		return
	}
	if asked {
		s.environment.Begun.Ask(p.thing())
		delete(s.checks.found, p)
	}
	if s.environment.Begun.Left(p.thing()) {
		s.checks.found[p] = Check{State: Held}
		return
	}
	s.checks.queue = append(s.checks.queue, p)
	s.checks.all++
}

// programOf returns the program of a row for an item in Python; false where there is none.
func (s *Session) programOf(row, column int) (p program, ok bool) {
	if row < 0 || row >= len(s.table.Rows) || !s.has(column) {
		return program{}, false
	}
	task, ok := s.table.Columns[column].Task.(*set.Python)
	if !ok {
		return program{}, false
	}
	text := s.table.Rows[row].Cells[column].Program
	return program{task.Exercise, text}, text != ""
}

// Checked returns what the program of a row has come to here.
func (s *Session) Checked(row, column int) Check {
	p, ok := s.programOf(row, column)
	c := s.checks.found[p]
	switch at := slices.Index(s.checks.queue, p); {
	case !ok || at < 0:
	case at == 0 && s.checks.running != nil:
		c.State = Running
	default:
		c.State = Waiting
	}
	return c
}

// Differs says whether what a file claims of a program is not what it has come to here.
func (s *Session) Differs(row, column int) bool {
	c := s.Checked(row, column)
	return c.State == Done && c.Passes() != (s.table.Rows[row].Cells[column].Result == handin.Solved)
}

// Checking returns how many programs have been run, of how many that were asked for; false while none runs or waits.
func (s *Session) Checking() (run, all int, ok bool) {
	c := &s.checks
	return c.all - len(c.queue), c.all, len(c.queue) > 0
}

// StopChecks ends the program that runs, and runs none of those that wait.
func (s *Session) StopChecks() {
	if running := s.checks.running; running != nil {
		running.end()
	}
	s.checks.running, s.checks.queue, s.checks.all = nil, nil, 0
}

// checkQueue brings Python and the exercises, and then runs what waits.
func (s *Session) checkQueue() {
	c := &s.checks
	switch {
	case len(c.queue) == 0 || c.running != nil || !s.shown:
		return
	case c.exercises == nil:
		s.environment.Library.Exercises(func(list []write.Exercise, ok bool) {
			if !ok || len(list) == 0 {
				s.refuse(NoTests)
				return
			}
			c.exercises = list
			s.checkQueue()
			s.environment.Screen.Changed()
		})
	case c.python == sandbox.Ready:
		s.checkNext()
	case !c.python.OnItsWay():
		c.python = sandbox.Coming
		s.environment.Python.Open(func(state sandbox.State) {
			c.python = state
			switch {
			case state == sandbox.Ready:
				s.checkQueue()
			case !state.OnItsWay():
				s.refuse(NoPython)
			}
			s.environment.Screen.Changed()
		})
	}
}

// refuse runs nothing, and tells why.
func (s *Session) refuse(why Trouble) {
	s.StopChecks()
	s.troubles = []Trouble{why}
	s.environment.Screen.Changed()
}

// checkNext runs the first program that waits.
func (s *Session) checkNext() {
	c := &s.checks
	if len(c.queue) == 0 {
		c.all = 0
		s.environment.Screen.Say(SayChecked)
		return
	}
	next := c.queue[0]
	at := slices.IndexFunc(c.exercises, func(e write.Exercise) bool { return e.ID == next.exercise })
	if at < 0 {
		s.refuse(NoTests)
		return
	}
	c.running = &process{environment: &s.environment, program: next, exercise: c.exercises[at]}
	c.running.done = func(found Check) {
		c.found[next], c.queue, c.running = found, c.queue[1:], nil
		s.checkNext()
		s.environment.Screen.Changed()
	}
	c.running.begin()
}

// Exercise returns the exercise of an item as the file of the page's language has it; false where it has not come.
func (s *Session) Exercise(column int) (e write.Exercise, ok bool) {
	task, python := s.table.Columns[column].Task.(*set.Python)
	if !python {
		return e, false
	}
	at := slices.IndexFunc(s.checks.exercises, func(e write.Exercise) bool { return e.ID == task.Exercise })
	if at < 0 {
		return e, false
	}
	return s.checks.exercises[at], true
}

// Learn takes the exercises in the language of the page.
func (s *Session) Learn(list []write.Exercise) { s.checks.exercises = list }

// Players returns the programs of the class as players of a cup, with their game: those for the item that is shown, or
// for the last item that has programs.
func (s *Session) Players() (game string, players []cup.Player) {
	column := s.programColumn()
	if column < 0 {
		return "", nil
	}
	if e, ok := s.Exercise(column); ok {
		game = e.Game
	}
	for row := range s.table.Rows {
		if p, ok := s.programOf(row, column); ok {
			players = append(players, cup.Player{Name: s.table.Rows[row].Pupil.Name, Kind: cup.Program, Program: p.text})
		}
	}
	return game, players
}

// programColumn returns the item whose programs go to a cup, -1 for none.
func (s *Session) programColumn() int {
	programs := func(column int) bool {
		return slices.ContainsFunc(s.table.Rows, func(r notebook.Row) bool { return r.Cells[column].Program != "" })
	}
	if (s.view.Place == Item || s.view.Place == Programs) && s.has(s.view.Column) && programs(s.view.Column) {
		return s.view.Column
	}
	for column := len(s.table.Columns) - 1; column >= 0; column-- {
		if _, python := s.table.Columns[column].Task.(*set.Python); python && programs(column) {
			return column
		}
	}
	return -1
}
