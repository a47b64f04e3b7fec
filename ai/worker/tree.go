package main

import (
	"errors"
	"strconv"

	"tablier/ai"
	"tablier/ai/lab"
	"tablier/ai/protocol"
	"tablier/rules"
)

// tree queues the growing of a tree, of which a part is answered.
func (s *server) tree(r protocol.Request) {
	m, err := s.games.Replay(r.Record)
	if err == nil {
		err = s.teachable(m)
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.trees, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		grown, err := s.grow(ctx, m, r)
		switch {
		case ctx.Err() != nil:
			return &protocol.Error{Code: protocol.CodeStopped, Message: "the tree was stopped"}
		case err != nil:
			return explainTree(err)
		}
		return protocol.Grown{Tree: grown}
	}})
}

// teachable says why no tree can be grown of a match, nil when one can.
func (s *server) teachable(m *rules.Match) error {
	player := s.player(m.Spec().ID)
	switch {
	case m.Result().Over():
		return &protocol.Error{Code: protocol.CodeOver, Message: "the match is over: " + string(m.Result().Reason)}
	case player == nil || player.Lesson == nil:
		return &protocol.Error{Code: protocol.CodeEngine, Message: "there is no tree of " + m.Spec().ID}
	}
	return nil
}

// grow returns the part of a tree that is asked for. The tree is the last one if that will do.
func (s *server) grow(ctx ai.Context, m *rules.Match, r protocol.Request) (protocol.Tree, error) {
	n := &s.nursery
	if n.game != r.Game {
		*n = nursery{game: r.Game, lesson: s.player(r.Game).Lesson(), truths: map[string]known{}}
	}
	if key := keyOf(r); n.tree == nil || n.key != key {
		if err := n.grow(ctx, m, r, s.trees.pause); err != nil {
			return protocol.Tree{}, err
		}
		n.key = key
	}
	var truth func(rules.Position) (ai.Truth, bool)
	if r.Tree.Truth && n.lesson.Truth != nil {
		truth = n.judge(ctx, s.trees.pause)
	}
	return n.tree.Window(r.Tree, n.beside, truth)
}

// explainTree turns an error of a tree into one of the protocol.
func explainTree(err error) *protocol.Error {
	var wrong *lab.QueryError
	var path *lab.PathError
	switch {
	case errors.As(err, &wrong):
		message := "field " + strconv.Quote(wrong.Field) + ": want " + wrong.Need
		return &protocol.Error{Code: protocol.CodeField, Message: message}
	case errors.As(err, &path):
		message := "field " + strconv.Quote(path.Field) + ": " + path.Reason()
		return &protocol.Error{Code: protocol.CodeMove, Message: message}
	}
	return explain(err)
}
