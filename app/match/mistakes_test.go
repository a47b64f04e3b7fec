package match_test

import (
	"slices"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/recall"
	"tablier/rules"
)

// recalled returns what is kept to be looked at again.
func (w *world) recalled() []recall.Entry {
	w.t.Helper()
	list, err := recall.Kept(w.store)
	if err != nil {
		w.t.Fatal(err)
	}
	return list.Entries()
}

// answerAll has the worker answer every question as told, until there are none.
func (w *world) answerAll(answer func(r protocol.Request) protocol.Found) (questions int) {
	for n := 0; n < 2000; n++ {
		w.clock.pass(0)
		busy := w.machine.busy()
		if len(busy) == 0 {
			return questions
		}
		questions++
		for _, each := range w.machine.all {
			for _, r := range busy {
				if slices.ContainsFunc(each.asked, func(a protocol.Request) bool { return a.ID == r.ID }) {
					each.answer(r, answer(r))
				}
			}
		}
	}
	w.t.Fatal("the machine is asked for ever")
	return 0
}

// losing answers that the position after an even number of plies is won, and the next one drawn: each move loses value,
// but the last one.
func losing(w *world) func(r protocol.Request) protocol.Found {
	return func(r protocol.Request) protocol.Found {
		moves := w.machine.legal(r)
		best := protocol.Progress{Best: "?", Value: protocol.ValueDraw}
		if len(r.Moves)%2 == 0 {
			best.Value, best.Plies = protocol.ValueWin, 3
		}
		best.Best = string(moves[len(moves)-1])
		return protocol.Found{Progress: best, End: protocol.EndProved}
	}
}

// After a match against it whose every move is known exactly the machine looks for mistakes by itself, else when it is
// asked to; those of persons are kept, and none of the machine's.
func TestMistakesOfPersonsAreKept(t *testing.T) {
	for _, c := range []struct {
		name   string
		levels []int
		seats  []int // whose mistakes are kept
	}{
		{"two people", []int{0, 0}, []int{0, 0, 1, 1}},
		{"a person who opens", []int{0, 3}, []int{0, 0}},
		{"the machine opens", []int{3, 0}, []int{1, 1}},
	} {
		w := openGame(t, "tapatan", 0, 0)
		w.write("a1", "a3", "b1", "b3")
		var seats [2]play.Seat
		for i, level := range c.levels {
			seats[i].Level = level
		}
		w.do(match.SatDown{Seats: seats})
		if c.levels[0] > 0 {
			w.machine.plays("c1")
			w.clock.pass(time.Second)
		} else {
			w.write("c1")
		}
		w.wantPhase(match.Over)
		if alone := w.Table().AgainstMachine(); w.Analysis().Reviewing() != alone {
			t.Errorf("%s: reviewing %t", c.name, !alone)
		} else if !alone {
			w.do(match.ReviewStarted{})
		}
		w.answerAll(losing(w))
		var got []int
		for _, e := range w.recalled() {
			got = append(got, e.Seat)
			said := []string{"gagné en 3, devenu nul", "nul, devenu perdu en 3"}[e.Seat]
			if e.Game != "tapatan" || e.Match != w.Table().ID() || e.Loss.In("fr") != said {
				t.Errorf("%s: %+v, %s", c.name, e, e.Loss.In("fr"))
			}
		}
		if slices.Sort(got); !slices.Equal(got, c.seats) {
			t.Errorf("%s: mistakes of seats %v are kept, want %v", c.name, got, c.seats)
		}
		before := len(w.recalled())
		w.do(match.ReviewStarted{})
		w.answerAll(losing(w))
		if n := len(w.recalled()); n != before {
			t.Errorf("%s: %d mistakes after a second review, %d before", c.name, n, before)
		}
	}
}

// In every game a review finds mistakes, of either mode, and keeps no position that its player could not know. Where
// values are estimates, or chance or a secret has its share, it asks what the moves were worth, about none of the
// machine's, and never twice.
func TestMistakesInEveryGame(t *testing.T) {
	for _, id := range []string{"tapatan", "hyle", "entropy", "domino", "stratege"} {
		for _, levels := range [][]int{{0, 0}, {0, 1}} {
			w := openGame(t, id, levels...)
			w.playOut()
			w.do(match.ReviewStarted{})
			asked := map[int]int{} // about which moves, by the number of plies before them
			w.answerAll(func(r protocol.Request) protocol.Found { return w.slipping(r, asked) })
			if w.Analysis().Reviewing() || w.Analysis().AskingMistakes() || !w.Analysis().Review().Complete() {
				t.Fatalf("%s: the review is not complete", id)
			}
			list := w.recalled()
			if len(list) == 0 {
				t.Errorf("%s, %v: no mistakes are found", id, levels)
			}
			for _, e := range list {
				if w.Table().Seats()[e.Seat].Level > 0 {
					t.Errorf("%s: a mistake of the machine's is kept", id)
				}
				m, err := registry.Replay(e.Record())
				if err != nil {
					t.Fatal(err)
				}
				if !slices.Contains(m.Position().Moves(), e.Played) && e.Played != "" {
					t.Errorf("%s: %s is no move of %s", id, e.Played, m.Position())
				}
				if m.Spec().Secret && !rules.Masked(m.Position().String()) && len(m.Position().Moves()) > 0 &&
					e.Number < 3 {
					t.Errorf("%s: %s hides nothing", id, m.Position())
				}
			}
			for plies, n := range asked {
				if n > 1 {
					t.Errorf("%s: it is asked %d times about the move after %d", id, n, plies)
				}
				if seat := w.Table().SeatOf(w.Table().Match().MoverAt(plies)); w.Table().Seats()[seat].Level > 0 {
					t.Errorf("%s: it is asked about a move of the machine's", id)
				}
			}
		}
	}
}

// slipping answers a question of a review: things become worse for whoever moves, move by move, and of all moves of a
// position the last one is the best, by far.
func (w *world) slipping(r protocol.Request, weighed map[int]int) protocol.Found {
	moves := w.machine.legal(r)
	best := protocol.Progress{Best: string(moves[len(moves)-1]), Score: .9}
	if w.Game().Gauge != nil {
		best.Score = 60
	}
	if len(r.Moves)*len(r.Moves)%5 > 1 {
		best.Score /= -2
	}
	found := protocol.Found{Progress: best, End: "nodes"}
	if r.Lines > 1 && w.Table().Result().Over() {
		if !w.Analysis().Solved() { // else the review itself asks what each move is worth
			weighed[len(r.Moves)]++
		}
		found.Lines = []protocol.Line{{Move: best.Best, Score: best.Score}}
		for _, m := range moves[:len(moves)-1] {
			found.Lines = append(found.Lines, protocol.Line{Move: string(m), Score: best.Score - 20})
		}
	}
	return found
}

// playOut plays the match to its end: people make the first legal move, and so does the machine.
func (w *world) playOut() {
	w.t.Helper()
	w.machine.think = time.Millisecond
	for n := 0; !w.Table().Result().Over(); n++ {
		if n > 3000 {
			w.t.Fatal("the match does not end")
		}
		w.uncover()
		switch w.Phase() {
		case match.PersonMoves:
			moves := w.Table().Match().Position().Moves()
			if n > 400 {
				w.do(match.ResignPressed{})
				continue
			}
			if err := w.Table().Play(moves[(n*7+3)%len(moves)]); err != nil {
				w.t.Fatal(err)
			}
			w.do(match.Entered{})
		case match.BetweenRounds:
			w.do(match.RoundBegun{})
		default:
			w.clock.pass(5 * time.Second)
		}
	}
	w.machine.think = 0
	w.clock.pass(10 * time.Second)
	w.do(match.Left{}, match.Entered{})
}

// A game that was played elsewhere is nobody's own here.
func TestMistakesOfOthersAreNotKept(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	m, err := registry.Replay(rules.Record{Game: "tapatan", Moves: []rules.Move{"a1", "a3", "b1", "b3", "c1"}})
	if err != nil {
		t.Fatal(err)
	}
	w.do(match.Arrived{Game: match.Incoming{Match: m}}, match.ReviewStarted{})
	w.answerAll(losing(w))
	if list := w.recalled(); len(list) > 0 {
		t.Errorf("%+v is kept", list)
	}
}

// What a later version has kept is left alone, and what cannot be read is put aside.
func TestUnreadableMistakes(t *testing.T) {
	for text, want := range map[string]string{"recall 2\nx": "recall 2\nx", "broken": ""} {
		w := openGame(t, "tapatan", 0, 0)
		w.disk.texts[recall.Key] = text
		w.write("a1", "a3", "b1", "b3", "c1")
		w.do(match.ReviewStarted{})
		w.answerAll(losing(w))
		got := w.disk.texts[recall.Key]
		if want != "" && got != want || want == "" && (got == text || w.disk.texts[recall.Key+".unreadable"] != text) {
			t.Errorf("%q has become %q", text, got)
		}
	}
}

// Who loses without a mistake, for the position was lost before, is offered the move after which they would have held
// out longest; who held out as long as they could, nothing.
func TestLosersAreOfferedAMoment(t *testing.T) {
	for _, c := range []struct {
		name  string
		plies []int // to the loss of seat 1, as the positions from the start on are said to be
		want  []string
	}{
		{"a threat left open", []int{9, 8, 7, 6, 1}, []string{"perdu en 6, écourté à 1"}},
		{"the longest defence", []int{5, 4, 3, 2, 1}, nil},
	} {
		w := openGame(t, "tapatan", 0, 0)
		w.write("a1", "a3", "b1", "b3")
		w.do(match.SatDown{Seats: [2]play.Seat{{Level: 3}}})
		w.machine.plays("c1")
		w.clock.pass(time.Second)
		w.wantPhase(match.Over)
		w.answerAll(func(r protocol.Request) protocol.Found {
			moves := w.machine.legal(r)
			best := protocol.Progress{Best: string(moves[len(moves)-1]), Value: protocol.ValueLoss, Plies: c.plies[len(r.Moves)]}
			if len(r.Moves)%2 == 0 {
				best.Value = protocol.ValueWin
			}
			return protocol.Found{Progress: best, End: protocol.EndProved}
		})
		var got []string
		for _, e := range w.recalled() {
			got = append(got, e.Loss.In("fr"))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q is offered, want %q", c.name, got, c.want)
		}
	}
}
