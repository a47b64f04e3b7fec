package games

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
)

// What the page asks of a skin and of a game's words, in games played at random, from every side.
func TestBoards(t *testing.T) {
	for _, game := range tested() {
		for _, setup := range setups(game.Spec) {
			for seed := range uint64(matches) {
				walk(t, game.Game, setup, rand.New(rand.NewPCG(seed, 0)))
			}
		}
	}
}

// setups returns every variant, without options and with all.
func setups(spec *rules.Spec) []rules.Setup {
	var list []rules.Setup
	for _, variant := range spec.Variants {
		list = append(list, rules.Setup{Variant: variant})
		if len(spec.Options) > 0 {
			list = append(list, rules.Setup{Variant: variant, Options: spec.Options})
		}
	}
	return list
}

func walk(t *testing.T, game *board.Game, setup rules.Setup, rng *rand.Rand) {
	t.Helper()
	m, err := rules.NewMatch(game.Spec, setup, "")
	if err != nil {
		t.Fatal(err)
	}
	own := play.New(game, 0, 1).Own()
	c := check{t, game, game.Skin(setup.Variant, false), game.Skin(setup.Variant, true), own.SettingUp}
	for !m.Result().Over() {
		moves := m.Position().Moves()
		move := moves[rng.IntN(len(moves))]
		if m.Ply() < fewPlies || m.Ply()%fewPlies == 0 {
			c.position(m, moves, move)
		}
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	c.points(m.LandedView(m.Ply(), rules.Chance))
	if result := m.Result(); result.Reason != rules.Recurrence {
		for _, lang := range i18n.Langs() {
			if game.Words(lang).Reason(result.Outcome, "X") == "" {
				t.Errorf("%s: no words for the reason %s", lang, result.Reason)
			}
		}
		for _, cell := range result.Cells {
			if !slices.ContainsFunc(c.skin.Points(m.View(m.Ply(), rules.Chance)),
				func(p board.Point) bool { return p.Name == cell }) {
				t.Errorf("the result is to be lit on %s, which is no point", cell)
			}
		}
	}
}

// fewPlies is how many positions of a game are looked at, and after those one in as many: some games are long.
const fewPlies = 60

// position checks the position that a match has come to, from every side, and one of its moves.
func (c check) position(m *rules.Match, moves []rules.Move, move rules.Move) {
	c.t.Helper()
	for _, viewer := range viewers(c.game.Spec) {
		view := m.View(m.Ply(), viewer)
		c.points(view)
		c.words(view, move)
	}
	if m.Ply() > 0 {
		c.points(m.LandedView(m.Ply(), rules.Chance))
	}
	mover := m.MoverAt(m.Ply())
	view := m.View(m.Ply(), mover)
	c.paths(view, moves, mover != rules.Chance)
}

// viewers returns those who may see a position of a game each in their own way.
func viewers(spec *rules.Spec) []rules.Player {
	if !spec.Secret {
		return []rules.Player{rules.Chance}
	}
	return []rules.Player{rules.First, rules.Second, rules.Nobody, rules.Chance}
}

// A check holds a skin, and the same turned round, against what package board promises.
type check struct {
	t            *testing.T
	game         *board.Game
	skin, turned board.Skin
	settingUp    func(rules.View) bool
}

// points checks where the points of a view are and what stands on them.
func (c check) points(v rules.View) {
	c.t.Helper()
	points, turned := c.skin.Points(v), c.turned.Points(v)
	if len(points) != len(turned) {
		c.t.Fatalf("%s: %d points, %d when turned round", v, len(points), len(turned))
	}
	names := map[string]bool{}
	first := slices.IndexFunc(points, func(p board.Point) bool { return p.On() && !p.Button && !p.Reserve })
	for i, p := range points {
		if names[p.Name] || p.Name == "" || strings.ContainsAny(p.Name, " \"") {
			c.t.Errorf("%s: point %d is called %q", v, i, p.Name)
		}
		names[p.Name] = true
		if turned[i].Name != p.Name || turned[i].Button != p.Button {
			c.t.Errorf("%s: point %d is %+v, turned round %+v", v, i, p, turned[i])
		}
		if p.Button {
			c.button(v, i, p)
			continue
		}
		if p.Reserve {
			c.piece(v, i)
			continue
		}
		c.onGrid(v, p)
		c.onGrid(v, turned[i])
		around := points[first].Y + turned[first].Y // there may be coordinates below
		if turned[i].R != p.R || turned[i].Y+p.Y != around || turned[i].X != p.X && turned[i].X != board.Size-p.X {
			c.t.Errorf("%s: turned round, %+v is %+v", v, p, turned[i])
		}
		c.piece(v, i)
	}
}

// onGrid checks that the page has a class for where a point is: see [board.Unit].
func (c check) onGrid(v rules.View, p board.Point) {
	c.t.Helper()
	for _, n := range []int{p.X - p.R, p.Y - p.R, 2 * p.R} {
		if n%board.Unit != 0 || n < 0 {
			c.t.Errorf("%s: %+v does not lie on the grid", v, p)
		}
	}
	if p.R <= 0 || p.X+p.R > board.Size || p.Y+p.R > board.Size {
		c.t.Errorf("%s: %+v reaches out of the board", v, p)
	}
}

func (c check) button(v rules.View, i int, p board.Point) {
	c.t.Helper()
	if c.skin.PieceAt(v, i) != (board.Glyph{}) {
		c.t.Errorf("%s: something stands on the button %s", v, p.Name)
	}
	for _, lang := range i18n.Langs() {
		if c.game.Words(lang).Button(p.Name) == "" {
			c.t.Errorf("%s: the button %s has no name", lang, p.Name)
		}
	}
}

// piece checks that what stands on a point looks the same from both sides, has a drawing, and a name.
func (c check) piece(v rules.View, i int) {
	c.t.Helper()
	point, g := c.skin.Points(v)[i].Name, c.skin.PieceAt(v, i)
	if other := c.turned.PieceAt(v, i); other != g {
		c.t.Errorf("%s: on %s stands %+v, turned round %+v", v, point, g, other)
	}
	for _, lang := range i18n.Langs() {
		if c.game.Words(lang).Point(point, g, "X") == "" {
			c.t.Errorf("%s: no words for %+v on %s", lang, g, point)
		}
	}
	if g != (board.Glyph{}) {
		drawn(c.t, c.game, c.skin, g)
	}
}

// drawn checks that a piece has a drawing for whoever owns it.
func drawn(t *testing.T, game *board.Game, skin board.Skin, g board.Glyph) {
	t.Helper()
	seats := []int{-1}
	if g.Owner != rules.Nobody {
		seats = []int{0, 1}
	}
	for _, seat := range seats {
		if id := skin.Symbol(g, seat); !strings.HasPrefix(id, game.ID()+"-") || !strings.Contains(game.Defs, `id="`+id+`"`) {
			t.Errorf("%s: %+v of seat %d is drawn as %q, which is nowhere", game.ID(), g, seat, id)
		}
	}
}

// words checks that a move, played in a view or told to its viewer, has words, and what is to be done has too.
func (c check) words(v rules.View, m rules.Move) {
	c.t.Helper()
	for _, lang := range i18n.Langs() {
		words := c.game.Words(lang)
		if words.Describe("X", v, m) == "" || words.Move(m) == "" {
			c.t.Errorf("%s: no words for %s in %s", lang, m, v)
		}
		if yours := words.Describe("", v, m); strings.HasPrefix(yours, " ") {
			c.t.Errorf("%s: the reader is told %q of their own move", lang, yours)
		}
		for _, player := range []rules.Player{rules.First, rules.Second} {
			if stands := words.Standing(v, player); utf8.RuneCountInString(stands) > 20 {
				c.t.Errorf("%s: %q does not fit beside a name", lang, stands)
			}
		}
		for who, most := range map[string]int{"": 36, "Orange": 40} {
			if ask := words.Request(who, v); ask == "" || utf8.RuneCountInString(ask) > most || strings.Contains(ask, "  ") {
				c.t.Errorf("%s: %q is asked in %s", lang, ask, v)
			}
		}
	}
}

// paths checks that every legal move of a player can be spelled by touching points, the same ones on a board turned
// round, that no move's path begins another's, and that what leads nowhere is explained. A move of chance has no path,
// nor have those of a set-up phase that the game's own part makes of what is arranged.
func (c check) paths(v rules.View, moves []rules.Move, player bool) {
	c.t.Helper()
	var paths [][]int
	for _, move := range moves {
		path := c.skin.Path(v, move)
		if len(path) > 0 != player && !(player && c.settingUp(v)) {
			c.t.Errorf("%s: %s is spelled %v", v, move, path)
		}
		if !slices.Equal(path, c.turned.Path(v, move)) {
			c.t.Errorf("%s: turned round, %s is spelled otherwise", v, move)
		}
		paths = append(paths, path)
	}
	if !player {
		return
	}
	paths = slices.DeleteFunc(paths, func(path []int) bool { return len(path) == 0 })
	for i, path := range paths {
		for j, other := range paths {
			if i != j && begins(other, path) {
				c.t.Errorf("%s: the path %v begins %v", v, path, other)
			}
		}
	}
	c.faults(v, paths)
}

func begins(path, with []int) bool {
	return len(path) >= len(with) && slices.Equal(path[:len(with)], with)
}

func (c check) faults(v rules.View, paths [][]int) {
	c.t.Helper()
	some := func(with []int) bool {
		return slices.ContainsFunc(paths, func(path []int) bool { return begins(path, with) })
	}
	points := len(c.skin.Points(v))
	for a := range points {
		touched := []int{a}
		if some(touched) {
			if slices.ContainsFunc(paths, func(path []int) bool { return slices.Equal(path, touched) }) {
				continue
			}
			touched = append(touched, (a+1)%points)
		}
		if some(touched) {
			continue
		}
		fault := c.skin.Fault(v, touched)
		if fault == nil {
			c.t.Fatalf("%s: touching %v is not explained", v, touched)
		}
		for _, lang := range i18n.Langs() {
			if c.game.Words(lang).Fault(fault) == "" {
				c.t.Errorf("%s: no words for %v", lang, fault)
			}
		}
	}
}
