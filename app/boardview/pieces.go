package boardview

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
	"tablier/rules"
)

const viewBox = "0 0 600 600"

// art is the drawing below the pieces, which no move changes.
type art struct {
	app.Compo
	Art string
}

// Render implements app.Composer.
func (a *art) Render() app.UI {
	return app.Raw(`<svg class="art" viewBox="` + viewBox + `" aria-hidden="true" focusable="false" translate="no">` +
		a.Art + `</svg>`)
}

// pieceLayers draws what lies over the drawing, up to the buttons.
func pieceLayers(s board.Scene) app.UI {
	return ui.Tree(`<svg class="pieces" viewBox="{}" aria-hidden="true">{}{}{}</svg>`, viewBox,
		layer(below(s)),
		&pieces{Of: &piecesLook{Pieces: s.Pieces, Points: s.Points, Scale: s.Scale, Fixed: s.Fixed}},
		layer(above(s)))
}

// layer draws markup within an SVG: an svg element of its own is the one thing that go-app can put there.
func layer(markup string) app.UI { return app.Raw(`<svg overflow="visible">` + markup + `</svg>`) }

// pieces draws the pieces. Each keeps its place among them for the whole match, so that it moves where it is drawn.
type pieces struct {
	app.Compo
	Of *piecesLook
}

// piecesLook is what decides how the pieces look.
type piecesLook struct {
	Pieces []board.ScenePiece
	Points []board.Point
	Scale  int
	Fixed  bool
}

// Render implements app.Composer.
func (m *pieces) Render() app.UI {
	return ui.Tree(`<g>{}</g>`,
		app.Range(m.Of.Pieces).Slice(func(i int) app.UI { return m.piece(m.Of.Pieces[i]) }))
}

func (m *pieces) piece(piece board.ScenePiece) app.UI {
	d := &pieceDrawing{Symbol: piece.Symbol, Gone: piece.Point < 0, With: piece.With}
	if !d.Gone {
		p := m.Of.Points[piece.Point]
		d.X, d.Y = p.X, p.Y
		if m.Of.Scale > 0 {
			d.Scaling = scaling(m.Of.Scale, p.R)
		}
		if !m.Of.Fixed {
			d.At = p.Name
		}
	}
	return &ui.Part{Of: d}
}

// pieceDrawing is a piece where it stands.
type pieceDrawing struct {
	Symbol, Scaling string
	At              string // the name of its point, empty where it cannot be dragged
	With            string // what is dragged together
	X, Y            int
	Gone            bool // it has left the board
}

// Draw implements ui.Drawing.
func (d *pieceDrawing) Draw() app.UI {
	if d.Gone {
		return ui.Tree(`<g class="piece gone"><use href="#{}"></use></g>`, d.Symbol)
	}
	return ui.Tree(`<g class="piece" data-at="{}" data-with="{}" transform="{}"><use href="{}" transform="{}"></use></g>`,
		d.At, d.With, "translate("+strconv.Itoa(d.X)+" "+strconv.Itoa(d.Y)+")", "#"+d.Symbol, d.Scaling)
}

// scaling draws a symbol as large as its point.
func scaling(scale, r int) string {
	return "scale(" + strconv.FormatFloat(float64(r)/float64(scale), 'f', 3, 64) + ")"
}

// Empty draws a board without pieces, from its drawing.
func Empty(game, drawing string) app.UI {
	return ui.Tree(`<div class="board {}">{}</div>`, game, &art{Art: drawing})
}

// Legend says what the faces of a game's pieces mean.
func Legend(game *board.Game, marks []board.Mark) app.UI {
	skin := game.Skin(game.Spec.Variants[0], false)
	return ui.Tree(`<ul class="key-list">{}</ul>`, app.Range(marks).Slice(func(i int) app.UI {
		glyph, seat := marks[i].Glyph, -1
		if glyph.Owner == rules.First || glyph.Owner == rules.Second {
			seat = glyph.Owner.Index()
		}
		return ui.Tree(`<li>{}<span>{}</span></li>`, ui.Mini(game.Mini, skin.Symbol(glyph, seat)), marks[i].Text)
	}))
}
