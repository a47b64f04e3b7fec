package shell

import (
	"tablier/app/board"
	"tablier/app/play"
	"tablier/rules"
)

// sceneOf returns what is to be drawn at a table, with the tally of its lines.
func sceneOf(t *play.Table, lines tally) scene {
	skin, view := t.Skin(), t.View()
	sc := scene{
		skin: skin, points: skin.Points(view), pieces: t.Pieces(), tally: lines, chosen: t.Selected(), aligned: !t.Game.Scattered,
	}
	sc.last = numbers(sc.points, lastWay(t, skin))
	if restricted, ok := skin.(board.Restricted); ok {
		sc.trouble = restricted.Trouble(view)
	}
	if n := len(sc.chosen); n > 0 {
		sc.targets = t.Targets()
		if sighted, ok := skin.(board.Sighted); ok {
			sc.sight = sighted.Sight(view, sc.chosen[n-1])
		}
		sc.gains = sc.gainsOf(view, t.Leads)
	} else if holding(skin, view) {
		sc.targets = t.Targets()
	} else if len(sc.trouble) > 0 {
		sc.starts = t.Targets()
	}
	if t.Arranging() {
		sc.targets, sc.starts = nil, t.EmptyHomes() // that what stands can change places needs no mark on each piece
	}
	sc.laid = layingOf(skin, view)
	if t.Live() {
		sc.lit = numbers(sc.points, t.Result().Cells)
	}
	return sc
}

// lastWay returns the names of the points that the last move shown went over: those that spell it or, where that was
// buttons or chance, those between which it has moved a piece.
func lastWay(t *play.Table, skin board.Skin) []string {
	ply := t.Looking()
	if t.Opening() || t.Live() && t.Arranged(ply) {
		return nil // as many pieces have been placed as there are
	}
	if holding(skin, t.View()) && ply > 1 && t.Match().RoundAt(ply-2) == t.Match().RoundAt(ply) {
		ply-- // a draw has not changed the board: the move before it has
	}
	var names []string
	before := t.Before(ply)
	points := skin.Points(before)
	for _, point := range skin.Path(before, t.Told(ply)) {
		if points[point].Button {
			return t.Moved()
		}
		if points[point].Tray {
			continue
		}
		names = append(names, points[point].Name)
	}
	if len(names) == 0 {
		return t.Moved()
	}
	return names
}

// scene is that of the table, with the hint.
func (s *session) scene(t tally) scene {
	sc := sceneOf(s.table, t)
	sc.hint = s.hint()
	sc.verdicts = s.verdictPoints(sc.chosen)
	s.showLaying(&sc)
	return sc
}

// hint returns the points of the move that the machine advises, while that is shown.
func (s *session) hint() []int {
	if !s.hinted || s.advice == nil || !s.table.Live() {
		return nil
	}
	return s.table.Skin().Path(s.table.View(), rules.Move(s.advice.Best))
}

// numbers returns the numbers of the points with these names.
func numbers(points []board.Point, names []string) []int {
	var list []int
	for _, name := range names {
		if i := named(points, name); i >= 0 {
			list = append(list, i)
		}
	}
	return list
}
