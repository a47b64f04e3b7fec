package main

import (
	"tablier/ai"
	"tablier/ai/protocol"
)

// survey queues the survey of a whole game.
func (s *server) survey(r protocol.Request) {
	_, err := s.games.Replay(r.Record)
	var surveyor ai.Surveyor
	if player := s.player(r.Game); player != nil {
		surveyor, _ = player.Mapper.(ai.Surveyor)
	}
	if err == nil && surveyor == nil {
		err = &protocol.Error{Code: protocol.CodeEngine, Message: "nobody surveys " + r.Game}
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.perfts, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		if err := ctx.Err(); err != nil {
			return explainMap(ctx, err) // stopped while it waited: another job may be at work
		}
		task, hooks := ai.TaskOf(s.match(r), 0), ai.Hooks{Pause: s.perfts.pause}
		found, err := surveyor.Survey(ctx, task, protocol.MaxSurvey, hooks)
		if err != nil {
			return explainMap(ctx, err)
		}
		return surveyed(found)
	}})
}

func surveyed(v ai.Survey) protocol.Surveyed {
	answer := protocol.Survey{
		States: v.Positions, Value: v.Value.String(), Plies: v.Plies, Longest: v.Longest,
		Wins: v.Wins, Losses: v.Losses, Draws: v.Draws, Traps: v.Traps,
	}
	for _, m := range v.Moves {
		answer.Moves = append(answer.Moves, protocol.Opened{Move: string(m.Move), Value: m.Value.String(), Plies: m.Plies})
	}
	return protocol.Surveyed{Survey: answer}
}
