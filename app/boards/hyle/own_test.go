package hyle

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/rules"
)

// sewn is the position of the rules' figures: Order is to move and has 26 points.
const sewn = "3cc/1ebe1/1dec1/1aded/1abcd o"

// at returns a table of two people with a match from a position, the usual start for none; seat 0 is Chaos first.
func at(t *testing.T, start string) *play.Table {
	t.Helper()
	match, err := rules.NewMatch(game().Spec, rules.Setup{}, start)
	if err != nil {
		t.Fatal(err)
	}
	table := play.New(game(), 0, 1)
	table.Open(match, [2]play.Seat{}, 0)
	return table
}

func voice(lang i18n.Lang) board.Voice {
	name := func(seat int) string { return []string{"Ana", "Max"}[seat] }
	return board.Voice{Words: game().Words(lang), Name: name, Match: name}
}

// scene returns the board of a table, with the numbers among what lies under all.
func scene(table *play.Table) board.Scene {
	s := table.Scene(voice(i18n.French))
	s.Under += s.Figures
	return s
}

func touch(t *testing.T, table *play.Table, point string) {
	t.Helper()
	table.Touch(board.PointNamed(table.Skin().Points(table.View()), point))
}

// names returns what points are called.
func names(s board.Scene, points []int) string {
	var list []string
	for _, point := range points {
		list = append(list, s.Points[point].Name)
	}
	return strings.Join(list, " ")
}

// Each line has its worth at its end, the total stands in the corner, and what makes them is outlined: of a line that
// is looked at all of it, and nothing else.
func TestLineScoresInTheScene(t *testing.T) {
	table := at(t, sewn)
	own := table.Own()
	runs := func() int { return strings.Count(scene(table).Under, "<rect ") }
	s := scene(table)
	if texts := strings.Count(s.Under, "<text "); texts != 11 || runs() != 6 || strings.Count(s.Under,
		`class="none"`) != 4 {
		t.Errorf("%d numbers, %d outlines in %s", texts, runs(), s.Under)
	}
	if !strings.Contains(s.Under, `<text class="total" x="545" y="65" font-size="28">26</text>`) {
		t.Errorf("the total is not in %s", s.Under)
	}
	spots := s.Spots
	if spots.Class != "worth" || spots.Label != "Points de chaque ligne" || len(spots.List) != 10 {
		t.Fatalf("the spots are %+v", spots)
	}
	if want := (board.Spot{Name: "d", Label: "Colonne d, 14 points : 5 + 3 + 3 + " +
		"3.", X: 365, Y: 55, R: 45}); spots.List[8] != want {
		t.Errorf("spot 8 is %+v, want %+v", spots.List[8], want)
	}
	for _, spot := range spots.List {
		for _, n := range []int{spot.X - spot.R, spot.Y - spot.R, 2 * spot.R} {
			if n%board.Unit != 0 || n < 0 || n+2*spot.R > board.Size && n != 2*spot.R {
				t.Errorf("%+v does not lie on the grid", spot)
			}
		}
	}
	for _, c := range []struct {
		gesture board.Gesture
		runs    int
		mine    bool
	}{
		{board.Gesture{Kind: board.Over, Spot: "d"}, 4, true},
		{board.Gesture{Kind: board.Over, Point: 3}, 4, false},
		{board.Gesture{Kind: board.Over, Spot: "a"}, 0, true},
		{board.Gesture{Kind: board.Out, Spot: "a"}, 6, true},
		{board.Gesture{Kind: board.Over, Spot: "4"}, 1, true},
	} {
		if reply := own.Gesture(c.gesture); reply.Mine != c.mine || reply.Change.Moves() || runs() != c.runs {
			t.Errorf("%+v: %+v, %d outlines, want %d", c.gesture, reply, runs(), c.runs)
		}
	}
	if !strings.Contains(scene(table).Under, `class="now"`) {
		t.Error("the line that is looked at does not stand out")
	}
	own.Left()
	if runs() != 6 {
		t.Errorf("whoever comes back sees %d outlines", runs())
	}
}

// For a chosen pawn each target shows what it gains; a pawn in hand may go to any free cell.
func TestGainsAndTargets(t *testing.T) {
	table := at(t, "5/5/ab1ba/5/2a2 o")
	touch(t, table, "c1")
	s := scene(table)
	targets := s.Ring("target open")
	if len(targets.Points) != 8 || targets.Tenths != 6 {
		t.Errorf("the targets of c1 are %s, %d tenths large", names(s, targets.Points), targets.Tenths)
	}
	if !strings.Contains(s.Top, `<g class="gains">`) || !strings.Contains(s.Top, `<text class="more" x="275" y="334" `+
		`font-size="27">+14</text>`) ||
		strings.Count(s.Top, `<text class="none"`) != 7 {
		t.Errorf("the gains are %s", s.Top)
	}
	if got := s.Labels[cell("c3")]; got != "c3, libre, 14 points de plus" {
		t.Errorf("c3 is labelled %q", got)
	}
	english := table.Scene(voice(i18n.English)).Labels
	if got := english[cell("c2")]; got != "c2, free, no more points" {
		t.Errorf("c2 is labelled %q", got)
	}

	table = at(t, packed)
	touch(t, table, "a3")
	s = scene(table)
	if !strings.Contains(s.Top, `class="less"`) || !strings.Contains(s.Top, ">−3<") || s.Labels[cell("a1")] != "a1, "+
		"libre, 3 points de moins" {
		t.Errorf("a loss is written %s and labelled %q", s.Top, s.Labels[cell("a1")])
	}

	table = at(t, placing)
	s = scene(table)
	calm := s.Ring("target calm")
	if len(calm.Points) != 22 || calm.Tenths != 2 || s.Top != "" || len(s.Ring("target").Points) != 0 {
		t.Errorf("with a pawn in hand the rings are %+v", s.Rings)
	}
	if s := scene(at(t, sliding)); len(s.Rings) != 0 {
		t.Errorf("with nothing in hand and nothing chosen the rings are %+v", s.Rings)
	}
}

// nearlyFull is a board on which Chaos places the last pawn.
const nearlyFull = "abbae/abcde/abcde/cdcbd/1aeed c=c"

// The end of a round is counted line by line, unless a person wants no motion; no other move is.
func TestInterlude(t *testing.T) {
	table := at(t, nearlyFull)
	own, before := table.Own(), table.View()
	steps := own.Interlude(before, "a1", false)
	if len(steps) != 11 || steps[0] != countNone {
		t.Fatalf("the count takes %v", steps)
	}
	if still := own.Interlude(before, "a1", true); still != nil {
		t.Errorf("who wants no motion sees %v", still)
	}
	for _, c := range []struct {
		position string
		move     rules.Move
	}{{drawing, "=d"}, {placing, "d1"}, {sliding, "c1-c3"}, {sliding, rules.Pass}} {
		if steps := own.Interlude(view(t, c.position), c.move, false); steps != nil {
			t.Errorf("%s in %s is followed by %v", c.move, c.position, steps)
		}
	}
	touch(t, table, "a1")
	all, lines := scene(table), own.(interface{ scores() lineScores }).scores().lines
	for step, d := range steps {
		own.Step(step)
		s := scene(table)
		if counted := strings.Count(s.Under, "<text ") - 1; counted != step {
			t.Errorf("step %d shows %d lines counted", step, counted)
		}
		points, _ := own.Points()
		sum := 0
		for _, line := range lines[:step] {
			sum += line.points
		}
		if points != [2]int{0, sum} {
			t.Errorf("at step %d the players have %v, want %d of Order", step, points, sum)
		}
		if step == 0 {
			continue
		}
		line := lines[step-1]
		want := map[bool]time.Duration{true: 550 * time.Millisecond, false: 120 * time.Millisecond}[line.points > 0]
		if d != want || strings.Count(s.Under, "<rect ") != len(line.runs) {
			t.Errorf("line %s lasts %v, want %v, with %d outlines", line.name, d, want, strings.Count(s.Under, "<rect "))
		}
	}
	own.Step(-1)
	if s := scene(table); s.Under != all.Under {
		t.Error("after the count the board is another")
	}
	own.Step(3)
	table.NextRound()
	own.Left()
	if s := scene(table); strings.Count(s.Under, "<text ") != 11 {
		t.Error("a page that was left goes on counting")
	}
}

// Order makes the points on the board. In the last round they are to beat those that the other player has made.
func TestPoints(t *testing.T) {
	table := at(t, nearlyFull)
	own := table.Own()
	wanted := func(when string, points [2]int) {
		t.Helper()
		if p, ok := own.Points(); p != points || !ok {
			t.Errorf("%s: points %v (%t), want %v", when, p, ok, points)
		}
	}
	before, _ := own.Points()
	touch(t, table, "a1")
	after, _ := own.Points()
	if before[0] != 0 || after[0] != 0 || after[1] <= before[1] || after[1] != table.Match().RoundOutcomes()[0].Score[1] {
		t.Errorf("the last pawn makes %v of %v", after, before)
	}
	table.NextRound()
	wanted("at the start of the second round", [2]int{0, after[1]})
	for !table.Result().Over() {
		if !table.Draw().Moves() {
			if err := table.Play(table.Match().Position().Moves()[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	score := table.Result().Score
	wanted("at the end", [2]int{score[0], score[1]})
	table.GoTo(0)
	wanted("looking back at the start", before)
}

// The bag says how much of what is left in it, or the line that is looked at; it keeps its place while a panel is open.
func TestBag(t *testing.T) {
	table := at(t, placing)
	page := &places.Page{Game: game(), Table: table, Lang: i18n.French, Live: true, Voice: voice(i18n.French)}
	own := func() string { return app.HTMLString(Parts().Below(page)) }
	has := func(html string, wants ...string) {
		t.Helper()
		flat := strings.ReplaceAll(strings.Join(strings.Fields(html), " "), `div hidden class="hand"`, `div `+
			`class="hand" hidden`)
		flat = strings.ReplaceAll(flat, `div hidden class="extra stock"`, `div class="extra stock" `+
			`hidden`) // go-app writes attributes in any order
		for _, want := range wants {
			if !strings.Contains(flat, want) {
				t.Errorf("%q is not in %s", want, flat)
			}
		}
	}
	has(own(), `class="extra stock"`, `aria-label="Dans le sac : 21 pions sur 25"`, `dans le sac`, `class="sack"`,
		`#i-sack`, `#hyle-a`, `rouge`, `#hyle-e`)
	if strings.Contains(own(), `class="out"`) {
		t.Errorf("a colour has run out in %s", own())
	}
	table.Own().Gesture(board.Gesture{Kind: board.Over, Spot: "1"})
	has(own(), `<p class="told">Ligne 1 : aucun palindrome.`)
	page.Lang = i18n.English
	has(own(), `<div class="extra stock">`, `Row 1: no palindrome.`, `aria-label="In the bag: 21 pawns of 25"`)
	page.Table = at(t, "aaaaa/5/5/5/5 c=b")
	has(own(), `class="out"`)

	hand := func() string { return app.HTMLString(Parts().Beside(page)) }
	has(hand(), `class="hand"`, `#hyle-b`, `viewBox="-42 -42 84 84"`)
	page.Live = false
	has(hand(), `<div class="hand" hidden>`)
	page.Live, page.Table = true, at(t, sliding)
	has(hand(), `<div class="hand" hidden>`)
	if piece, draws := table.Own().Hand(table.View()); piece.Kind != "e" || !draws {
		t.Errorf("in hand is %+v (%t)", piece, draws)
	}
}

// Once a round has ended the bag is empty, and its room says how each round has ended.
func TestRoundsAreTold(t *testing.T) {
	table := play.New(game(), 0, 1)
	page := &places.Page{Game: game(), Table: table, Lang: i18n.French, Live: true, Voice: voice(i18n.French)}
	for round := range 2 {
		for !table.Between() && !table.Result().Over() {
			if !table.Draw().Moves() {
				if err := table.Play(table.Match().Position().Moves()[0]); err != nil {
					t.Fatal(err)
				}
			}
		}
		b := newBag(page)
		if len(b.Rounds) != round+1 {
			t.Fatalf("after round %d: %q", round+1, b.Rounds)
		}
		for i, said := range b.Rounds {
			points := table.Match().RoundOutcomes()[i].Score
			order := []string{"Ana", "Max"}[table.SeatOf(rules.Second)]
			if i == 1 {
				order = []string{"Ana", "Max"}[table.SeatOf(rules.First)]
			}
			if want := fmt.Sprintf("Manche %d, %s : %d", i+1, order, points[0]+points[1]); said != want {
				t.Errorf("round %d is told as %q, want %q", i+1, said, want)
			}
		}
		if round == 0 {
			table.NextRound()
			if b = newBag(page); len(b.Rounds) > 0 {
				t.Errorf("in the second round: %q", b.Rounds)
			}
		}
	}
}

// On the board turned round the same is said and the same is drawn, where it then belongs.
func TestTurned(t *testing.T) {
	table := at(t, sewn)
	plain := scene(table)
	settings := table.Settings()
	settings.Turned = true
	table.Configure(settings)
	turned := scene(table)
	if !slices.EqualFunc(plain.Spots.List, turned.Spots.List, func(a, b board.Spot) bool {
		return a.Label == b.Label && a.X == board.Size-b.X && a.Y == board.Size-b.Y
	}) {
		t.Errorf("turned round, the spots are %+v", turned.Spots.List)
	}
	if strings.Count(plain.Under, "<rect ") != strings.Count(turned.Under, "<rect ") || !strings.Contains(turned.Under,
		">26</text>") {
		t.Errorf("turned round, the lines are %s", turned.Under)
	}
}
