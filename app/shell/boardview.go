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
	skin := game.Skin(setup.Variant)
	var b strings.Builder
	b.WriteString(`<svg class="board" viewBox="` + viewBox + `" aria-hidden="true" focusable="false">` + skin.Art())
	for i, point := range skin.Points() {
		if glyph := skin.Look(p, i); glyph != (board.Glyph{}) {
			b.WriteString(`<use href="#` + skin.Symbol(glyph, glyph.Owner.Index()) + `" x="` +
				strconv.Itoa(point.X) + `" y="` + strconv.Itoa(point.Y) + `"/>`)
		}
	}
	b.WriteString(`</svg>`)
	return b.String()
}

// A scene is what is drawn on a board: a match at its current position and what is marked on it.
type scene struct {
	skin    board.Skin
	match   *rules.Match
	colour  func(rules.Player) int
	chosen  []int
	targets []int
	hint    []int
	lit     []string // cells of the result
}

// layers draws the pieces and marks of a scene over the board.
func (s scene) layers() app.UI {
	return svg("svg").Class("pieces").Attr("viewBox", viewBox).Attr("aria-hidden", "true").Body(
		s.last(), s.line(), s.pieces(), s.marks(),
	)
}

// last draws the way of the last move.
func (s scene) last() app.UI {
	group := svg("g").Class("last")
	ply := s.match.Ply()
	if ply == 0 {
		return group
	}
	before := s.match.At(ply - 1)
	path := s.skin.Path(before, s.match.Moves()[ply-1])
	if len(path) == 0 {
		return group
	}
	if len(path) == 1 {
		p := s.skin.Points()[path[0]]
		return group.Body(svg("circle").Attr("cx", p.X).Attr("cy", p.Y).Attr("r", 62))
	}
	return group.Body(svg("path").Attr("d", s.polyline(path)))
}

func (s scene) polyline(points []int) string {
	var b strings.Builder
	for i, point := range points {
		p := s.skin.Points()[point]
		b.WriteString([...]string{"M", "L"}[min(i, 1)] + strconv.Itoa(p.X) + " " + strconv.Itoa(p.Y))
	}
	return b.String()
}

// line lights the cells that show the result.
func (s scene) line() app.UI {
	var points []int
	for _, cell := range s.lit {
		if point := named(s.skin.Points(), cell); point >= 0 {
			points = append(points, point)
		}
	}
	return svg("g").Class("lit").Body(
		app.If(len(points) > 1, func() app.UI { return svg("path").Attr("d", s.polyline(points)) }),
		app.Range(points).Slice(func(i int) app.UI {
			p := s.skin.Points()[points[i]]
			return svg("circle").Attr("cx", p.X).Attr("cy", p.Y).Attr("r", 56)
		}),
	)
}

func (s scene) pieces() app.UI {
	pieces := play.Pieces(s.skin, s.match)
	return svg("g").Body(app.Range(pieces).Slice(func(i int) app.UI {
		piece := pieces[i]
		group := svg("g").Class("piece").Body(use(s.skin.Symbol(piece.Glyph, s.colour(piece.Glyph.Owner))))
		if piece.Point < 0 {
			return group.Class("gone")
		}
		p := s.skin.Points()[piece.Point]
		return group.Attr("transform", "translate("+strconv.Itoa(p.X)+" "+strconv.Itoa(p.Y)+")")
	}))
}

func (s scene) marks() app.UI {
	ring := func(class string, radius int) func([]int) app.UI {
		return func(points []int) app.UI {
			return svg("g").Class(class).Body(app.Range(points).Slice(func(i int) app.UI {
				p := s.skin.Points()[points[i]]
				return svg("circle").Attr("cx", p.X).Attr("cy", p.Y).Attr("r", radius)
			}))
		}
	}
	return svg("g").Class("marks").Body(
		ring("chosen", 57)(s.chosen), ring("target", 14)(s.targets), ring("hint", 62)(s.hint),
	)
}

// sceneOf returns what is to be drawn at a table.
func sceneOf(s *session) scene {
	t := s.table
	sc := scene{
		skin: t.Skin(), match: t.Match(), colour: t.Colour,
		chosen: t.Selected(), lit: t.Result().Cells,
	}
	if len(sc.chosen) > 0 {
		sc.targets = t.Targets()
	}
	if s.hinted && s.advice != nil {
		sc.hint = sc.skin.Path(sc.match.Position(), rules.Move(s.advice.Best))
	}
	return sc
}

// boardView draws the board of a table: the drawing, the pieces, and a real button over each point.
func (r *Root) boardView(s *session) app.UI {
	points := s.table.Skin().Points()
	return el("div").Class("board", s.game.ID()).ID("board").Body(
		app.Raw(drawing(s.table.Skin())),
		sceneOf(s).layers(),
		el("div").Class("points").Role("group").Aria("label", r.words().Board).Body(
			app.Range(points).Slice(func(i int) app.UI { return r.pointButton(s, i) }),
		),
	)
}

func pointID(p board.Point) string { return "point-" + p.Name }

func (r *Root) pointButton(s *session, i int) app.UI {
	p := s.table.Skin().Points()[i]
	tab := -1
	if i == s.cursor {
		tab = 0
	}
	b := button().ID(pointID(p)).
		Class("point", "x"+strconv.Itoa(p.X/board.Unit), "y"+strconv.Itoa(p.Y/board.Unit)).
		DataSet("point", p.Name).TabIndex(tab).Aria("label", r.pointLabel(s, i)).
		OnClick(r.onPoint).OnKeyDown(r.onPointKey).OnFocus(r.onPointFocus)
	if chosen := s.table.Selected(); len(chosen) > 0 && chosen[len(chosen)-1] == i {
		b.Aria("pressed", "true")
	}
	return b
}

// pointLabel names a point and what stands on it.
func (r *Root) pointLabel(s *session, i int) string {
	t := s.table
	glyph := t.Skin().Look(t.Match().Position(), i)
	owner := ""
	if seat := t.SeatOf(glyph.Owner); seat >= 0 {
		owner = r.seatName(t, seat)
	}
	return r.wordsOf(s.game).Point(t.Skin().Points()[i].Name, glyph, owner)
}
