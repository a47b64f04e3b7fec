package main

import (
	"tablier/ai"
	"tablier/ai/protocol"
)

// surprise queues the answer what files with exact values have to tell around a position.
func (s *server) surprise(r protocol.Request) {
	var files ai.Surpriser
	if player := s.player(r.Game); player != nil {
		files, _ = player.Oracle.(ai.Surpriser)
	}
	s.whole(r, files != nil, "no files tell of", func(ctx ai.Context) (protocol.Body, error) {
		task, hooks := ai.TaskOf(s.match(r), 0), ai.Hooks{Pause: s.perfts.pause}
		found := files.Surprise(ctx, &task, &hooks)
		if found == nil {
			return nil, &protocol.Error{Code: protocol.CodeEngine, Message: "the files of the position are not here"}
		}
		return protocol.Surprise{Told: found}, nil
	})
}
