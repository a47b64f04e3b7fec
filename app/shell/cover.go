package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// cover is the hand-over screen: it lies over the board, on which a spectator's view is left, until the person to
// move says that the screen is theirs.
func (r *Root) cover(s *session) app.UI {
	m, t := r.words(), s.table
	covered := r.live && t.Covered()
	box := el("div").Class("cover").Role("dialog").Aria("labelledby", "cover-who").Aria("describedby", "cover-why")
	if !covered {
		return shown(false, box)
	}
	name := r.seatName(t, t.Turn())
	return box.Body(
		el("p").ID("cover-who").Class("who").Text(m.HandOver(name)),
		el("p").ID("cover-why").Text(m.HandOverWhy),
		button().Class("act").ID("uncover").Text(m.Uncover(name)).OnClick(r.onUncover),
	)
}

func (r *Root) onUncover(app.Context, app.Event) {
	s := r.current()
	s.table.Uncover()
	s.centre()
	r.focus(pointID(s.cursor))
	r.follow(s)
}
