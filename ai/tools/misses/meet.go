package main

import (
	"context"
	"math/rand/v2"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
)

// A try is a position in which a level can miss something.
type try struct {
	task   ai.Task // but for the seed
	threat bool    // of the other side; else a win of the own
	good   map[rules.Move]bool
	of     []int // the traits of what can be missed
}

// meet returns positions in which something can be missed, at most so many of either kind, from games of a level in
// which some moves are random.
func meet(spec *rules.Spec, player *players.Player, s subject, number int, seed uint64) (tries []try, err error) {
	const most, level = 600, 2 // games, and who plays them
	var met [2]int
	for game := uint64(0); game < most && min(met[0], met[1]) < number; game++ {
		m, err := rules.NewMatch(spec, s.setup, "")
		if err != nil {
			return nil, err
		}
		rng := rand.New(rand.NewPCG(seed, game))
		for m.Ply() < s.cap && m.ToMove() != rules.Nobody {
			if t, ok := s.look(m); ok && met[kind(t.threat)] < number {
				met[kind(t.threat)]++
				tries = append(tries, t)
			}
			if err := s.step(m, player, level, rng); err != nil {
				return nil, err
			}
		}
	}
	return tries, nil
}

// step plays a move at random, or one of a level.
func (s subject) step(m *rules.Match, player *players.Player, level int, rng *rand.Rand) error {
	if m.ToMove() == rules.Chance || rng.IntN(s.random) == 0 {
		moves := m.Position().Moves()
		return m.Play(moves[rng.IntN(len(moves))])
	}
	task := ai.TaskOf(m, rng.Uint64())
	found, err := player.Search(context.Background(), task, level, ai.Limits{}, ai.Hooks{})
	if err != nil {
		return err
	}
	return m.Play(found.Move)
}

// kind returns 1 for a threat and 0 for a win.
func kind(threat bool) int {
	if threat {
		return 1
	}
	return 0
}

// maxMoves is how many moves a position may have in which something is looked for: with more, as early in a game of
// Domino, hardly anything can be won at once, and to look for threats takes long.
const maxMoves = 60

// look returns what can be missed in the position of a match, if anything can.
func (s subject) look(m *rules.Match) (try, bool) {
	p := m.Position()
	who := p.ToMove()
	if who == rules.Chance {
		return try{}, false
	}
	t := try{task: ai.TaskOf(m, 0), good: map[rules.Move]bool{}}
	moves := p.Moves()
	if len(moves) > maxMoves {
		return t, false
	}
	for _, move := range moves {
		if s.wins(p, move, who) {
			t.good[move] = true
			t.of = traitsOf(move, t.task.Last, who)
		}
	}
	switch {
	case len(t.good) == 1 && len(moves) > 1:
		return t, true
	case len(t.good) > 0:
		return t, false
	}
	threat := s.threat(p, moves, t.good)
	if threat == "" {
		return t, false
	}
	t.threat, t.of = true, traitsOf(threat, t.task.Last, who.Other())
	return t, true
}

// threat returns the other side's one move that wins after more than half of the moves; those that parry it are added
// to a set. It is empty where there is no such move, where nothing parries it, and where another one wins too.
func (s subject) threat(p rules.Position, moves []rules.Move, parry map[rules.Move]bool) (threat rules.Move) {
	who := p.ToMove()
	for _, move := range moves {
		next, err := p.Play(move)
		if err != nil || next.ToMove() != who.Other() {
			return ""
		}
		wins := 0
		for _, reply := range next.Moves() {
			if !s.wins(next, reply, who) {
				continue
			}
			if wins++; threat != "" && reply != threat || wins > 1 {
				return ""
			}
			threat = reply
		}
		if wins == 0 {
			parry[move] = true
		}
	}
	if len(parry) == 0 || 2*len(parry) > len(moves) {
		return ""
	}
	return threat
}
