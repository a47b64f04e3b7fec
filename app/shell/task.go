package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/rules"
)

// A taskState is how the task of a frame stands.
type taskState struct {
	ply            int // up to which it has been judged
	solved, failed bool
}

// pupil returns the player who has the task: the person, First where there are two.
func (f *frame) pupil() rules.Player {
	if f.options.Players[0] == embed.Person {
		return rules.First
	}
	return rules.Second
}

// own counts the moves that a player has made since the frame's match began.
func own(m *rules.Match, from int, player rules.Player) (n int) {
	for ply := from; ply < m.Ply(); ply++ {
		if m.MoverAt(ply) == player {
			n++
		}
	}
	return n
}

// judge says, after each move of a person who has a task, whether it is done or can no longer be. Where the machine
// cannot prove either, it says nothing before the end.
func (r *Root) judge(s *session) {
	f, match := r.frame, s.table.Match()
	task := f.options.Task
	if task == nil || f.task.solved || match.Ply() < f.task.ply {
		if task != nil && match.Ply() < f.task.ply {
			f.task = taskState{ply: match.Ply()} // a move has been taken back
		}
		return
	}
	ply := match.Ply()
	pupil := f.pupil()
	left := task.Moves - own(match, f.base, pupil)
	switch result := s.table.Result(); {
	case result.Over():
		r.settleTask(s, result.Winner == pupil && (task.Moves == 0 || left >= 0))
	case ply == f.task.ply || f.task.failed || match.MoverAt(ply-1) != pupil:
	case task.Moves > 0 && left <= 0:
		r.settleTask(s, false)
	default:
		r.machine.Search(s.query(ply, s.table.Levels()), nil, func(found protocol.Found, err error) {
			if err != nil || s.table.Match() != match || match.Ply() < ply || f.task.solved || f.task.failed {
				return
			}
			lost := found.Value == protocol.ValueWin || found.Value == protocol.ValueDraw ||
				found.Value == protocol.ValueLoss && task.Moves > 0 && found.Plies > 2*left
			if lost {
				r.settleTask(s, false)
			}
		})
	}
	f.task.ply = ply
}

// settleTask tells that the task is done, or can no longer be.
func (r *Root) settleTask(s *session, solved bool) {
	f := r.frame
	f.task.solved, f.task.failed = solved, !solved
	ply := s.table.Match().Ply()
	r.post(embed.Notice{Type: embed.TaskDone, Ply: ply, Move: string(s.table.Told(ply)), Solved: &solved})
}

// taskLine says the task and how it stands.
func (r *Root) taskLine(s *session) app.UI {
	line := el("div").Class("task").Role("status")
	f := r.frame
	if f == nil || f.options.Task == nil || !r.live {
		return shown(false, line)
	}
	m := &r.words().Embed
	say := m.Task(f.options.Task.Moves)
	switch {
	case f.task.solved:
		say = m.TaskSolved
	case f.task.failed:
		say = m.TaskFailed
	}
	return line.Body(
		el("span").Text(say),
		shown(f.task.failed, button().Class("go").ID("task-again").Text(m.TaskAgain).OnClick(r.onRestart)),
	)
}
