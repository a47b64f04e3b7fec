package play

import "tablier/app/board"

// Scene returns the scene of the board shown, without what only a page knows: hints, signs and the keyboard's place.
func (d *display) Scene(v board.Voice) board.Scene {
	s := d.BareScene(v)
	d.own.Paint(&s, v)
	return s
}

// BareScene is Scene without the marks of the game's own part. While nothing at the table has changed but what that
// part shows, it stays the same: it can be kept, and painted on a [board.Scene.Clone].
func (d *display) BareScene(v board.Voice) board.Scene {
	skin, view := d.Skin(), d.View()
	points := skin.Points(view)
	s := board.Scene{Game: d.Game.ID(), Art: skin.Art(), Points: points, Pressed: -1, Joined: !d.Game.Scattered}
	s.Labels = make([]string, len(points))
	for i, p := range points {
		if p.On() {
			s.Labels[i] = d.label(v, skin, view, i)
		}
	}
	for _, piece := range d.Pieces() {
		s.Pieces = append(s.Pieces, board.ScenePiece{
			Symbol: skin.Symbol(piece.Glyph, piece.Colour), Point: board.PointNamed(points, piece.Point),
		})
	}
	s.Last = numbers(points, d.lastPath())
	if d.Live() {
		s.Lit = numbers(points, d.Result().Cells)
	}
	if n := len(d.touch.points); n > 0 {
		s.Pressed = d.touch.points[n-1]
		s.Ring(board.ChosenRings).Points = d.touch.points
		targets := s.Ring(board.TargetRings)
		targets.Points, targets.Tenths = d.Targets(), 2
		attacks := s.Ring(board.AttackRings)
		attacks.Points, attacks.Tenths = d.attacked(d.touch.points[0], targets.Points), 10
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
func (d *display) lastPath() []string {
	ply := d.Shown()
	if d.AtRoundStart() || d.Live() && d.SetUpMove(ply) {
		return nil // the moves of a set-up change nothing that both players see
	}
	skin := d.Skin()
	if d.DrawnInto(ply) {
		ply-- // a draw into a hand has not changed the board: the move before it has
	}
	var names []string
	before := d.Before(ply)
	points := skin.Points(before)
	for _, point := range skin.Path(before, d.Redacted(ply)) {
		if points[point].Button {
			return d.Moved()
		}
		if points[point].Reserve {
			continue
		}
		names = append(names, points[point].Name)
	}
	if len(names) == 0 {
		return d.Moved()
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
