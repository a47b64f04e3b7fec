package games_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/rules"
)

// arrangedEach is how many positions are set up at random in each game and variant.
const arrangedEach = 300

// Of positions set up at random the game finds a flaw exactly in those that the parser of its rules refuses, says each
// in both languages, and at points of the board; a position that is read and written again is the same.
func TestArrangedExactlyAsTheRulesKnow(t *testing.T) {
	for _, game := range games.All() {
		if game.Arranging == nil {
			continue
		}
		for _, setup := range arrangedSetups(game.Spec) {
			t.Run(game.ID()+" "+setup.Variant, func(t *testing.T) {
				a := &arrangedTest{T: t, game: game.Game, setup: setup, ask: game.Arranging.Under(setup)}
				a.rng = rand.New(rand.NewPCG(50, uint64(len(setup.Variant))))
				a.run()
			})
		}
	}
}

// arrangedSetups returns a setup for each variant of a game, and one for each option in the first.
func arrangedSetups(spec *rules.Spec) (setups []rules.Setup) {
	for _, variant := range spec.Variants {
		setups = append(setups, rules.Setup{Variant: variant})
	}
	for _, option := range spec.Options {
		setups = append(setups, rules.Setup{Variant: spec.Variants[0], Options: []string{option}})
	}
	return setups
}

// An arrangedTest sets up positions of a game at random.
type arrangedTest struct {
	*testing.T
	game  *board.Game
	setup rules.Setup
	ask   board.Arranger
	rng   *rand.Rand
}

func (a *arrangedTest) run() {
	known, refused := 0, 0
	for range arrangedEach {
		arranged := a.perturbed(a.ask.Read(a.played()))
		if a.judge(arranged) {
			known++
		} else {
			refused++
		}
	}
	if known < arrangedEach/20 || refused < arrangedEach/20 {
		a.Errorf("of the positions %d are known to the rules and %d are not: the test says little", known, refused)
	}
}

// played returns a position of a game that is played at random.
func (a *arrangedTest) played() rules.Position {
	p, err := a.game.Spec.New(a.setup)
	if err != nil {
		a.Fatal(err)
	}
	for range a.rng.IntN(80) {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		if p, err = p.Play(moves[a.rng.IntN(len(moves))]); err != nil {
			a.Fatal(err)
		}
	}
	if a.game.Spec.Secret && a.rng.IntN(2) == 0 { // as one of them may know it
		if p, err = a.game.Spec.Parse(a.setup, p.View(rules.First).String()); err != nil {
			a.Fatal(err)
		}
	}
	return p
}

// perturbed changes a few things in a position, or nothing.
func (a *arrangedTest) perturbed(arranged board.Arranged) board.Arranged {
	arranged = arranged.Clone()
	points, stocks, turns := a.points(), a.ask.Stocks(), a.ask.Turns()
	changes, most := a.rng.IntN(4), stocks[a.rng.IntN(len(stocks))].ID
	if a.rng.IntN(4) == 0 {
		changes = 2 * len(points) // nothing of the game is left
	}
	if covers, ok := a.ask.(board.Coverer); ok {
		a.relay(covers, arranged, changes)
		return arranged
	}
	for range changes {
		point := points[a.rng.IntN(len(points))]
		stock := stocks[a.rng.IntN(len(stocks))].ID
		if changes > 4 && a.rng.IntN(2) == 0 {
			stock = most
		}
		switch a.rng.IntN(5) {
		case 0:
			arranged.On[point] = stock
		case 1:
			delete(arranged.On, point)
		case 2:
			other := points[a.rng.IntN(len(points))]
			arranged.On[point], arranged.On[other] = arranged.On[other], arranged.On[point]
		case 3:
			if len(turns) > 0 {
				turn := turns[a.rng.IntN(len(turns))]
				if arranged.Turn, arranged.Hand = turn.ID, ""; turn.Hand && a.rng.IntN(4) > 0 {
					arranged.Hand = stock
				}
			}
		case 4:
			for _, id := range slices.Sorted(maps.Keys(arranged.More)) {
				arranged.More[id] = max(0, arranged.More[id]+a.rng.IntN(3)-1)
			}
		}
	}
	maps.DeleteFunc(arranged.On, func(_, id string) bool { return id == "" })
	return arranged
}

// relay lays, moves, turns and takes away pieces that cover several points, as there is room for them.
func (a *arrangedTest) relay(covers board.Coverer, arranged board.Arranged, changes int) {
	stocks := covers.Stocks()
	for range 2 * min(changes, 10) {
		points := covers.Points(arranged, false)
		point, stock := points[a.rng.IntN(len(points))].Name, stocks[a.rng.IntN(len(stocks))].ID
		var lying []string
		for _, p := range points {
			if covers.Stock(arranged, p.Name) != "" {
				lying = append(lying, p.Name)
			}
		}
		tried, done := arranged.Clone(), true
		switch a.rng.IntN(5) {
		case 0, 1:
			done = covers.Lay(tried, stock, point)
		case 2:
			done = len(lying) > 0 && covers.Shift(tried, lying[a.rng.IntN(len(lying))], point)
		case 3:
			done = covers.Turn(tried, stock)
		case 4:
			if len(lying) > 0 {
				covers.Lift(tried, lying[a.rng.IntN(len(lying))])
			}
		}
		if done {
			maps.Copy(arranged.On, tried.On)
			maps.DeleteFunc(arranged.On, func(point, _ string) bool { return tried.On[point] == "" })
			clear(arranged.More)
			maps.Copy(arranged.More, tried.More)
		}
		a.whole(covers, arranged)
	}
}

// whole wants each piece that lies to cover as many points as such a piece does, and no others to be covered.
func (a *arrangedTest) whole(covers board.Coverer, arranged board.Arranged) {
	a.Helper()
	covered := 0
	for _, stock := range covers.Stocks() {
		parts := covers.Parts(arranged, stock.ID)
		for _, point := range parts {
			if covers.Stock(arranged, point) != stock.ID {
				a.Fatalf("%v: %s is said to lie on %s", arranged, stock.ID, point)
			}
		}
		if covered += len(parts); len(parts) > 0 && len(parts) != covers.Size() {
			a.Fatalf("%v: %s covers %v", arranged, stock.ID, parts)
		}
	}
	if covered != len(arranged.On) {
		a.Fatalf("%v: %d points are covered", arranged, covered)
	}
}

// points returns the names of the points of the board itself.
func (a *arrangedTest) points() (names []string) {
	start, err := a.game.Spec.New(a.setup)
	if err != nil {
		a.Fatal(err)
	}
	for _, p := range a.game.Skin(a.setup.Variant, false).Points(start.View(rules.Chance)) {
		if p.On() {
			names = append(names, p.Name)
		}
	}
	return names
}

// judge compares what the game says of a position that is set up with what the rules do; it returns whether they know
// it.
func (a *arrangedTest) judge(arranged board.Arranged) bool {
	a.Helper()
	text, flaws := a.ask.Write(arranged), a.ask.Flaws(arranged)
	position, err := a.game.Spec.Parse(a.setup, text)
	if (err == nil) != (len(flaws) == 0) {
		a.Fatalf("%q (%v): the rules say %v, the game %v", text, arranged, err, flaws)
	}
	for _, lang := range i18n.Langs() {
		words := a.game.Arranging.Words(lang)
		for _, flaw := range flaws {
			if head, _ := words.Flaw(flaw); head == "" {
				a.Errorf("%s: nothing is said of %v", lang, flaw)
			}
		}
		if words.Sum(arranged) == "" {
			a.Errorf("%s: nothing is said of %v", lang, arranged)
		}
	}
	a.blame(arranged, flaws)
	if err != nil {
		return false
	}
	if again := a.ask.Read(position); !maps.Equal(again.On, arranged.On) || a.ask.Write(again) != text {
		a.Fatalf("%q is read as %v, and was %v", text, again, arranged)
	}
	a.drawn(arranged, position)
	return true
}

// blame wants a flaw at points on which something lies, unless something is missing.
func (a *arrangedTest) blame(arranged board.Arranged, flaws []board.Flaw) {
	a.Helper()
	for _, flaw := range flaws {
		for _, point := range flaw.Points {
			if a.ask.Glyph(arranged, point) == (board.Glyph{}) || flaw.Stock != "" && arranged.On[point] != flaw.Stock {
				a.Errorf("%v: the flaw %v is on %s", arranged, flaw, point)
			}
		}
	}
}

// drawn wants the pieces of the board in a game on that of a position set up.
func (a *arrangedTest) drawn(arranged board.Arranged, position rules.Position) {
	a.Helper()
	skin, view := a.game.Skin(a.setup.Variant, false), position.View(rules.Chance)
	for i, point := range skin.Points(view) {
		if !point.On() {
			continue
		}
		if got, want := a.ask.Glyph(arranged, point.Name), skin.PieceAt(view, i); got != want {
			a.Errorf("%v: on %s stands %v, in a game %v", arranged, point.Name, got, want)
		}
	}
}
