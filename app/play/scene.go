package play

import "tablier/app/board"

// Scene returns the scene of the board shown, without what only a page knows: hints, signs and the keyboard's place.
func (t *screen) Scene(v board.Voice) board.Scene {
	s := t.BareScene(v)
	t.own.Paint(&s, v)
	return s
}

// BareScene is Scene without the marks of the game's own part. While nothing at the table has changed but what that
// part shows, it stays the same: it can be kept, and painted on a [board.Scene.Clone].
func (t *screen) BareScene(v board.Voice) board.Scene {
	skin, view := t.Skin(), t.View()
	points := skin.Points(view)
	s := board.Scene{Game: t.Game.ID(), Art: skin.Art(), Points: points, Pressed: -1, Joined: !t.Game.Scattered}
	s.Labels = make([]string, len(points))
	for i, p := range points {
		if p.On() {
			s.Labels[i] = t.label(v, skin, view, i)
		}
	}
	for _, piece := range t.Pieces() {
		s.Pieces = append(s.Pieces, board.ScenePiece{
			Symbol: skin.Symbol(piece.Glyph, piece.Colour), Point: board.PointNamed(points, piece.Point),
		})
	}
	s.Last = numbers(points, t.lastPath())
	if t.Live() {
		s.Lit = numbers(points, t.Result().Cells)
	}
	if n := len(t.touch.points); n > 0 {
		s.Pressed = t.touch.points[n-1]
		s.Ring(board.ChosenRings).Points = t.touch.points
		targets := s.Ring(board.TargetRings)
		targets.Points, targets.Tenths = t.Targets(), 2
		attacks := s.Ring(board.AttackRings)
		attacks.Points, attacks.Tenths = t.attacked(t.touch.points[0], targets.Points), 10
	}
	return s
}

// attacked returns the targets with pieces of another colour than the one on the chosen point.
func (s *screen) attacked(chosen int, targets []int) (points []int) {
	from := s.colourOn(chosen)
	for _, target := range targets {
		if to := s.colourOn(target); from >= 0 && to >= 0 && from != to {
			points = append(points, target)
		}
	}
	return points
}

// colourOn returns the colour of the piece on a point, -1 when there is none or it is nobody's.
func (s *screen) colourOn(point int) int {
	return s.Colour(s.Skin().PieceAt(s.View(), point).Owner)
}

// lastPath returns the names of the points that the last move shown went over: those that spell it or, where that was
// buttons or chance, those between which it has moved a piece.
func (t *screen) lastPath() []string {
	ply := t.Shown()
	if t.AtRoundStart() || t.Live() && t.SetUpMove(ply) {
		return nil // the moves of a set-up change nothing that both players see
	}
	skin := t.Skin()
	if t.DrawnInto(ply) {
		ply-- // a draw into a hand has not changed the board: the move before it has
	}
	var names []string
	before := t.Before(ply)
	points := skin.Points(before)
	for _, point := range skin.Path(before, t.Redacted(ply)) {
		if points[point].Button {
			return t.Moved()
		}
		if points[point].Reserve {
			continue
		}
		names = append(names, points[point].Name)
	}
	if len(names) == 0 {
		return t.Moved()
	}
	return names
}

// numbers returns the numbers of the points with these names.
func numbers(points []board.Point, names []string) []int {
	var list []int
	for _, name := range names {
		if i := board.PointNamed(points, name); i >= 0 {
			list = append(list, i)
		}
	}
	return list
}
