package lesson

import "tablier/rules"

// TriesBeforeShowing is how many wrong moves a person makes before the right one can be shown.
const TriesBeforeShowing = 2

// A State is the state of a board of a lesson.
type State int

// The states.
const (
	ToPlay   State = iota // a move is to be made
	Wrong                 // a wrong move stands on the board, and the reply to it
	Right                 // the board is solved
	Finished              // the last board has been left behind
)

// An Answer is the feedback to a move.
type Answer struct {
	Right bool
	Move  rules.Move
	Reply []rules.Move // moves that follow on the board; nil when none do
	Say   Text
}

// A Player is a person going through a lesson.
type Player struct {
	lesson   *Lesson
	spec     *rules.Spec
	progress Progress

	state    State
	at       int // which board, counted from 0
	task     int // which of its tasks
	tries    int // wrong moves in this task
	before   rules.Position
	position rules.Position
	answer   Answer // to the last move; the zero Answer before the first
}

// Begin returns the Player of a lesson that has been through Check, at the first board that is not done yet, or at the
// first of all when all are.
func Begin(l *Lesson, spec *rules.Spec, progress Progress) *Player {
	p := &Player{lesson: l, spec: spec, progress: progress}
	p.Go(progress.first(l))
	return p
}

// State returns how far the task of the board shown has come.
func (p *Player) State() State { return p.state }

// At says which board is shown, counted from 0; the number of boards when the lesson is finished.
func (p *Player) At() int { return p.at }

// Board returns the board that is shown, nil when the lesson is finished.
func (p *Player) Board() *Board {
	if p.state == Finished {
		return nil
	}
	return &p.lesson.Boards[p.at]
}

// Task returns the task that is shown, nil when the lesson is finished.
func (p *Player) Task() *Task {
	if p.state == Finished {
		return nil
	}
	return &p.Board().Tasks[p.task]
}

// Position returns the position on the board, the last one shown when the lesson is finished.
func (p *Player) Position() rules.Position { return p.position }

// Before returns the position before the move of Answer.
func (p *Player) Before() rules.Position { return p.before }

// Answer returns the feedback to the last move; the zero Answer before the first.
func (p *Player) Answer() Answer { return p.answer }

// Progress returns which boards of all lessons the person has done.
func (p *Player) Progress() Progress { return p.progress }

// Go shows a board from its start; the lesson is finished for a number behind the last, and begins for one below 0.
func (p *Player) Go(board int) {
	p.at, p.task = max(0, min(board, len(p.lesson.Boards))), 0
	p.tries, p.answer = 0, Answer{}
	if p.at == len(p.lesson.Boards) {
		p.state = Finished
		return
	}
	start, err := p.lesson.Boards[p.at].Open(p.spec)
	if err != nil {
		panic(err) // Check has opened it
	}
	p.state, p.before, p.position = ToPlay, start, start
}

// Next shows the next board, whether this one is solved or passed over. A person can come back to it.
func (p *Player) Next() { p.Go(p.at + 1) }

// Back shows the board before this one in the lesson.
func (p *Player) Back() { p.Go(p.at - 1) }

// Restart deletes the progress of this lesson, and begins it again.
func (p *Player) Restart() {
	p.progress = p.progress.Without(p.lesson.ID)
	p.Go(0)
}

// Play plays a move where one is to be made, and returns the feedback. The error is that of the rules; then nothing
// has changed.
func (p *Player) Play(m rules.Move) (Answer, error) {
	if p.state != ToPlay {
		return Answer{}, &rules.Illegal{Move: m, Fault: rules.GameOver}
	}
	if _, err := p.position.Play(m); err != nil {
		return Answer{}, err
	}
	r := p.Task().Rule(m)
	after, reply, err := r.play(p.position, m)
	if err != nil {
		return Answer{}, err
	}
	p.before, p.position = p.position, after
	p.answer = Answer{Right: r.Right, Move: m, Reply: reply, Say: r.Say}
	if !r.Right {
		p.tries++
		p.state = Wrong
		return p.answer, nil
	}
	p.solved()
	return p.answer, nil
}

// solved goes on to the next task of the board, or marks the board as done.
func (p *Player) solved() {
	if p.task+1 < len(p.Board().Tasks) {
		p.task++
		p.tries = 0
		return
	}
	p.state = Right
	p.progress = p.progress.With(p.lesson.ID, p.Board().ID)
}

// Retry takes a wrong move and its reply back. Elsewhere it does nothing.
func (p *Player) Retry() {
	if p.state == Wrong {
		p.state, p.position, p.answer = ToPlay, p.before, Answer{}
	}
}

// Shown returns a right move of the task once enough wrong ones have been made, and whether that is so. One can ask
// while the last wrong one still stands on the board.
func (p *Player) Shown() (rules.Move, bool) {
	switch {
	case p.tries < TriesBeforeShowing:
	case p.state == ToPlay:
		return p.Task().Solution(p.position), true
	case p.state == Wrong:
		return p.Task().Solution(p.before), true
	}
	return "", false
}
