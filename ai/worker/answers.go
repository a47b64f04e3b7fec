package main

import (
	"errors"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

// listGames answers the op games.
func (s *server) listGames() protocol.Games {
	var list protocol.Games
	for _, spec := range s.games {
		game := protocol.Game{ID: spec.ID, Variants: spec.Variants, Options: spec.Options}
		if player := s.player(spec.ID); player != nil {
			game.Levels = len(player.Levels)
		}
		list.Games = append(list.Games, game)
	}
	return list
}

// moves answers the op moves.
func (s *server) moves(r protocol.Request) {
	m, err := s.games.Replay(r.Record)
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	answer := protocol.Moves{
		Position: m.Position().String(), ToMove: m.ToMove().String(),
		Round: m.Round() + 1, Rounds: m.Rounds(), Scores: scores(m),
	}
	if result := m.Result(); result.Over() {
		answer.Outcome = &protocol.Outcome{
			Winner: result.Winner.String(), Score: result.Score, Reason: string(result.Reason), Cells: result.Cells,
		}
	} else {
		view := m.View(m.Ply(), m.ToMove())
		answer.Position, answer.Moves = view.String(), texts(view.Moves())
		if m.ToMove() == rules.Chance {
			answer.Odds = rules.Weights(m.Position())
		}
	}
	s.finish(r.ID, answer)
}

// draw answers the op draw.
func (s *server) draw(r protocol.Request) {
	m, err := s.games.Replay(r.Record)
	if err == nil && m.ToMove() != rules.Chance {
		err = &protocol.Error{Code: protocol.CodeChance, Message: m.ToMove().String() + " is to act, not chance"}
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.finish(r.ID, protocol.Drawn{Move: string(m.ChanceMove(r.Seed))})
}

// scores returns the points of each round that has ended, of several.
func scores(m *rules.Match) [][2]int {
	if m.Rounds() == 1 {
		return nil
	}
	var list [][2]int
	for _, out := range m.RoundOutcomes() {
		list = append(list, *out.Score)
	}
	return list
}

// explain returns an error of the protocol for an error.
func explain(err error) *protocol.Error {
	var own *protocol.Error
	var unknown *rules.UnknownError
	var syntax *rules.SyntaxError
	var ply *rules.PlyError
	var seed *rules.SeedError
	var written *rules.VariantError
	var level *players.LevelError
	var size *lab.SizeError
	code := protocol.CodeEngine
	switch {
	case errors.As(err, &own):
		return own
	case errors.As(err, &level):
		return &protocol.Error{Code: protocol.CodeField, Message: "field \"level\": " + level.Error()}
	case errors.As(err, &size):
		code = protocol.CodeLarge
	case errors.Is(err, lab.ErrFar):
		code = protocol.CodeFar
	case errors.Is(err, lab.ErrStopped), errors.Is(err, errCancelled):
		code = protocol.CodeStopped
	case errors.As(err, &unknown):
		code = protocol.Code(unknown.What)
	case errors.As(err, &written):
		code = protocol.Code("variant") // as of an unknown one
	case errors.As(err, &ply):
		code = protocol.CodeMove
	case errors.As(err, &syntax):
		code = protocol.CodePosition
	case errors.As(err, &seed):
		code = protocol.CodeSeed
	}
	return &protocol.Error{Code: code, Message: err.Error()}
}

func protocolProgress(p ai.Progress) protocol.Progress {
	return protocol.Progress{
		Best: string(p.Move), Value: p.Value.String(), Plies: p.Plies, Score: p.Score,
		Depth: p.Depth, Nodes: p.Nodes, Millis: p.Millis, PV: texts(p.PV),
	}
}

func protocolFound(r ai.Result, level int) protocol.Found {
	found := protocol.Found{Progress: protocolProgress(r.Progress), End: string(r.End), Level: level}
	for _, l := range r.Lines {
		found.Lines = append(found.Lines, protocol.Line{
			Move: string(l.Move), Value: l.Value.String(), Plies: l.Plies, Score: l.Score, PV: texts(l.PV),
			Risk: protocolRisk(l.Risk),
		})
	}
	if r.Plan.Aim != "" {
		found.Plan = &r.Plan
	}
	return found
}

func protocolRisk(r ai.Risk) *protocol.Risk {
	if r.Replies == 0 {
		return nil
	}
	return &protocol.Risk{Losing: r.Losing, Replies: r.Replies, Level: r.Level, AtLeast: r.AtLeast}
}

func texts(moves []rules.Move) []string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = string(m)
	}
	return list
}
