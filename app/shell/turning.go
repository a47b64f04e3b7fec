package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/study"
)

// turn says how the move to ply turned the game, as far as this screen may know.
func (s *session) turn(ply int) study.Turn {
	if !s.studyable() {
		return study.NoTurn
	}
	return s.study.TurnAt(ply)
}

// turns returns the plies of the moves that turned the game.
func (s *session) turns() []int {
	if !s.studyable() {
		return nil
	}
	var plies []int
	for ply := range s.table.Match().Ply() + 1 {
		if s.study.TurnAt(ply) != study.NoTurn {
			plies = append(plies, ply)
		}
	}
	return plies
}

// turningWords says what the move to ply changed, empty when it is not known to be a turning point.
func (r *Root) turningWords(s *session, ply int) string {
	turn := s.turn(ply)
	if turn == study.NoTurn {
		return ""
	}
	better := ""
	if best := s.study.At(ply - 1).Best; best != "" {
		better = r.wordsOf(s.game).Move(best)
	}
	return r.words().Study.Turned(string(turn), better, ply == s.study.Decisive())
}

// turningMark returns the sign of a turning point, the last decisive move or another, and what it means; empty when it is
// none.
func (r *Root) turningMark(turn study.Turn, last bool) (mark, why string) {
	switch turn {
	case study.NoTurn:
		return "", ""
	case study.GameTurns:
		mark = "??"
	default:
		mark = "?"
	}
	return mark, r.words().Study.Mark(string(turn), last)
}

// turningList leads to the turning points.
func (r *Root) turningList(s *session) app.UI {
	plies := s.turns()
	return shown(len(plies) > 0, el("div").Class("turns").Body(
		el("h2").ID("turns").Text(r.words().Study.Turns),
		el("ol").Aria("labelledby", "turns").Body(app.Range(plies).Slice(func(i int) app.UI {
			ply := plies[i]
			b := button().DataSet("ply", ply).Text(r.turningLine(s, ply)).OnClick(r.onTurning)
			if ply == s.table.Looking() {
				b.Aria("current", "step")
			}
			return el("li").Body(b)
		})),
	))
}

// turningLine tells a turning point, numbered as the list of moves is.
func (r *Root) turningLine(s *session, ply int) string {
	t := s.table
	who := r.seatName(t, t.SeatOf(t.Match().MoverAt(ply-1)))
	return r.words().Study.TurnOf(numberOf(s, ply), who, r.wordsOf(s.game).Move(t.Told(ply)), r.turningWords(s, ply))
}

func (r *Root) onTurning(ctx app.Context, _ app.Event) {
	if ply, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("ply").String()); err == nil {
		r.look(ply)
		r.reveal("board") // a phone was scrolled down to the list
	}
}
