package play

import (
	"slices"
	"strings"

	"tablier/rules"
)

// Selected returns the points touched so far in the present move. The caller must not change it.
func (t *Table) Selected() []int { return t.touched }

// Fault returns why the last touch or word led to no move, nil when it did or was none.
func (t *Table) Fault() *rules.Illegal { return t.fault }

// Cancel forgets the points touched so far.
func (t *Table) Cancel() {
	t.touched, t.fault, t.spelled = nil, nil, nil
	if t.draft != nil {
		t.draft.held = none
	}
}

// Targets returns the points that can be touched next, sorted.
func (t *Table) Targets() []int {
	var targets []int
	if d := t.drafting(); d != nil && (d.held >= 0 || len(t.touched) > 0) {
		for _, home := range d.homes {
			if !slices.Contains(t.touched, home) {
				targets = append(targets, home)
			}
		}
	}
	for _, path := range t.paths() {
		if n := len(t.touched); len(path) > n && slices.Equal(path[:n], t.touched) {
			targets = append(targets, path[n])
		}
	}
	slices.Sort(targets)
	return slices.Compact(targets)
}

// Leads returns the move that touching a point now would play, empty when it would play none.
func (t *Table) Leads(point int) rules.Move {
	n := len(t.touched)
	for m, path := range t.paths() {
		if len(path) == n+1 && path[n] == point && slices.Equal(path[:n], t.touched) {
			return m
		}
	}
	return ""
}

// actor returns the seat that moves in the position shown, -1 when none does, such as at the end of a round.
func (t *Table) actor() int {
	switch {
	case t.Live():
		return t.Turn()
	case t.match.Landed(t.look).Outcome().Over():
		return -1
	}
	return t.SeatOf(t.match.MoverAt(t.look))
}

// CanTouch says whether a person may move in the position shown: where the game stands, or from where it would then
// go another way, unless that is for somebody else to decide. What has been arranged is only changed by taking it back.
func (t *Table) CanTouch() bool {
	actor := t.actor()
	if actor < 0 || t.Covered() || t.revealed() ||
		!t.Live() && (t.guest(Seat.away) || t.shared() && actor != t.holder || t.arrangedAt(t.look)) {
		return false
	}
	return t.Seats()[actor].here()
}

// paths returns the paths of the legal moves of the position shown; none where a person may not move.
func (t *Table) paths() map[rules.Move][]int {
	if t.spelled != nil {
		return t.spelled
	}
	t.spelled = map[rules.Move][]int{}
	if !t.CanTouch() {
		return t.spelled
	}
	view, skin := t.View(), t.Skin()
	for _, m := range t.match.At(t.look).Moves() {
		t.spelled[m] = skin.Path(view, m)
	}
	return t.spelled
}

// Touch is a person touching a point: it plays a move, takes a step towards one, lets go of what was
// touched, or sets the Fault that explains why nothing happens. It does nothing when no person is to move.
func (t *Table) Touch(point int) {
	if !t.CanTouch() {
		return
	}
	t.fault = nil
	if n := len(t.touched); n > 0 && t.touched[n-1] == point {
		t.Cancel()
		return
	}
	if d := t.drafting(); d != nil {
		t.touchDraft(d, point)
		return
	}
	tried := append(slices.Clone(t.touched), point)
	if t.step(tried) || t.step([]int{point}) {
		return
	}
	view, skin := t.View(), t.Skin()
	if skin.Look(view, point).Owner == view.ToMove() {
		tried = []int{point} // it was to be chosen instead, not to be moved onto
	}
	t.fault = skin.Fault(view, tried)
}

// Drop is a person dropping on a point what they have touched: unlike a touch it never chooses anew.
func (t *Table) Drop(point int) {
	if d := t.drafting(); d != nil && (d.held >= 0 || len(t.touched) > 0) {
		t.touchDraft(d, point)
		return
	}
	if !t.CanTouch() || len(t.touched) == 0 {
		return
	}
	t.fault = nil
	tried := append(slices.Clone(t.touched), point)
	if !t.step(tried) {
		t.fault = t.Skin().Fault(t.View(), tried)
	}
}

// step plays the move that the points spell, or keeps them when they begin one; else it returns false.
func (t *Table) step(points []int) bool {
	begins := false
	for move, path := range t.paths() {
		if slices.Equal(path, points) {
			return t.commit(move) == nil
		}
		begins = begins || len(path) > len(points) && slices.Equal(path[:len(points)], points)
	}
	if begins {
		t.touched = points
	}
	return begins
}

// commit plays a person's move in the position shown.
func (t *Table) commit(m rules.Move) error {
	if t.Live() {
		return t.Play(m)
	}
	return t.branch(m)
}

// Write plays a move that a person has written in the game's notation; dashes of any kind, spaces and capitals are
// understood. When it is not legal it sets the Fault and returns false. It does nothing when no person is to move or
// nothing is written.
func (t *Table) Write(text string) bool {
	word := normal(text)
	if !t.CanTouch() || word == "" {
		return false
	}
	t.Cancel()
	if d := t.drafting(); d != nil {
		return t.writeDraft(d, rules.Move(strings.ToLower(string(word))))
	}
	_, written := t.paths()[word]
	if lower := rules.Move(strings.ToLower(string(word))); !written && lower != word {
		word = lower
		_, written = t.paths()[word]
	}
	if written && t.commit(word) == nil {
		return true
	}
	t.fault = t.refusal(word)
	return false
}

// refusal says why a word is no move of the position shown. In a game with secrets it asks the position as the screen
// knows it, which may accept words that only stand in records told to a player: they are none of a player's own.
func (t *Table) refusal(word rules.Move) *rules.Illegal {
	match := t.match
	if t.Game.Spec.Secret {
		told, err := rules.Registry{t.Game.Spec}.Replay(t.Record())
		if err != nil {
			panic(err) // what is told replays
		}
		match = told
	}
	if _, err := match.At(t.look).Play(word); err != nil {
		if illegal, ok := err.(*rules.Illegal); ok {
			return illegal
		}
	}
	return &rules.Illegal{Move: word, Fault: rules.BadMove}
}
