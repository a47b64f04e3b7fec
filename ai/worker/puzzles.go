package main

import (
	"tablier/ai"
	"tablier/ai/protocol"
)

// puzzles queues the making of puzzles.
func (s *server) puzzles(r protocol.Request) {
	_, err := s.games.Replay(r.Record)
	player := s.player(r.Game)
	if err == nil && (player == nil || player.Maker == nil) {
		err = &protocol.Error{Code: protocol.CodeEngine, Message: "nobody makes puzzles of " + r.Game}
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.perfts, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		if err := ctx.Err(); err != nil {
			return explainMap(ctx, err) // stopped while it waited: another job may be at work
		}
		hooks := s.hooks(r.ID)
		hooks.Pause = s.perfts.pause
		set, err := player.Maker.Puzzles(ctx, ai.TaskOf(s.match(r), 0), protocol.MaxPuzzles, hooks)
		if err != nil {
			return explainMap(ctx, err)
		}
		return protocol.Made{Puzzles: set.String()}
	}})
}
