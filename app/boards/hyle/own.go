package hyle

import (
	"strings"
	"time"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

// An own is Hyle's part of a table: the line scores, the gain of a slide, the count at the end of a round, the bag
// and the pawn in hand.
type own struct {
	board.Plain
	desk     board.Desk
	looked   string // the name of the line under the pointer, empty for none
	counting bool   // the lines are being counted
	counted  int    // how many of them have been

	// The lines of the last position asked about, kept because a frame draws the same position again and again.
	scored   *hyle.State
	scoredBy *skin
	lines    []lineScore
	spots    []board.Spot
	spoken   i18n.Lang // the language the spots are named in
}

func newOwn(desk board.Desk) board.Own { return &own{desk: desk} }

// skin returns the drawing of the board that is shown.
func (o *own) skin() *skin { return o.desk.Skin().(*skin) }

// scores returns the line scores of the position shown, as far as they are lit or counted.
func (o *own) scores() lineScores {
	s, v := o.skin(), o.desk.View()
	if now := state(v); o.scored == nil || *o.scored != *now || o.scoredBy != s {
		kept := *now
		o.scored, o.scoredBy, o.lines, o.spots = &kept, s, s.scores(v), nil
	}
	scores := lineScores{points: s.Points(v), lines: o.lines, only: o.looked}
	scores.x, scores.y = s.total()
	scores.counted = len(scores.lines)
	if o.counting {
		scores.only, scores.counted = noLine, min(o.counted, scores.counted)
		if scores.counted > 0 {
			scores.only = scores.lines[scores.counted-1].name
		}
	}
	return scores
}

// Gesture implements board.Own: a line is lit while the pointer is on it.
func (o *own) Gesture(g board.Gesture) board.Reply {
	switch {
	case g.Spot == "":
		return board.Reply{}
	case g.Kind == board.Over:
		o.looked = g.Spot
	case g.Kind == board.Out:
		o.looked = ""
	}
	return board.Reply{Mine: true}
}

// Paint implements board.Own: this game's own marks on the scene.
func (o *own) Paint(s *board.Scene, v board.Voice) {
	scores, w := o.scores(), v.Words.(*words)
	s.Under += scores.runs()
	s.Figures += scores.worths()
	s.Spots = board.Spots{Class: "worth", Label: w.worths}
	if o.spots == nil || o.spoken != w.lang {
		o.spots, o.spoken = make([]board.Spot, len(scores.lines)), w.lang
		for i, line := range scores.lines {
			o.spots[i] = board.Spot{Name: line.name, Label: w.lineScore(line), X: line.x, Y: line.y, R: line.r}
		}
	}
	s.Spots.List = o.spots
	if len(o.desk.Selected()) > 0 {
		o.paintGains(s, w)
	} else if pawnHeld(o.desk.View()) != (board.Glyph{}) {
		calm := s.Ring(board.TargetRings + " calm")
		calm.Points, calm.Tenths = o.desk.Targets(), 2
	}
}

// paintGains writes the gain of a slide into the ring on each target.
func (o *own) paintGains(s *board.Scene, w *words) {
	view, skin := o.desk.View(), o.skin()
	var gains strings.Builder
	for _, target := range o.desk.Targets() {
		gain, slide := skin.slideGain(view, o.desk.Leads(target))
		if !slide {
			continue
		}
		p := s.Points[target]
		class := [...]string{"less", "none", "more"}[1+max(-1, min(1, gain))]
		figure(&gains, class, p.X, p.Y, p.R*3/5, signed(gain))
		s.Labels[target] += ", " + w.gain(gain)
	}
	if gains.Len() == 0 {
		return
	}
	targets := s.Ring(board.TargetRings)
	targets.Class, targets.Tenths = board.TargetRings+" open", 6
	s.Top += `<g class="gains">` + gains.String() + `</g>`
}

// Hold implements board.Own.
func (o *own) Hand(v rules.View) (board.Glyph, bool) { return pawnHeld(v), true }

// Points implements board.Own: the points of the rounds that have ended and, for Order, those on the board. In the
// last round Order has the other player's to beat.
func (o *own) Points() (points [2]int, ok bool) {
	match, round := o.desk.Match(), o.desk.Round()
	for _, outcome := range match.RoundOutcomes()[:round] {
		for seat := range points {
			points[seat] += outcome.Score[o.desk.PlayerOf(seat).Index()]
		}
	}
	order := o.desk.Owner(hyle.Order)
	if order < 0 {
		return points, true
	}
	points[order] += o.scores().sum()
	return points, true
}

// How long a line is lit in a count: one that is worth something, and one that is not.
const (
	countWorth = 550 * time.Millisecond
	countNone  = 120 * time.Millisecond
)

// Interlude implements board.Own: the lines are counted one by one when a move has ended a round. Step i shows i of
// them.
func (o *own) Interlude(before rules.View, m rules.Move, still bool) []time.Duration {
	after, err := hyle.Position{State: *state(before)}.Play(m)
	if still || err != nil || !after.Outcome().Over() {
		return nil
	}
	steps := []time.Duration{countNone}
	for _, line := range o.skin().scores(after.View(rules.Chance)) {
		if line.points == 0 {
			steps = append(steps, countNone)
		} else {
			steps = append(steps, countWorth)
		}
	}
	return steps
}

// Step implements board.Own: a step of the interlude is shown.
func (o *own) Step(step int) { o.counting, o.counted = step >= 0, step }

// Reset implements board.Own: a count is of one position.
func (o *own) Reset() { o.counting = false }

// Left implements board.Own: whoever comes back has the pointer on no line.
func (o *own) Left() { o.looked, o.counting = "", false }
