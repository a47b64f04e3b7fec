package match_test

import (
	"math/rand/v2"
	"net/url"
	"slices"
	"testing"

	"tablier/app/play"
	"tablier/rules"
	rulesstratege "tablier/rules/stratege"
)

// A toldRun is what a run has told, and what of the arrangements may be known after it, by side and place.
type toldRun struct {
	steps []string
	shown [2][rulesstratege.Pawns]bool

	match   string // the ID of the match
	asked   int    // moves of it that the frame has asked for
	players [2]string
}

// tell has a script run, until the match is over or a round is, for then its secrets are told; the last step is left
// out if it has led there.
func tell(t *testing.T, id string, parameters url.Values, secret secrets, script []byte) (told toldRun) {
	t.Helper()
	r := newHostRun(gameOf(id), parameters, secret, script)
	for r.step() {
		told.see(r.Table())
		if r.Table().Result().Over() || r.Table().Match().Round() > 0 {
			break
		}
		told.steps = r.told
	}
	return told
}

// see notes what of the arrangements may be known by now, moves taken back included: all of a side that the host page
// plays or that nobody hides, and else the pawns that have fought.
func (told *toldRun) see(table *play.Table) {
	match := table.Match()
	if table.ID() != told.match {
		told.match, told.asked = table.ID(), match.Plies()
	}
	if match.Plies() == told.asked { // after that nobody is to take another seat
		told.players = [2]string{playing(table, 0), playing(table, 1)}
	}
	for side := range 2 {
		if !slices.Contains(hiddenFrom(told.players[0], told.players[1]), side) && match.Plies() > 0 {
			for i := range told.shown[side] {
				told.shown[side][i] = true
			}
		}
	}
	if _, ok := match.Position().(rulesstratege.Position); ok {
		told.seeFights(match)
	}
}

// playing says who plays First and Second, as the parameters of a frame do.
func playing(table *play.Table, player int) string {
	switch seat := table.Seats()[player]; { // seat 0 is First in a frame
	case seat.Level > 0:
		return "1"
	case seat.Away:
		return "host"
	}
	return "person"
}

// seeFights notes which pawns have fought in a match.
func (told *toldRun) seeFights(match *rules.Match) {
	at := map[int][2]int{} // side and place of each pawn, by where it stands
	for side := range 2 {
		for i := range rulesstratege.Pawns {
			at[rulesstratege.Home(side, i)] = [2]int{side, i}
		}
	}
	for ply := 1; ply <= match.Plies(); ply++ {
		w, err := rulesstratege.Read(match.Move(ply))
		if err != nil || w.Kind != rulesstratege.Moving && w.Kind != rulesstratege.Attacking {
			continue
		}
		from, to := w.Step.Cells()
		pawn, target := at[from], at[to]
		delete(at, from)
		if w.Kind == rulesstratege.Attacking {
			told.shown[pawn[0]][pawn[1]], told.shown[target[0]][target[1]] = true, true
			if after := match.Landed(ply).(rulesstratege.Position).State; after.At[to] == 0 { // the defender has won
				at[from] = target
				delete(at, to)
				continue
			}
		}
		at[to] = pawn
	}
}

// otherwise arranges in another way what has not been shown of some sides.
func (told *toldRun) otherwise(secret secrets, hidden []int, rng *rand.Rand) secrets {
	for _, side := range hidden {
		kinds := []byte(secret[side])
		var free []int
		for i := range kinds {
			if len(kinds) == rulesstratege.Pawns && !told.shown[side][i] {
				free = append(free, i)
			}
		}
		rng.Shuffle(len(free), func(i, j int) {
			kinds[free[i]], kinds[free[j]] = kinds[free[j]], kinds[free[i]]
		})
		if len(kinds) == 1 && !told.shown[side][0] {
			kinds[0] = '1' + (kinds[0]-'1'+1+byte(rng.IntN(2)))%3
		}
		secret[side] = string(kinds)
	}
	return secret
}

// hiddenFrom returns the sides of which a host page must learn nothing, given who plays First and Second.
func hiddenFrom(first, second string) []int {
	switch {
	case first == "host" && second == "host":
		return nil
	case first == "host":
		return []int{1}
	case second == "host":
		return []int{0}
	case first == "person" && second == "person":
		return []int{0, 1}
	case first == "person":
		return []int{1}
	case second == "person":
		return []int{0}
	}
	return nil // the machine plays itself, before everybody's eyes
}

// arrangements returns what First and Second arrange in secret.
func arrangements(game string, rng *rand.Rand) (s secrets) {
	for side := range s {
		kinds := []byte("111222333444555666")
		rng.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
		if game == "bag" {
			kinds = []byte{'1' + byte(rng.IntN(3))}
		}
		s[side] = string(kinds)
	}
	return s
}

// scriptOf returns a script.
func scriptOf(rng *rand.Rand, steps int) []byte {
	script := make([]byte, steps)
	for i := range script {
		script[i] = byte(rng.IntN(256))
	}
	return script
}

// Whatever a host page says, and whatever happens at the screen, all that it is told follows from what it may know: in
// a match in which the rest is arranged otherwise it is told the same, byte for byte. It plays First, Second, both or
// neither.
func TestHostLearnsNothingHidden(t *testing.T) {
	const runs, length = hiddenRuns, 2500
	others := 0
	for _, id := range []string{"stratege", "bag"} {
		for _, first := range []string{"person", "host", "1"} {
			for _, second := range []string{"person", "host", "1"} {
				hidden, seeds := hiddenFrom(first, second), uint64(runs)
				if hidden == nil {
					seeds = 1
				}
				for seed := range seeds {
					rng := rand.New(rand.NewPCG(seed, 7))
					script, secret := scriptOf(rng, length), arrangements(id, rng)
					parameters := url.Values{"first": {first}, "second": {second}}
					if seed%4 > 1 {
						parameters["task"] = []string{[]string{"win:1", "win"}[seed%2]}
					}
					before := tell(t, id, parameters, secret, slices.Clone(script))
					other := before.otherwise(secret, hidden, rng)
					if other != secret {
						others++
					}
					after := tell(t, id, parameters, other, slices.Clone(script))
					if at, a, b := before.differs(after); at >= 0 {
						t.Fatalf("%s, %s and %s, seed %d, step %d of %d: told\n%s\nand\n%s", id, first, second, seed, at,
							len(before.steps), a, b)
					}
				}
			}
		}
	}
	if others < runs*8 {
		t.Errorf("only %d matches were arranged otherwise", others)
	}
}

// differs returns the first step at which two runs have told different things, and what; -1 when there is none.
func (told *toldRun) differs(other toldRun) (at int, a, b string) {
	for i, a := range told.steps {
		if b := "nothing"; i >= len(other.steps) || other.steps[i] != a {
			if i < len(other.steps) {
				b = other.steps[i]
			}
			return i, a, b
		}
	}
	return -1, "", ""
}
