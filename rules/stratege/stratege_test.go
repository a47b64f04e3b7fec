package stratege

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

func TestConform(t *testing.T) {
	if err := conform.Check(Spec(), conform.Config{Games: conformGames}); err != nil {
		t.Fatal(err)
	}
}

func FuzzText(f *testing.F) {
	start := Position{Start()}
	board := scene(f, 0, 0, "wc4=3", "gd4=5", "gk10=1")
	for _, c := range []struct {
		position Position
		words    string
	}{
		{start, "#111222333444555666 " + allHidden + " #111122233344455566"},
		{after(f, start, "#111222333444555666"), "#111222333444555666"},
		{after(f, start, allHidden), allHidden},
		{board, "c4xd4=35 c4xd4=36 c4xd4"},
		{board.View(rules.First).(View).Position, "c4xd4=35 c4xd4=36 c4xd4=25 c4xd4"},
		{board.View(rules.Nobody).(View).Position, "c4xd4=35 c4xd4=36 c4xd4=25 c4xd4"},
	} {
		for _, word := range strings.Fields(c.words) {
			f.Add(uint8(0), c.position.String(), word)
		}
	}
	conform.Fuzz(f, Spec())
}

// FuzzPlay plays any word in the positions of random games, as everybody and as one player knows them: what is accepted
// leads to a position whose text is read, what is refused says so.
func FuzzPlay(f *testing.F) {
	for i, word := range []string{"a1=3", "a1=?", "--", "a1-b1", "c4xc5", "c4xc5=43", "#111222333444555666", allHidden, "",
		"#", "a1=", "a1", "a1=33", "k10xk9=6", "k10-k11", "a0-a1", "#11122233344455566?", "a1-b1-c1", "a1xb1=7?", "a10"} {
		f.Add(uint64(i), uint16(30*i), uint8(i), word)
	}
	f.Fuzz(func(t *testing.T, seed uint64, plies uint16, who uint8, word string) {
		p := Position{walkTo(seed, int(plies%1400))}
		seen := p.View(rules.Player(who % 4)).(View).Position
		next, err := seen.Play(rules.Move(word))
		if err != nil {
			if illegal, ok := err.(*rules.Illegal); !ok || illegal.Fault == "" || illegal.Move != rules.Move(word) {
				t.Fatalf("%s: %q is refused by %v", seen, word, err)
			}
			return
		}
		if again := parse(t, next.String()); again != next {
			t.Fatalf("%s: %q leads to %s, which is read as %s", seen, word, next, again)
		}
	})
}

func parse(t testing.TB, text string) Position {
	t.Helper()
	p, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// walk plays games at random and calls visit in each state, the last ones included.
func walk(seed uint64, games int, visit func(s *State)) {
	rng := rand.New(rand.NewPCG(seed, 0))
	for range games {
		s := Start()
		for visit(&s); s.End == Running; visit(&s) {
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
	}
}

// walkTo returns a state of a random game, the last one if it ends before.
func walkTo(seed uint64, plies int) State {
	rng := rand.New(rand.NewPCG(seed, 0))
	s := Start()
	for ; plies > 0 && s.End == Running; plies-- {
		s.Do(s.Choice(rng.IntN(s.Choices())))
	}
	return s
}

// scene returns a position with few pawns, such as "wc4=3", "gc5=?" or "gc5=4!": the others have been lost, but of the
// weakest as many as there are hidden ones.
func scene(t testing.TB, turn, quiet int, pawns ...string) Position {
	t.Helper()
	s := State{Turn: uint8(turn), Quiet: uint8(quiet)}
	for _, text := range pawns {
		side := strings.IndexByte(sides, text[0])
		cell, rest := readCell(text[1:])
		n, _ := strength(rest[1])
		if rest[1] == hidden {
			n = 0
		}
		s.At[cell] = pawnOf(side, int(n))
		if strings.HasSuffix(rest, "!") {
			s.At[cell] |= shownBit
		}
		s.Side[side] = s.Side[side].xor(SetOf(cell))
	}
	for side := range s.Lost {
		known := s.Known(side)
		for n := 1; n <= Most; n++ {
			left := Each - known[n]
			hold := min(left, known[0])
			known[0] -= hold
			s.Lost[side][n] = left - hold
		}
	}
	return parse(t, Position{s}.String())
}

// after plays moves from a position.
func after(t testing.TB, p Position, moves ...rules.Move) Position {
	t.Helper()
	for _, m := range moves {
		next, err := p.Play(m)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		p = next.(Position)
	}
	return p
}

// The end of a game as text: see conform.Playthrough. A defender takes the attacker's place, another leaves the back
// row so and comes back, White passes, and the sixth place is taken on Green's turn: White ends the game and loses it.
func TestPlaythrough(t *testing.T) {
	start := scene(t, 0, 9, "wa10=1", "wc10=1", "we10=1", "wg10=2", "wi10=2", "wj10=3", "wg2=2",
		"gh2=4!", "gk10=2", "gi9=1", "ga1=6", "gc1=5").String()
	m := conform.Match(t, Spec(), rules.Setup{}, start, "g2xh2", "i9xi10", "i9-i10", "g2-h2", "--", "k10xj10")
	conform.Playthrough(t, m, "testdata/playthrough.txt")
}

// place returns the place of a name.
func place(name string) int {
	cell, _ := readCell(name)
	return cell
}
