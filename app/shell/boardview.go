package shell

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

const viewBox = "0 0 600 600"

// drawing returns the board below the pieces, which no move changes.
func drawing(skin board.Skin) string {
	return `<svg class="art" viewBox="` + viewBox + `" aria-hidden="true" focusable="false">` + skin.Art() + `</svg>`
}

// cardBoard returns a small board with the position that the home page shows.
func cardBoard(game *board.Game) string {
	spec := game.Spec
	setup, err := spec.Check(rules.Setup{})
	if err != nil {
		panic(err) // the default variant of a registered game
	}
	p, err := spec.Parse(setup, game.Card)
	if err != nil {
		panic(err) // a test parses every card
	}
	skin, view := game.Skin(setup.Variant, false), p.View(rules.Nobody)
	var b strings.Builder
	b.WriteString(`<svg class="board ` + game.ID() + `" viewBox="` + viewBox + `" aria-hidden="true" focusable="false">` + skin.Art())
	b.WriteString(groundMarkup(skin, view))
	b.WriteString(tallyOf(skin, view).runs())
	for i, point := range skin.Points(view) {
		if glyph := skin.Look(view, i); glyph != (board.Glyph{}) && point.On() {
			b.WriteString(`<use href="#` + skin.Symbol(glyph, side(glyph.Owner)) + `"` + placing(skin, point) + `/>`)
		}
	}
	b.WriteString(`</svg>`)
	return b.String()
}

// side returns the seat of a player where First sits at seat 0, -1 for nobody.
func side(p rules.Player) int {
	if p != rules.First && p != rules.Second {
		return -1
	}
	return p.Index()
}

// A scene is what is drawn over a board: the pieces and the marks.
type scene struct {
	skin    board.Skin
	points  []board.Point
	pieces  []play.Piece
	tally   tally
	last    []int // the way of the last move
	lit     []int // what shows the result
	aligned bool  // it is a line
	chosen  []int
	sight   []int // the ends of the lines from the point chosen last
	targets []int
	gains   map[int]int // what targets add to the sum of the lines
	trouble []int       // pieces that come first
	starts  []int       // what a move may begin with while they do
	hint    []int
	laid    laying

	verdicts map[int]verdict // what the points to be touched next lead to
}

// layers draws a scene.
func (s scene) layers() app.UI {
	return svg("svg").Class("pieces").Attr("viewBox", viewBox).Attr("aria-hidden", "true").Body(
		s.tally.layer(),
		s.way("last", s.last, len(s.last) > 1),
		s.way("lit", s.lit, s.aligned),
		s.rays(),
		s.laid.under(),
		s.men(),
		s.laid.over(s.skin),
		svg("g").Class("marks").Body(
			s.rings("chosen", s.chosen, 8), s.rings(s.targetRings()), s.rings("hint", s.hint, 8),
			s.rings("trouble", s.trouble, 9), s.rings("start", s.starts, 8), s.rings("attack", s.attacked(), 10),
		),
		s.previews(),
		s.verdictMarks(),
	)
}

// rays draws the lines of sight from the point chosen last.
func (s scene) rays() app.UI {
	var b strings.Builder
	for _, end := range s.sight {
		for i, point := range []int{s.chosen[len(s.chosen)-1], end} {
			b.WriteString(s.step(i, point))
		}
	}
	return svg("path").Class("sight").Attr("d", b.String())
}

// step returns a step of a line drawn over points: the first one begins it.
func (s scene) step(i, point int) string {
	p := s.points[point]
	return [...]string{"M", "L"}[min(i, 1)] + strconv.Itoa(p.X) + " " + strconv.Itoa(p.Y)
}

// way draws points and, if they are joined, the line from each to the next.
func (s scene) way(class string, points []int, joined bool) app.UI {
	var b strings.Builder
	for i, point := range points {
		b.WriteString(s.step(i, point))
	}
	if joined && len(points) > 1 {
		return svg("g").Class(class).Body(svg("path").Attr("d", b.String()), s.rings("", points, 8))
	}
	return svg("g").Class(class).Body(svg("path"), s.rings("", points, 8))
}

// rings draws a circle on each point, of so many tenths of its radius.
func (s scene) rings(class string, points []int, tenths int) app.UI {
	return svg("g").Class(class).Body(app.Range(points).Slice(func(i int) app.UI {
		p := s.points[points[i]]
		if !p.On() {
			return svg("circle")
		}
		return svg("circle").Attr("cx", p.X).Attr("cy", p.Y).Attr("r", p.R*tenths/10)
	}))
}

// men draws the pieces. Each keeps its place among them for the whole match, so that it moves where it is drawn.
func (s scene) men() app.UI {
	return svg("g").Body(app.Range(s.pieces).Slice(func(i int) app.UI {
		piece := s.pieces[i]
		drawing := use(s.skin.Symbol(piece.Glyph, piece.Colour))
		group := svg("g").Class("piece").Body(drawing)
		at := named(s.points, piece.Point)
		if at < 0 {
			return group.Class("gone")
		}
		p := s.points[at]
		s.laid.scale(drawing, p.R)
		if s.laid.layer == nil {
			group.DataSet("at", p.Name) // it can be dragged
		}
		return group.Attr("transform", "translate("+strconv.Itoa(p.X)+" "+strconv.Itoa(p.Y)+")")
	}))
}

// attacked returns the targets on which pieces stand of others than whose piece is chosen.
func (s scene) attacked() (points []int) {
	if len(s.chosen) == 0 {
		return nil
	}
	from := s.colourAt(s.chosen[0])
	for _, target := range s.targets {
		if to := s.colourAt(target); from >= 0 && to >= 0 && from != to {
			points = append(points, target)
		}
	}
	return points
}

// colourAt returns the colour of the piece on a point, -1 when there is none or it is nobody's.
func (s scene) colourAt(point int) int {
	for _, piece := range s.pieces {
		if piece.Point == s.points[point].Name {
			return piece.Colour
		}
	}
	return -1
}

// boardView draws the board of a table: the drawing, the pieces, and a real button over each point; under it the
// buttons of the game.
func (r *Root) boardView(s *session, t tally) app.UI {
	sc, view := s.scene(t), s.table.View()
	points := sc.points
	if i := named(points, s.cursor); i < 0 || !points[i].On() {
		s.centre() // the keyboard must find a way to the board
	}
	return el("div").Class("board", s.game.ID()).Class(sc.laid.classes()...).ID("board").Class(ifArranging(s)...).
		On("tablier-letgo", r.onLetGo).On("tablier-away", r.onAway).Body(
		app.Raw(drawing(sc.skin)),
		sc.layers(),
		inert(r.covered(s), describedArranging(s, el("div").Class("points").Role("group").Aria("label", r.words().Board))).Body(
			app.Range(points).Slice(func(i int) app.UI {
				if !points[i].On() {
					return el("span").Attr("hidden", true)
				}
				label := r.pointLabel(s, points[i], sc.skin.Look(view, i))
				if gain, told := sc.gains[i]; told {
					label += ", " + r.words().Gain(gain)
				}
				if v, told := sc.verdicts[i]; told {
					label += ", " + r.words().Verdict(v.value, v.plies)
				}
				return r.pointButton(s, points[i], label, len(sc.chosen) > 0 && sc.chosen[len(sc.chosen)-1] == i)
			}),
		),
		r.worths(s, t.lines),
		r.cover(s),
		r.duelView(s),
	)
}

func pointID(name string) string { return "point-" + name }

func (r *Root) pointButton(s *session, p board.Point, label string, chosen bool) app.UI {
	tab := -1
	if p.Name == s.cursor {
		tab = 0
	}
	b := button().ID(pointID(p.Name)).
		Class("point").Class(gridClasses(p.X, p.Y, p.R)...).
		DataSet("point", p.Name).TabIndex(tab).Aria("label", label).
		OnClick(r.onPoint).OnKeyDown(r.onPointKey).OnFocus(r.onPointFocus).
		On("tablier-pick", r.onPick).On("tablier-drop", r.onDrop).On("tablier-over", r.onOver)
	if chosen {
		b.Aria("pressed", "true")
	}
	return b
}

// gridClasses lay an element over a place of the drawing.
func gridClasses(x, y, r int) []string {
	const u = board.Unit
	return []string{"x" + strconv.Itoa((x-r)/u), "y" + strconv.Itoa((y-r)/u), "r" + strconv.Itoa(2*r/u)}
}

// pointLabel names a point and what stands on it.
func (r *Root) pointLabel(s *session, p board.Point, on board.Glyph) string {
	owner := ""
	if seat := s.table.Owner(on.Owner); seat >= 0 {
		owner = r.seatName(s.table, seat)
	}
	return r.wordsOf(s.game).Point(p.Name, on, owner)
}

// gameButtons are those of the game's points that are buttons, such as a pass.
func (r *Root) gameButtons(s *session) app.HTMLElem {
	points, words := s.points(), r.wordsOf(s.game)
	can := s.table.CanTouch()
	return el("div").Class("choices").Body(app.Range(points).Slice(func(i int) app.UI {
		p := points[i]
		if !p.Button {
			return nil
		}
		return able(can, button().Class("go").ID(pointID(p.Name)).DataSet("point", p.Name).
			Text(words.Button(p.Name)).OnClick(r.onPoint))
	}))
}
