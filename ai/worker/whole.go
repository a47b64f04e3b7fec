package main

import (
	"errors"

	"tablier/ai"
	"tablier/ai/protocol"
)

// whole queues what is found out about a whole game, which a player is able to or, as lacks says, is not.
func (s *server) whole(r protocol.Request, able bool, lacks string, find func(ai.Context) (protocol.Body, error)) {
	_, err := s.games.Replay(r.Record)
	if err == nil && !able {
		err = &protocol.Error{Code: protocol.CodeEngine, Message: lacks + " " + r.Game}
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.perfts, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		if err := ctx.Err(); err != nil {
			return explainWhole(ctx, err) // stopped while it waited: another job may be at work
		}
		answer, err := find(ctx)
		if err != nil {
			return explainWhole(ctx, err)
		}
		return answer
	}})
}

// explainWhole returns an error of the protocol for why a whole game is not known.
func explainWhole(ctx ai.Context, err error) *protocol.Error {
	var large *ai.MapError
	switch {
	case ctx.Err() != nil:
		return &protocol.Error{Code: protocol.CodeStopped, Message: "it was stopped"}
	case errors.As(err, &large):
		return &protocol.Error{Code: protocol.CodeLarge, Message: err.Error()}
	}
	return explain(err)
}
