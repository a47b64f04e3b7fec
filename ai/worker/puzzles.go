package main

import (
	"tablier/ai"
	"tablier/ai/protocol"
)

// puzzles queues the making of puzzles.
func (s *server) puzzles(r protocol.Request) {
	player := s.player(r.Game)
	able := player != nil && player.Maker != nil
	s.whole(r, able, "nobody makes puzzles of", func(ctx ai.Context) (protocol.Body, error) {
		hooks := s.hooks(r.ID)
		hooks.Pause = s.perfts.pause
		set, err := player.Maker.Puzzles(ctx, ai.TaskOf(s.match(r), 0), protocol.MaxPuzzles, hooks)
		if err != nil {
			return nil, err
		}
		return protocol.Made{Puzzles: set.String()}, nil
	})
}
