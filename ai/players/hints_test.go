package players_test

import (
	"context"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/plan"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
)

// A follower is a person who plays a game against level 1 by hints alone.
type follower struct {
	game    string
	side    rules.Player
	matches int
	most    int // own moves within which a match has to be won, after the set-up; 0 for any number
	only    int // plays so many own moves and need not win; 0 for a whole match
}

// Whoever follows the hints from the start wins nearly every match against level 1, which is asked of every game with
// the tag bars, and no hint takes back what another one did while nothing else has changed.
func TestHintsLead(t *testing.T) {
	for _, f := range followers {
		t.Run(f.game, func(t *testing.T) {
			t.Parallel()
			p, won := players.New().Find(f.game), 0
			for seed := range uint64(f.matches) {
				m, moves := f.play(t, p, seed)
				won += f.count(m, moves)
				t.Logf("seed %d: %v after %d moves", seed, m.Result(), moves)
			}
			if f.only == 0 && 100*won < 95*f.matches {
				t.Errorf("%d of %d matches are won", won, f.matches)
			}
		})
	}
}

// count returns 1 for a match that is won in time, else 0.
func (f follower) count(m *rules.Match, moves int) int {
	if m.Result().Winner == f.side && (f.most == 0 || moves <= f.most) {
		return 1
	}
	return 0
}

// goesOn says whether the follower plays on after so many own moves.
func (f follower) goesOn(moves int) bool {
	return (f.only == 0 || moves < f.only) && (f.most == 0 || moves <= f.most)
}

// play plays a match, and returns how many moves the follower made after the set-up.
func (f follower) play(t *testing.T, p *players.Player, seed uint64) (m *rules.Match, moves int) {
	spec, err := all.Games().Find(f.game)
	if err == nil {
		m, err = rules.NewMatch(spec, rules.Setup{}, "")
	}
	stood := map[string]bool{}
	for err == nil && !m.Result().Over() && f.goesOn(moves) {
		if m.ToMove() == rules.Chance {
			err = m.Play(m.ChanceMove(seed))
			continue
		}
		var found ai.Result
		if m.ToMove() == f.side {
			if key := board(m); !strings.Contains(string(m.Position().Moves()[0]), "=") {
				moves++
				if stood[key] {
					t.Errorf("seed %d: hints have led back to %s", seed, key)
				}
				stood[key] = true
			}
			found, err = p.Advise(context.Background(), ai.TaskOf(m, 0), ai.Hooks{})
		} else {
			found, err = p.Search(context.Background(), ai.TaskOf(m, ai.Mix(seed, 1)), 1, ai.Limits{}, ai.Hooks{})
		}
		if err == nil {
			err = m.Play(found.Move)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m, moves
}

// quiet are the counters at the end of a position's text: turns in which nothing happened.
var quiet = regexp.MustCompile(`( [wg]) \d+ | p{1,2}$`)

// board returns a position without them, and its round.
func board(m *rules.Match) string {
	return strconv.Itoa(m.Round()) + " " + quiet.ReplaceAllString(m.Position().String(), "$1 ")
}

// In a blockade, in which the other side can only pass and no win lies, the hint leads out of it, each move by one.
func TestHintsLeadOutOfABlockade(t *testing.T) {
	m := start(t, "entropy", "b1wbw/2wwb/b1b1b/w3b/3ww w p")
	p := players.New().Find("entropy")
	for left := 0; ; {
		found, err := p.Adviser.Engine.Search(context.Background(), ai.TaskOf(m, 0), ai.Limits{Nodes: 6_000}, ai.Hooks{})
		if err != nil || found.Plan.Aim != plan.Open || left > 0 && found.Plan.Moves >= left {
			t.Fatalf("%s: %v, with %d moves to go the plan is %+v", m.Position(), err, left, found.Plan)
		}
		if err := m.Play(found.Move); err != nil {
			t.Fatal(err)
		}
		if left = found.Plan.Moves; left == 1 {
			break
		}
		if err := m.Play(rules.Pass); err != nil {
			t.Fatal(err)
		}
	}
	if moves := m.Position().Moves(); moves[0] == rules.Pass {
		t.Error("the other side can still only pass")
	}
}

// In a blockade in which the other side can only move one pawn to and fro, the hints soon give it a choice.
func TestHintsLeadOutOfAShuttle(t *testing.T) {
	m := start(t, "entropy", "b1wb1/b2wb/2bww/1ww2/w1b1b w")
	p := players.New().Find("entropy")
	for left := 10; m.ToMove() == rules.First || len(m.Position().Moves()) == 1; {
		next := m.Position().Moves()[0]
		if m.ToMove() == rules.First {
			found, err := p.Adviser.Engine.Search(context.Background(), ai.TaskOf(m, 0), ai.Limits{Nodes: 6_000}, ai.Hooks{})
			if err != nil || left == 0 {
				t.Fatalf("%s: %v, and the other side still has but one move", m.Position(), err)
			}
			next = found.Move
			left--
		}
		if err := m.Play(next); err != nil {
			t.Fatal(err)
		}
	}
}

// A pawn a step from an empty place where it counts goes there, and the plan says for how many points.
func TestHintTakesPoints(t *testing.T) {
	m := start(t, "stratege", "(11)/(2)w5!(8)/(11)/(11)/(11)/(11)/(11)/g6!(10)/(8)w2(2)/(2)w1(6)w1(1) "+
		"w 1 12233344455666 11122233344455566")
	found, err := players.New().Find("stratege").Advise(context.Background(), ai.TaskOf(m, 0), ai.Hooks{})
	if want := (plan.Plan{Aim: plan.Arrive, Points: 5}); err != nil || found.Move != "c9-c10" || found.Plan != want {
		t.Errorf("%v: %s for %+v", err, found.Move, found.Plan)
	}
}

// start begins a match at a position.
func start(t *testing.T, game, position string) *rules.Match {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, position)
	if err != nil {
		t.Fatal(err)
	}
	return m
}
