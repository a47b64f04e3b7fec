package shell

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// trayBox is what a piece of the tray is shown in: two of the game's symbols side by side.
const trayBox = "-100 -50 200 100"

// tray shows the pieces that wait, and what can be done with the one that has been chosen. An open panel has its room.
func (r *Root) tray(s *session) app.UI {
	layer := s.layer()
	if layer == nil {
		return shown(false, el("div"))
	}
	m, words, view := r.words().Lay, r.wordsOf(s.game).(board.LayWords), s.table.View()
	points := s.points()
	var tiles []int
	left, usable := 0, 0
	for i, p := range points {
		if !p.Tray {
			continue
		}
		tiles = append(tiles, i)
		there, fits := layer.Usable(view, i)
		left, usable = left+count(there), usable+count(there && fits)
	}
	held, advised := s.held(), -1
	if hint := s.hint(); len(hint) > 0 {
		advised = hint[0]
	}
	_, ghosted := s.ghostNow()
	return shown(s.panel == noPanel, el("div").Class("tray").Body(
		el("p").Class("tally").Body(el("span").Text(words.Tray(left, usable)), el("span").Text(words.Tally(view))),
		el("div").Class("tiles").Role("group").Aria("label", m.Tray).Body(app.Range(tiles).Slice(func(i int) app.UI {
			there, fits := layer.Usable(view, tiles[i])
			tile := r.tile(s, tiles[i], held, there && fits)
			if tiles[i] == advised {
				tile.Class("hinted")
			}
			return tile
		})),
		el("div").Class("lay").Body(
			able(held >= 0, button().ID("do-turn-piece").Text(m.Turn).OnClick(r.onTurn)),
			able(ghosted, button().ID("do-put").Text(m.Put).OnClick(r.onPut)),
			able(held >= 0, button().ID("do-back").Text(m.Back).OnClick(r.onBackToTray)),
			button().ID("do-dead").Aria("pressed", strconv.FormatBool(s.dead)).Text(m.Dead).OnClick(r.onDead),
		),
	))
}

func count(so bool) int {
	if so {
		return 1
	}
	return 0
}

// tile returns the name of the piece in the tray that the keyboard is on, or comes to.
func (s *session) tile() string {
	if s.point(s.ghost.tile) >= 0 {
		return s.ghost.tile
	}
	return s.points()[0].Name
}

func (r *Root) tile(s *session, point, held int, usable bool) app.HTMLElem {
	p := s.points()[point]
	tab := -1
	if p.Name == s.tile() {
		tab = 0
	}
	glyph := s.table.Skin().Look(s.table.View(), point)
	return able(usable, button().ID(pointID(p.Name)).Class("tile").DataSet("point", p.Name).TabIndex(tab).
		Aria("label", r.pointLabel(s, p, glyph)).Aria("pressed", strconv.FormatBool(point == held)).
		OnClick(r.onTile).OnKeyDown(r.onTileKey).OnFocus(r.onTileFocus).
		On("tablier-pick", r.onPick).Body(miniIn(trayBox, s.table.Skin().Symbol(glyph, -1))))
}

// onTile is a click on a piece of the tray. One by the keyboard, which has no place on the screen, takes the keyboard
// to the board.
func (r *Root) onTile(ctx app.Context, e app.Event) {
	s, point := r.pointOf(ctx)
	if point < 0 {
		return
	}
	r.touchLaying(s, point)
	if s.held() >= 0 && e.Get("detail").Int() == 0 {
		if s.point(s.cursor) < 0 {
			s.centre()
		}
		s.hover(s.cursor)
		r.focus(pointID(s.cursor))
	}
}

func (r *Root) onTileFocus(ctx app.Context, _ app.Event) {
	if s, point := r.pointOf(ctx); point >= 0 {
		s.ghost.tile = s.points()[point].Name
	}
}

// tilesAcross is how many pieces the tray has side by side.
const tilesAcross = 7

// onTileKey moves the keyboard in the tray, turns the piece chosen and puts it back.
func (r *Root) onTileKey(ctx app.Context, e app.Event) {
	s, point := r.pointOf(ctx)
	if point < 0 {
		return
	}
	key := e.Get("key").String()
	if r.heldKey(s, key) {
		return
	}
	if step, arrow := arrows[key]; arrow {
		e.PreventDefault()
		points := s.points()
		if next := point + step[0] + tilesAcross*step[1]; next >= 0 && next < len(points) && points[next].Tray {
			focusOn(pointID(points[next].Name))
		}
	}
}
