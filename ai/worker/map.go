package main

import (
	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/rules"
)

// An atlas keeps the last map: it is requested in several parts.
type atlas struct {
	game, variant string
	places        []ai.Placed
}

// drawMap queues the computation of a map, a part of which is answered.
func (s *server) drawMap(r protocol.Request) {
	player := s.player(r.Game)
	able := player != nil && player.Mapper != nil
	s.whole(r, able, "there is no map of", func(ctx ai.Context) (protocol.Body, error) {
		places, err := s.places(ctx, s.match(r))
		if err == nil && r.From >= len(places) {
			err = &protocol.Error{Code: protocol.CodeField, Message: "field \"from\": the map has no such position"}
		}
		if err != nil {
			return nil, err
		}
		return part(places, r.From), nil
	})
}

// places returns the map of a match's board.
func (s *server) places(ctx ai.Context, m *rules.Match) ([]ai.Placed, error) {
	game, variant := m.Spec().ID, m.Setup().Variant
	if a := &s.atlas; a.game == game && a.variant == variant {
		return a.places, ctx.Err()
	}
	task := ai.TaskOf(m, 0)
	places, err := s.player(game).Mapper.Map(ctx, task, protocol.MaxMap, ai.Hooks{Pause: s.perfts.pause})
	if err == nil {
		s.atlas = atlas{game, variant, places}
	}
	return places, err
}

// part returns the positions of a map from an index on, as many as fit into an answer.
func part(places []ai.Placed, from int) protocol.Mapped {
	m := protocol.Map{States: len(places), From: from, Counts: counts(places)}
	letters := make([]byte, 0, len(places)-from)
	for _, p := range places[from:] {
		m.Positions, m.Plies = append(m.Positions, p.Position), append(m.Plies, p.Plies)
		letters = append(letters, p.Value.String()[0])
	}
	m.Values = string(letters)
	m.Fit()
	return protocol.Mapped{Map: m}
}

// counts counts the positions of each value and distance.
func counts(places []ai.Placed) []protocol.Counted {
	var list []protocol.Counted
	for _, p := range places {
		last := len(list) - 1
		if last < 0 || list[last].Value != p.Value.String() || list[last].Plies != p.Plies {
			list = append(list, protocol.Counted{Value: p.Value.String(), Plies: p.Plies})
			last++
		}
		list[last].States++
	}
	return list
}
