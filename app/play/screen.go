package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// A screen is the part of a match that may be seen here, and by whom, with the touches of the present move.
type screen struct {
	trial
	touch
	frames frames
	holder int // the seat whose screen it is, -1 when it is nobody's yet
	seenAs int // the seat as which a finished match is shown, -1 for everything
}

// start shows a match as it begins, to nobody yet.
func (s *screen) start(match *rules.Match) {
	s.history.start(match)
	s.holder, s.seenAs = -1, -1
	s.own.Reset()
}

// Skin returns the drawing of the board, seen by who sits at it unless it has been turned round.
func (s *screen) Skin() board.Skin {
	return s.Game.Skin(s.match.Setup().Variant, s.settings.Turned != s.opposite())
}

// opposite says whether the only person here, or who has or is to have the screen that is handed over, sits at the
// second player's edge.
func (s *screen) opposite() bool {
	if s.shared() {
		seat := s.holder
		if seat < 0 {
			seat = s.Turn()
		}
		return s.Game.Sided && seat >= 0 && s.PlayerOf(seat) == rules.Second
	}
	seats := s.Seats()
	for seat := range seats {
		if seats[seat].Here() && !seats[1-seat].Here() {
			return s.Game.Sided && s.PlayerOf(seat) == rules.Second
		}
	}
	return false
}

// Covered says whether the screen must be handed over before the person to move may see their side: it shows a
// spectator's view until Uncover.
func (s *screen) Covered() bool {
	return s.shared() && !s.Result().Over() && s.Turn() >= 0 && s.Turn() != s.holder
}

// passScreen takes the screen from a person whose turn is over; nobody's secrets stay on it.
func (s *screen) passScreen() {
	if turn := s.Turn(); s.shared() && turn >= 0 && turn != s.holder {
		s.holder = -1
	}
}

// CanSeeAs says whether the knowledge of one seat can be shown: the match had secrets, and is over.
func (s *screen) CanSeeAs() bool { return s.revealed() }

// SeenAs returns the seat as which a finished match is shown, -1 when everything is shown.
func (s *screen) SeenAs() int {
	if !s.CanSeeAs() {
		return -1
	}
	return s.seenAs
}

// Viewer returns the player of the match whose view the screen shows: Chance, who sees everything, where nothing
// is to be hidden from whoever looks, and Nobody, a spectator, while it is handed over.
func (s *screen) Viewer() rules.Player {
	switch eyes := s.SeenAs(); {
	case eyes >= 0:
		return s.PlayerOf(eyes)
	case !s.Game.Spec.Secret, s.Result().Over(), s.people() == 0:
		return rules.Chance
	}
	if s.people() == 2 {
		if s.holder < 0 {
			return rules.Nobody
		}
		return s.PlayerOf(s.holder)
	}
	for seat, who := range s.Seats() {
		if who.Here() {
			return s.PlayerOf(seat)
		}
	}
	return rules.Nobody
}

// View returns the view that the screen shows.
func (s *screen) View() rules.View {
	if v := s.own.Trying(); v != nil {
		return v
	}
	return s.viewAt(s.shown, s.roundStart(s.shown), s.Viewer())
}

// OutwardView returns the position shown as it may leave this screen, with nothing forgotten and no untried move.
func (s *screen) OutwardView() rules.View {
	view, _ := s.knownView(s.shown, s.roundStart(s.shown), s.outwardViewer())
	return view
}

// outwardViewer returns the player whose knowledge may leave this screen: the viewer, but a spectator while the match
// goes by links, for then the other side may read it.
func (s *screen) outwardViewer() rules.Player {
	if s.links != nil && s.Viewer() != rules.Chance {
		return rules.Nobody
	}
	return s.Viewer()
}

// viewAt returns a viewer's view after ply moves as the screen shows it; fresh where a round has ended there stands for
// the start of the next.
func (s *screen) viewAt(ply int, fresh bool, viewer rules.Player) rules.View {
	view, role := s.knownView(ply, fresh, viewer)
	return s.shownView(view, ply, role)
}

// Before returns the position in which the move to ply was played, as the screen may show it.
func (s *screen) Before(ply int) rules.View { return s.viewAt(ply-1, true, s.Viewer()) }

// Label names a point of the board shown and what stands there, for a screen reader.
func (s *screen) Label(v board.Voice, point int) string {
	return s.label(v, s.Skin(), s.View(), point)
}

func (s *screen) label(v board.Voice, skin board.Skin, view rules.View, point int) string {
	on := skin.PieceAt(view, point)
	owner := ""
	if seat := s.Owner(on.Owner); seat >= 0 {
		owner = v.Name(seat)
	}
	return v.Words.Point(skin.Points(view)[point].Name, on, owner)
}

// DrawnInto says whether the move to ply, the one shown, has drawn a piece into a hand after another move of its
// round.
func (s *screen) DrawnInto(ply int) bool {
	hand, _ := s.own.Hand(s.View())
	return hand != (board.Glyph{}) && ply > 1 && s.match.RoundAt(ply-2) == s.match.RoundAt(ply)
}

// CanTouch says whether a person may move in the position shown: where the game stands, or from where it would then
// go another way, unless that is for somebody else to decide. What has been set up is only changed by taking it back.
func (s *screen) CanTouch() bool {
	actor := s.actor()
	if actor < 0 || s.Covered() || s.revealed() ||
		!s.Live() && (s.anySeat(Seat.away) || s.shared() && actor != s.holder || s.SetUpAt(s.shown) ||
			s.barred(s.shown)) {
		return false
	}
	return s.Seats()[actor].Here()
}

// showLast shows where the game stands after another step, and nothing of what was tried.
func (s *screen) showLast() {
	s.shown = s.match.Ply()
	s.own.Reset()
	s.passScreen()
}

// Refusal says why a word is no move of the position shown. In a game with secrets it asks the position as the screen
// knows it, which may accept words that only stand in records told to a player: they are none of a player's own.
func (s *screen) Refusal(word rules.Move) *rules.Illegal {
	match := s.match
	if s.Game.Spec.Secret {
		match = s.knownMatch(s.Viewer())
	}
	if _, err := match.At(s.shown).Play(word); err != nil {
		if illegal, ok := err.(*rules.Illegal); ok {
			return illegal
		}
	}
	return &rules.Illegal{Move: word, Fault: rules.BadMove}
}
