package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// A ghost is where the piece chosen from the tray would be laid, and how it is turned.
type ghost struct {
	at     string // the name of the point, empty while there is none
	turn   int
	turned bool   // by hand: it no longer turns by itself to where it fits
	tile   string // the name of the piece in the tray that the keyboard is on
	seen   int    // how large the points were when the middle of the board was last brought into view
}

// layer returns the skin of a table on which pieces are laid from a tray, nil when they are not.
func (s *session) layer() board.Layer {
	layer, _ := s.table.Skin().(board.Layer)
	return layer
}

// held returns the point of the piece chosen from the tray, -1 when there is none.
func (s *session) held() int {
	chosen := s.table.Selected()
	if s.layer() == nil || len(chosen) == 0 {
		return -1
	}
	return chosen[0]
}

// ghostNow returns how the piece chosen would lie, false while that has no place.
func (s *session) ghostNow() (board.Ghost, bool) {
	held, at := s.held(), s.point(s.ghost.at)
	if held < 0 || at < 0 {
		return board.Ghost{}, false
	}
	return s.layer().Ghost(s.table.View(), held, at, s.ghost.turn), true
}

// hover brings the ghost to a point. Until a person turns it, it turns to where it fits.
func (s *session) hover(name string) {
	s.ghost.at, s.cursor = name, name
	at, held := s.point(name), s.held()
	for more := range board.Turns {
		turn := (s.ghost.turn + more) % board.Turns
		if !s.ghost.turned && at >= 0 && s.layer().Ghost(s.table.View(), held, at, turn).Fault == nil {
			s.ghost.turn = turn
			return
		}
	}
}

// touchLaying is a person touching a piece of the tray, which chooses it, or a point of the board: the ghost comes
// there, or is laid where it is already.
func (r *Root) touchLaying(s *session, point int) {
	p := s.points()[point]
	switch {
	case p.Tray:
		s.ghost = ghost{tile: p.Name, turn: s.ghost.turn, seen: s.ghost.seen}
		r.touch(s, point)
	case s.held() < 0:
		r.touch(s, point)
	case s.ghost.at == p.Name:
		r.put(s)
	default:
		s.hover(p.Name)
	}
}

// put lays the ghost, and takes the keyboard back to the tray.
func (r *Root) put(s *session) {
	g, ok := s.ghostNow()
	if !ok || g.Fault != nil || s.elsewhere {
		return
	}
	onBoard := s.holdsKeyboard()
	r.did(s, func() { s.table.Lay(g) })
	s.ghost.at = ""
	if onBoard {
		r.focus(pointID(s.tile()))
	}
}

// holdsKeyboard says whether the keyboard is on the board or on what is done with a piece.
func (s *session) holdsKeyboard() bool {
	active := app.Window().Get("document").Get("activeElement")
	return active.Truthy() && active.Call("closest", "#board, .lay").Truthy()
}

// turnGhost turns it.
func (s *session) turnGhost() {
	if s.held() >= 0 {
		s.ghost.turn, s.ghost.turned = (s.ghost.turn+1)%board.Turns, true
	}
}

// letGo puts the piece back, and the keyboard on it.
func (r *Root) letGo(s *session) {
	s.table.Cancel()
	s.ghost.at = ""
	r.focus(pointID(s.tile()))
}

// layKey is a key on a point of the board while a piece is held; it returns false when that is nothing special.
func (r *Root) layKey(s *session, point int, e app.Event) bool {
	if s.held() < 0 {
		return false
	}
	key := e.Get("key").String()
	if r.heldKey(s, key) {
		return true
	}
	step, arrow := arrows[key]
	if !arrow {
		return false
	}
	e.PreventDefault()
	points := s.points()
	if next := neighbour(points, point, step); next >= 0 {
		focusOn(pointID(points[next].Name))
		s.hover(points[next].Name)
	}
	return true
}

// heldKey turns the piece held or puts it back, on the board as in the tray; it returns false for other keys.
func (r *Root) heldKey(s *session, key string) bool {
	switch key {
	case "r", "R":
		s.turnGhost()
	case "Escape":
		r.letGo(s)
	default:
		return false
	}
	return true
}

// onOver is a mouse, or a piece dragged from the tray, coming over a point: web/tray.js tells it.
func (r *Root) onOver(ctx app.Context, _ app.Event) {
	if s, point := r.pointOf(ctx); point >= 0 && s.held() >= 0 {
		s.hover(s.points()[point].Name)
	}
}

func (r *Root) onTurn(app.Context, app.Event) { r.current().turnGhost() }
func (r *Root) onPut(app.Context, app.Event)  { r.put(r.current()) }
func (r *Root) onBackToTray(app.Context, app.Event) {
	if s := r.current(); s.held() >= 0 {
		r.letGo(s)
	}
}

func (r *Root) onDead(app.Context, app.Event) {
	s := r.current()
	s.dead = !s.dead
}

// ghostWords tells the ghost, empty while there is none.
func (r *Root) ghostWords(s *session) string {
	if g, ok := s.ghostNow(); ok {
		return r.wordsOf(s.game).(board.LayWords).Ghost(g)
	}
	return ""
}

// settleBoard keeps the keyboard where it was when the points of a board of this kind change their places, and brings the
// middle of the board into view when they change their size: a phone shows only a part of small ones.
func (r *Root) settleBoard(s *session) {
	if s.layer() == nil || !r.live || r.gameOf(r.route) != s.game {
		return
	}
	points := s.points()
	size := points[len(points)-1].R
	resized := size != s.ghost.seen
	s.ghost.seen = size
	onBoard := app.Window().Get("document").Get("activeElement").Call("matches", "#board .point").Bool()
	r.later("board", func(e app.Value) {
		for _, way := range [2][3]string{{"scrollLeft", "scrollWidth", "clientWidth"}, {"scrollTop", "scrollHeight", "clientHeight"}} {
			if !resized {
				break
			}
			e.Set(way[0], (e.Get(way[1]).Int()-e.Get(way[2]).Int())/2)
		}
		if onBoard {
			focusOn(pointID(s.cursor))
		}
	})
}
