package lesson

import "tablier/rules"

// Check holds a lesson against the rules of its game: positions are legal, every task begins with the person to move,
// every legal move is judged, some are right, replies can be played, no rule is idle. The error is an *Error.
func Check(l *Lesson, spec *rules.Spec) error {
	for i := range l.Boards {
		b := &l.Boards[i]
		start, err := b.Open(spec)
		if err != nil {
			return err
		}
		c := checker{board: b, person: start.ToMove(), used: map[*Rule]bool{}}
		if err := c.tasks(start); err != nil {
			return err
		}
	}
	return nil
}

// Open returns the position that a board begins with. The error is an *Error.
func (b *Board) Open(spec *rules.Spec) (rules.Position, error) {
	setup, err := spec.Check(rules.Setup{Variant: b.Variant})
	if err != nil {
		return nil, &Error{Fault: BadSetup, Line: b.Line, Word: b.Variant, Err: err}
	}
	var p rules.Position
	if b.Start == "" {
		p, err = spec.New(setup)
	} else {
		p, err = spec.Parse(setup, b.Start)
	}
	if err != nil {
		return nil, &Error{Fault: BadStart, Line: b.Line, Word: b.Start, Err: err}
	}
	return p, nil
}

// A checker validates a board.
type checker struct {
	board  *Board
	person rules.Player
	used   map[*Rule]bool
}

// tasks checks the tasks of a board one after the other, each in all positions that right moves lead to.
func (c *checker) tasks(start rules.Position) error {
	positions := []rules.Position{start}
	for i := range c.board.Tasks {
		var next []rules.Position
		for _, p := range positions {
			reached, err := c.task(&c.board.Tasks[i], p)
			if err != nil {
				return err
			}
			next = append(next, reached...)
		}
		positions = next
	}
	for i := range c.board.Tasks {
		t := &c.board.Tasks[i]
		for j := range t.Rules {
			if r := &t.Rules[j]; !c.used[r] {
				return &Error{Fault: Unused, Line: r.Line}
			}
		}
	}
	return nil
}

// task checks a task in a position, and returns those that right moves and their replies lead to.
func (c *checker) task(t *Task, p rules.Position) (reached []rules.Position, err error) {
	if p.ToMove() != c.person || c.person != rules.First && c.person != rules.Second {
		return nil, &Error{Fault: NoTurn, Line: t.Line, Word: p.String()}
	}
	for _, m := range p.Moves() {
		r := t.Rule(m)
		if r == nil {
			return nil, &Error{Fault: NoAnswer, Line: t.Line, Word: string(m)}
		}
		c.used[r] = true
		after, _, err := r.play(p, m)
		if err != nil {
			return nil, &Error{Fault: BadReply, Line: r.Line, Word: string(m), Err: err}
		}
		if r.Right {
			reached = append(reached, after)
		}
	}
	if len(reached) == 0 {
		return nil, &Error{Fault: NoneRight, Line: t.Line, Word: p.String()}
	}
	return reached, nil
}

// play plays a move and the first reply that can be played, and returns that, too. The error is that of the rules for
// the move or, when none of the replies can be played, for the last of them.
func (r *Rule) play(p rules.Position, m rules.Move) (after rules.Position, reply []rules.Move, err error) {
	if p, err = p.Play(m); err != nil {
		return nil, nil, err
	}
	if len(r.Replies) == 0 {
		return p, nil, nil
	}
	for _, line := range r.Replies {
		if after, err = playAll(p, line); err == nil {
			return after, line, nil
		}
	}
	return nil, nil, err
}

// playAll returns the position after moves that are played one after the other.
func playAll(p rules.Position, moves []rules.Move) (rules.Position, error) {
	for _, m := range moves {
		var err error
		if p, err = p.Play(m); err != nil {
			return nil, err
		}
	}
	return p, nil
}
