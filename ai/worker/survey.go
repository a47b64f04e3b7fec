package main

import (
	"tablier/ai"
	"tablier/ai/protocol"
)

// survey queues the survey of a whole game.
func (s *server) survey(r protocol.Request) {
	var surveyor ai.Surveyor
	if player := s.player(r.Game); player != nil {
		surveyor, _ = player.Mapper.(ai.Surveyor)
	}
	s.whole(r, surveyor != nil, "nobody surveys", func(ctx ai.Context) (protocol.Body, error) {
		task, hooks := ai.TaskOf(s.match(r), 0), ai.Hooks{Pause: s.perfts.pause}
		found, err := surveyor.Survey(ctx, task, protocol.MaxSurvey, hooks)
		if err != nil {
			return nil, err
		}
		return surveyed(found), nil
	})
}

func surveyed(v ai.Survey) protocol.Surveyed {
	answer := protocol.Survey{
		States: v.Positions, Value: v.Value.String(), Plies: v.Plies, Longest: v.Longest,
		Wins: v.Wins, Losses: v.Losses, Draws: v.Draws, Traps: v.Traps,
		Trap: protocol.Trap{Position: v.Trap.Position, Move: string(v.Trap.Move), Moves: v.Trap.Moves},
	}
	for _, m := range v.Moves {
		answer.Moves = append(answer.Moves, protocol.Opened{Move: string(m.Move), Value: m.Value.String(), Plies: m.Plies})
	}
	return protocol.Surveyed{Survey: answer}
}
