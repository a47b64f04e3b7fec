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
		match := s.match(r)
		if err := lookable(match); err != nil {
			return nil, err
		}
		task, hooks := ai.TaskOf(match, 0), ai.Hooks{Pause: s.perfts.pause}
		told, missing := files.Surprise(ctx, &task, &hooks)
		switch {
		case missing:
			return nil, &protocol.Error{Code: protocol.CodeEngine, Message: "the files of the position are not here"}
		case told == nil:
			return nil, &protocol.Error{Code: protocol.CodeEngine, Message: "no files tell of this position"}
		}
		return protocol.Surprise{Told: told}, nil
	})
}
