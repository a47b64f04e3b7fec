package bag

import (
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// An own uses, in the smallest way there is, all that a game's own part may do: moves are tried before they are
// played, the bag can be looked at, the end of a round is shown for a while. It draws into no hand and has no set-up
// phase, for tests want the list of moves to show every draw and every pick.
type own struct {
	board.Plain
	desk   board.Desk
	tries  []rules.Move // the tried moves, in order
	at     int          // how many of them stand; the later ones have been undone
	looked bool         // the pointer is on the bag
	ended  bool         // the end of a round is shown
}

func newOwn(desk board.Desk) board.Own { return &own{desk: desk} }

// known returns the position shown as its viewer knows it, without tried moves.
func (o *own) known() bag.View {
	return o.desk.Match().View(o.desk.Shown(), o.desk.Viewer()).(bag.View)
}

// canTry says whether somebody here is to move where the game stands.
func (o *own) canTry() bool { return o.desk.Live() && o.desk.CanTouch() }

// try tries a move, in the place of undone ones.
func (o *own) try(m rules.Move) board.Change {
	o.tries = append(slices.Clip(o.tries[:o.at]), m)
	o.at++
	return board.Tried
}

// tryNext tries the move that comes after the one tried last, in the order of the moves.
func (o *own) tryNext() board.Change {
	if !o.canTry() {
		return board.Nothing
	}
	moves, next := o.known().Moves(), 0
	if o.at > 0 {
		next = (slices.Index(moves, o.tries[o.at-1]) + 1) % len(moves)
	}
	return o.try(moves[next])
}

// dropTried takes the tried moves off the board, and plays none.
func (o *own) dropTried() board.Reply {
	o.Reset()
	return board.Reply{Mine: true, Change: board.Tried}
}

// play plays the move that is tried, and gives the focus back to the board.
func (o *own) play(cursor string) board.Reply {
	reply := board.Reply{Mine: true}
	if o.Trying() != nil && o.desk.Play(o.tries[o.at-1]) == nil {
		reply.Change = board.Played
		if cursor != "" {
			reply.Focus = board.PointID(cursor) // the button is gone
		}
	}
	return reply
}

// The acts of the controls, and the key of the first.
const (
	tryAct  = "try"
	playAct = "play"
	tryKey  = "t"
)

// sack is the name of the spot on the bag.
const sack = "sack"

// Gesture implements board.Own: a gesture in this game's way.
func (o *own) Gesture(g board.Gesture) board.Reply {
	trying := o.Trying() != nil
	switch {
	case g.Spot == sack:
		o.looked = g.Kind != board.Out
		return board.Reply{Mine: true}
	case g.Kind == board.Act && g.Act == tryAct, g.Kind == board.Key && g.Key == tryKey && o.canTry():
		return board.Reply{Mine: true, Change: o.tryNext()}
	case g.Kind == board.Act && g.Act == playAct:
		return o.play(g.Cursor)
	case trying && (g.Kind == board.Touch || g.Kind == board.Pick || g.Kind == board.Key && g.Key == "Escape"):
		return o.dropTried()
	}
	return board.Reply{}
}

// Targets implements board.Own: while a move is tried there is no other to be made.
func (o *own) Targets() ([]int, bool) { return nil, o.Trying() != nil }

// Paint implements board.Own: this game's own marks on the scene.
func (o *own) Paint(s *board.Scene, v board.Voice) {
	left := 0
	for _, n := range position(o.desk.View()).Left {
		left += n
	}
	s.Spots = board.Spots{Class: "spot", Label: v.Words.(*words).sacks, List: []board.Spot{
		{Name: sack, Label: v.Words.(*words).inSack(left), X: 550, Y: 300, R: 50},
	}}
	if o.looked {
		s.Under += `<rect class="bag-looked" x="200" y="190" width="320" height="220" rx="60" fill="none" ` +
			`stroke="var(--ink)"/>`
	}
	if !o.ended {
		return
	}
	s.Above += `<g class="bag-ended" fill="none" stroke="var(--ink)" stroke-width="4">`
	for side := range sides {
		p := s.Points[board.PointNamed(s.Points, secretOf(side))]
		s.Above += `<circle cx="` + strconv.Itoa(p.X) + `" cy="` + strconv.Itoa(p.Y) + `" r="44"/>`
	}
	s.Above += `</g>`
}

// Say implements board.Own: the request, and a sentence about the touched points.
func (o *own) Say(v board.Voice) (request, detail string) {
	if o.Trying() == nil {
		return "", ""
	}
	return v.Words.(*words).trying(v.Words.Button(string(o.tries[o.at-1]))), ""
}

// Trying implements board.Own: it plays the tried moves on the position as the viewer knows it, which gives nothing
// away.
func (o *own) Trying() rules.View {
	if o.at == 0 || !o.canTry() {
		return nil
	}
	next, err := o.known().Play(o.tries[o.at-1])
	if err != nil {
		return nil
	}
	return bag.View{Position: next.(bag.Position)}
}

// Undo implements board.Own: a step back through the tried moves.
func (o *own) Undo() bool {
	can := o.CanUndo()
	if can {
		o.at--
	}
	return can
}

// Redo implements board.Own: a step on through the tried moves.
func (o *own) Redo() bool {
	can := o.CanRedo()
	if can {
		o.at++
	}
	return can
}

// CanUndo implements board.Own: whether there is a tried move to take back.
func (o *own) CanUndo() bool { return o.at > 0 }

// CanRedo implements board.Own: whether there is a tried move to make again.
func (o *own) CanRedo() bool { return o.at < len(o.tries) }

// Write implements board.Own: a written move, to be tried.
func (o *own) Write(word rules.Move) board.Change {
	if !slices.Contains(o.known().Moves(), word) {
		o.desk.Refuse(o.desk.Refusal(word), -1)
		return board.Nothing
	}
	return o.try(word)
}

// Points implements board.Own: the points of the rounds that have ended, and the public ones of the round that is
// shown.
func (o *own) Points() (points [2]int, ok bool) {
	for _, outcome := range o.desk.Match().RoundOutcomes()[:o.desk.Round()] {
		for seat := range points {
			points[seat] += outcome.Score[o.desk.PlayerOf(seat).Index()]
		}
	}
	p := position(o.desk.View())
	for side, held := range p.Held {
		made := 0
		for i, n := range held {
			made += n * (i + 1)
		}
		if out := p.Outcome(); out.Over() {
			made = out.Score[side]
		}
		if seat := o.desk.Owner(rules.First + rules.Player(side)); seat >= 0 {
			points[seat] += made
		}
	}
	return points, true
}

// CanForget implements board.Own: the other player's number may be forgotten where it is in the open.
func (o *own) CanForget() bool { return o.desk.Match().Setup().Has("told") }

// ForgetView implements board.Own: the other player's number stays only as long as it has just been picked.
func (o *own) ForgetView(v rules.View, viewer rules.Player, last rules.Move) rules.View {
	p := position(v)
	if viewer != rules.First && viewer != rules.Second || p.ToMove() == rules.Nobody {
		return v
	}
	picker := rules.Second
	if p.Secrets[1] == 0 {
		picker = rules.First
	}
	fresh := picks(last) && picker != viewer
	if other := viewer.Other().Index(); p.Secrets[other] != 0 && !fresh {
		p.Secrets[other] = bag.Unknown
	}
	return bag.View{Position: p}
}

// ForgetMove implements board.Own: the move without revealed facts that the screen is to forget.
func (o *own) ForgetMove(m rules.Move) rules.Move {
	if picks(m) {
		return unknown
	}
	return m
}

// picks says whether a move picks a number.
func picks(m rules.Move) bool { return m == "1" || m == "2" || m == "3" }

// Interlude implements board.Own: the end of a round stays for a moment.
func (o *own) Interlude(before rules.View, m rules.Move, still bool) []time.Duration {
	after, err := position(before).Play(m)
	if still || err != nil || !after.Outcome().Over() {
		return nil
	}
	return []time.Duration{120 * time.Millisecond}
}

// Step implements board.Own: a step of the interlude is shown.
func (o *own) Step(step int) { o.ended = step >= 0 }

// Reset implements board.Own: touched points and tried moves are dropped.
func (o *own) Reset() { o.tries, o.at, o.ended = nil, 0, false }

// Left implements board.Own: the page of the game is no longer shown.
func (o *own) Left() { o.looked, o.ended = false, false }

// A saved is the stored form of the tried moves.
type saved struct {
	Tries []rules.Move `json:"tries"`
	At    int          `json:"at"`
}

// Save implements board.Own: the state to be kept with the table.
func (o *own) Save() json.RawMessage {
	if len(o.tries) == 0 {
		return nil
	}
	text, err := json.Marshal(saved{o.tries, o.at})
	if err != nil {
		panic(err) // plain data
	}
	return text
}

// Restore implements board.Own: moves that are not legal any more are left out, and all that come with them.
func (o *own) Restore(text json.RawMessage) {
	var k saved
	if json.Unmarshal(text, &k) != nil || k.At < 0 || k.At > len(k.Tries) {
		return
	}
	legal := o.desk.Match().Position().Moves()
	if slices.ContainsFunc(k.Tries, func(m rules.Move) bool { return !slices.Contains(legal, m) }) {
		return
	}
	o.tries, o.at = k.Tries, k.At
}
