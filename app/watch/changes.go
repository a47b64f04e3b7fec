package watch

import (
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/rules"
)

// Changes are what a person changes of a search: its settings, and at the chosen node the value of a leaf or the order
// in which moves are tried.
type Changes struct{ session *Session }

// Set searches with other settings, from the first step.
func (c *Changes) Set(do func(*Settings)) {
	s := c.session
	do(&s.settings)
	s.quiz.end()
	s.outline.chosen = false
	s.Dismiss()
	s.restart(0)
}

// SetGame searches the usual position of another game, with its usual settings.
func (c *Changes) SetGame(id string) {
	g, ok := c.session.catalogue.find(id)
	c.Set(func(s *Settings) {
		if ok {
			*s = c.session.catalogue.usual(g)
		}
	})
}

// SetPosition searches another position of the game, with the same settings. What was changed at nodes belonged to the
// one before.
func (c *Changes) SetPosition(setup rules.Setup, position string) {
	c.Set(func(s *Settings) {
		s.Variant, s.Options, s.Position, s.Leaves, s.Orders = setup.Variant, setup.Options, position, nil, nil
	})
}

// TakeTable searches the position of the match on the game's table, unless something else is asked for before it is
// read.
func (c *Changes) TakeTable() {
	s := c.session
	s.Dismiss()
	token := s.reading.Next()
	s.environment.Tables.Read(s.Game(), func(m *rules.Match) {
		if s.reading.Take(token) && m != nil {
			c.SetPosition(m.Setup(), publicPosition(m))
			s.environment.Screen.Changed()
		}
	})
}

// TakeText searches a position that a person has written. It returns false if the rules cannot read it.
func (c *Changes) TakeText(text string) bool {
	s := c.session
	if _, err := rules.NewMatch(s.Game().Spec, s.settings.Setup(), text); err != nil {
		s.refuse(Refusal{Fault: Refused, Code: protocol.CodePosition, Text: err.Error()})
		return false
	}
	c.SetPosition(s.settings.Setup(), text)
	return true
}

// chosen returns the path of the chosen node.
func (c *Changes) chosen() []string { return strings.Fields(c.session.outline.at) }

// AtNodes says whether something has been changed at nodes.
func (c *Changes) AtNodes() bool {
	return len(c.session.settings.Leaves)+len(c.session.settings.Orders) > 0
}

// Undo searches again without the values and orders of moves that a person has set at nodes.
func (c *Changes) Undo() {
	c.Set(func(s *Settings) { s.Leaves, s.Orders = nil, nil })
}

// SetLeaf searches again with a value that a person gives the chosen leaf in place of its evaluation; a text that is no
// such value is refused. Negamax shows it in the view of the side to move, the search wants it in that of the
// maximiser.
func (c *Changes) SetLeaf(text string) {
	s := c.session
	value, err := strconv.Atoi(text)
	s.Dismiss()
	if err != nil || value < -MaxLeaf || value > MaxLeaf {
		s.refuse(Refusal{Fault: BadLeaf, Text: text})
		return
	}
	path := c.chosen()
	match, err := s.Replay(path)
	if err == nil && s.settings.Algorithm == protocol.Negamax && match.Position().ToMove() != s.Game().Searched.Max {
		value = -value
	}
	c.search(s.settings.WithLeaf(path, value))
}

// Turn returns the index of the chosen node's move in the order of moves that a person may change, and how many there
// are; 0 of 0 where there is no choice.
func (c *Changes) Turn() (place, of int) {
	siblings, place := c.siblings()
	return place, len(siblings)
}

// siblings returns the moves among which a player has chosen the one that leads to the chosen node, and its place.
func (c *Changes) siblings() (moves []string, place int) {
	path := c.chosen()
	if len(path) == 0 {
		return nil, 0
	}
	parent := Find(&c.session.tree.Root, path[:len(path)-1])
	if parent == nil || parent.Kind == protocol.NodeChance {
		return nil, 0
	}
	place = -1
	for i, child := range parent.Children {
		moves = append(moves, child.Move)
		if child.Move == path[len(path)-1] {
			place = i
		}
	}
	return moves, place
}

// Reorder has the move of the chosen node tried earlier or later among its siblings.
func (c *Changes) Reorder(earlier bool) {
	moves, place := c.siblings()
	other := place + 1
	if earlier {
		other = place - 1
	}
	if other < 0 || other >= len(moves) {
		return
	}
	moves[place], moves[other] = moves[other], moves[place]
	path := c.chosen()
	c.search(c.session.settings.WithOrder(path[:len(path)-1], moves))
}

// search searches again with changed settings, and shows the last step. The node stays chosen.
func (c *Changes) search(changed Settings) {
	s, at := c.session, c.session.outline.at
	s.settings = changed
	s.quiz.end()
	s.restart(-1)
	s.outline.at, s.outline.chosen = at, true
}

// CanStart says whether a search may start at a node: a player is to move there.
func CanStart(n *protocol.TreeNode) bool {
	return n.Kind != protocol.NodeEnd && n.Kind != protocol.NodeChance
}

// StartHere makes the chosen node the position that is searched.
func (c *Changes) StartHere() {
	match, err := c.session.Replay(c.chosen())
	if err != nil {
		return // the search has played the same moves
	}
	c.SetPosition(c.session.settings.Setup(), match.Position().String())
}
