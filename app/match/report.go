package match

import (
	"maps"
	"slices"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/app/play"
	"tablier/rules"
)

// state returns the notice with the position that the host page may know.
func (f *frame) state() embed.Notice {
	record := f.table.Match().RecordFor(f.viewer())
	n := embed.Notice{
		Type: embed.State, Game: record.Game, Variant: record.Variant, Options: record.Options, Start: record.Start,
		Moves: embed.Texts(record.Moves), Ply: len(record.Moves),
	}
	f.addPosition(&n)
	return n
}

// answerState answers a message with the position on the board.
func (f *frame) answerState(id string) {
	notice := f.state()
	notice.Re = id
	f.tell(notice)
}

// tellHost tells the host page what has changed, if there is one that listens.
func (c *Controller) tellHost() {
	if f := c.frame; f != nil && f.listens {
		c.opponents.host.state = f.state
		f.tellChanges()
	}
}

// tellChanges tells the host page the moves and results since it was told last.
func (f *frame) tellChanges() {
	match, over := f.table.Match(), f.table.Result().Over()
	told, wasOver := len(f.reported.moves), f.reported.over
	same, stand := f.reported.follow(f.table)
	if !same || stand < told || wasOver && !over {
		f.tell(f.state())
	} else {
		f.tellMoves(told, match.Ply())
	}
	if over && !(wasOver && same && stand == told) {
		f.tellResult(match.Ply())
	}
	if !same {
		f.cancelProofs(0)
		stand = match.Ply()
	}
	f.judge(stand)
}

// follow takes over the present state of a match. It returns whether it is the same match as before, and how many of
// its moves still stand: one may replace another in one event.
func (r *reported) follow(t *play.Table) (same bool, stand int) {
	match := t.Match()
	if same = r.id == t.ID(); same {
		for stand < min(len(r.moves), match.Ply()) && r.moves[stand] == match.Move(stand+1) {
			stand++
		}
	}
	r.id, r.moves, r.over = t.ID(), r.moves[:stand], t.Result().Over()
	for ply := stand + 1; ply <= match.Ply(); ply++ {
		r.moves = append(r.moves, match.Move(ply))
	}
	return same, stand
}

// tellMoves tells the moves after one ply up to another.
func (f *frame) tellMoves(from, to int) {
	match, sees := f.table.Match(), f.viewer()
	for ply := from + 1; ply <= to; ply++ {
		n := embed.Notice{
			Type: embed.Moved, Ply: ply, Move: string(match.MoveFor(ply, sees)), By: match.MoverAt(ply - 1).String(),
		}
		if ply == to {
			f.addPosition(&n)
		}
		f.tell(n)
	}
}

// tellResult tells the host page the result.
func (f *frame) tellResult(ply int) {
	result := f.table.Result()
	n := embed.Notice{Type: embed.Ended, Ply: ply, Winner: result.Winner.String(), Reason: string(result.Reason)}
	if result.Score != nil {
		n.Score = result.Score[:]
	}
	f.tell(n)
}

// addPosition adds the position to a notice.
func (f *frame) addPosition(n *embed.Notice) {
	match := f.table.Match()
	n.Position = match.View(match.Ply(), f.viewer()).String()
	n.ToMove = match.ToMove().String()
	if !f.game.Spec.Secret {
		n.Legal = embed.Texts(match.Position().Moves())
	}
}

// A suggestion is a question to the machine for the host page: its best move, or whether the task can still be done.
type suggestion struct {
	id    string // of the host page's message
	ply   int
	match *rules.Match // of a task
	left  int          // moves that the task leaves the pupil
}

// answerMove answers a message with the machine's best move.
func (f *frame) answerMove(id string) {
	ply := f.table.Match().Ply()
	number := f.number()
	f.suggest[number] = suggestion{id: id, ply: ply}
	f.do(Ask{number, f.query(ply, f.table.Levels())})
}

// hear takes the answer to a suggestion; false when the answer is to something else.
func (f *frame) hear(a Answered) bool {
	asked, ok := f.suggest[a.ID]
	if !ok {
		return false
	}
	delete(f.suggest, a.ID)
	switch {
	case asked.match != nil:
		if a.Err == nil {
			f.judgeBy(asked, a.Found)
		}
	case a.Err != nil:
		f.tell(embed.Refusal(&embed.MessageError{Fault: embed.NotNow, ID: asked.id, Err: a.Err}))
	default:
		f.tell(embed.Notice{
			Type: embed.Suggestion, Re: asked.id, Ply: asked.ply, Move: a.Found.Best, Value: a.Found.Value,
		})
	}
	return true
}

// A task is the state of a frame's task.
type task struct {
	ply            int // the last ply that has been judged
	solved, failed bool
}

// Task returns the task of a frame, nil when it has none, and how it stands.
func (c *Controller) Task() (t *embed.Task, solved, failed bool) {
	if c.frame == nil {
		return nil, false, false
	}
	return c.frame.options.Task, c.frame.task.solved, c.frame.task.failed
}

// pupil returns the player who has the task: the person, First where there are two.
func (f *frame) pupil() rules.Player {
	if f.options.Players[0] == embed.Person {
		return rules.First
	}
	return rules.Second
}

// madeBy counts the moves of a player since a ply.
func madeBy(player rules.Player, m *rules.Match, from int) (n int) {
	for ply := from; ply < m.Ply(); ply++ {
		if m.MoverAt(ply) == player {
			n++
		}
	}
	return n
}

// judge tells, after each move of a person who has a task, whether it is done or can no longer be. Where the machine
// cannot prove either, it says nothing before the end. Stand is how many moves stand of those there were before.
func (f *frame) judge(stand int) {
	match := f.table.Match()
	wanted := f.options.Task
	ply := match.Ply()
	if wanted == nil || f.task.solved {
		return
	}
	if stand < f.task.ply {
		f.task = task{ply: stand}
		f.cancelProofs(stand)
	}
	pupil := f.pupil()
	left := wanted.Moves - madeBy(pupil, match, len(f.requested))
	switch result := f.table.Result(); {
	case result.Over():
		f.settleTask(result.Winner == pupil && (wanted.Moves == 0 || left >= 0))
	case ply == f.task.ply || f.task.failed || match.MoverAt(ply-1) != pupil:
	case wanted.Moves > 0 && left <= 0:
		f.settleTask(false)
	case !f.game.Spec.Secret: // else what the machine proves would tell what the player to move knows
		number := f.number()
		f.suggest[number] = suggestion{ply: ply, match: match, left: left}
		f.do(Ask{number, f.query(ply, f.table.Levels())})
	}
	f.task.ply = ply
}

// cancelProofs cancels the questions about positions of the task that have been taken back.
func (f *frame) cancelProofs(stand int) {
	for _, number := range slices.Sorted(maps.Keys(f.suggest)) {
		if asked := f.suggest[number]; asked.match != nil && asked.ply > stand {
			delete(f.suggest, number)
			f.do(Cancel{number})
		}
	}
}

// judgeBy judges the task by the machine's proof.
func (f *frame) judgeBy(asked suggestion, found protocol.Found) {
	if f.table.Match() != asked.match || f.task.solved || f.task.failed {
		return
	}
	lost := found.Value == protocol.ValueWin || found.Value == protocol.ValueDraw ||
		found.Value == protocol.ValueLoss && f.options.Task.Moves > 0 && found.Plies > 2*asked.left
	if lost {
		f.settleTask(false)
	}
}

// settleTask tells that the task is done, or can no longer be.
func (f *frame) settleTask(solved bool) {
	f.task.solved, f.task.failed = solved, !solved
	n := embed.Notice{Type: embed.TaskDone, Ply: f.table.Match().Ply(), Solved: &solved}
	if n.Ply > 0 { // else somebody has given up before the first move
		n.Move = string(f.table.Match().MoveFor(n.Ply, f.viewer()))
	}
	f.do(Report{embed.Report{Item: f.game.ID(), Notice: n}})
}
