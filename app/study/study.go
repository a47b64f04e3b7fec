// Package study keeps the machine's value of each position of a match, and finds the turning points. It knows no
// browser and no machine: the owner of a [Study] has the machine search the positions that the study wants next, the
// newest first, and hands it the answers. Package match does so during a review.
package study

import (
	"maps"
	"slices"

	"tablier/app/play"
	"tablier/rules"
)

// A Value is the known value of a position. The zero Value is nothing.
type Value struct {
	Known bool
	Exact bool       // Lead is proved: 1, 0 or -1
	Lead  float64    // expected result for seat 0, from -1 to 1
	Score float64    // the machine's, in the game's own unit
	Plies int        // to the end, where a win or a loss is proved
	Best  rules.Move // the best move here; empty where the position was not asked about
}

// LostFor says whether a seat is proved to lose.
func (v Value) LostFor(seat int) bool {
	return v.Exact && (seat == 0 && v.Lead < 0 || seat == 1 && v.Lead > 0)
}

// A Point is a position of the line.
type Point struct {
	Value
	Seat     int  // who moves here, -1 for chance or when the game is over
	Eyes     int  // the seat whose knowledge the value rests on, -1 where nothing is hidden
	Forced   bool // there is one move only, or the game is being set up
	Lucky    bool // the value is that of a later position, and chance has acted in between
	NewRound bool // a round lies between this position and the one before: their values do not compare

	looked bool // the fields that need no machine are filled
}

// unlooked is a position of which nothing is known.
var unlooked = Point{Seat: -1, Eyes: -1}

// needsMachine says whether the machine has to be asked about a position that another one follows.
func (p Point) needsMachine() bool { return p.Seat >= 0 && !p.Forced }

// A Study is a line of a match with the values of its positions, as far as they are known.
type Study struct {
	table  *play.Table
	id     string
	points []Point      // of the first positions of the line, as far as it has been followed
	moves  []rules.Move // the moves between these positions
	turns  []Turn       // the turning points
	// values that nobody asked for, by ply
	offers       map[int]Value
	alternatives map[int][]Alternative // by ply: see LearnMoves
	judged       map[int]Choice        // comparisons of moves whose values before and after say too little
}

// Follow makes the study one of the line on the table. What it knows of positions that both have stays; it returns
// the ply of the last of them, -1 where the match is another. It takes as long as there are such positions.
func (s *Study) Follow(t *play.Table) (common int) {
	if t.ID() != s.id {
		*s = Study{table: t, id: t.ID()}
		return -1
	}
	s.table = t
	for m := t.Match(); common < min(m.Plies(), len(s.moves)) && m.Move(common+1) == s.moves[common]; {
		common++
	}
	s.points = s.points[:min(len(s.points), common+1)]
	s.moves = s.moves[:common]
	s.turns = s.turns[:min(len(s.turns), len(s.points))]
	maps.DeleteFunc(s.offers, func(ply int, _ Value) bool { return ply > common })
	s.dropAlternatives(common)
	maps.DeleteFunc(s.judged, func(ply int, _ Choice) bool { return ply > common })
	return common
}

// Positions returns how many positions the game has, without undone moves.
func (s *Study) Positions() int { return s.table.Match().Ply() + 1 }

// Next returns the ply of the newest position to ask the machine about, except those given; false when there is none.
// Chance and a player with one move have nothing to decide: the value of their position is that of the next. It takes
// as long as there are positions after the one returned.
func (s *Study) Next(but ...int) (ply int, ok bool) {
	last := s.Positions() - 1
	s.reach(last)
	for ply := last; ply >= 0; ply-- {
		if s.wants(ply) && !slices.Contains(but, ply) {
			return ply, true
		}
	}
	return 0, false
}

// wants says whether a question to the machine about a position is still missing.
func (s *Study) wants(ply int) bool {
	p := s.point(ply)
	return !p.Known && p.Seat >= 0 && (p.needsMachine() || ply == s.Positions()-1)
}

// Complete says whether there is nothing left to ask the machine about.
func (s *Study) Complete() bool {
	_, more := s.Next()
	return !more
}

// reach extends the points of the line up to a ply.
func (s *Study) reach(ply int) {
	for m := s.table.Match(); len(s.points) <= ply; {
		if len(s.points) > 0 {
			s.moves = append(s.moves, m.Move(len(s.points)))
		}
		s.points = append(s.points, unlooked)
		s.turns = append(s.turns, NoTurn)
	}
}

// point returns a position that has been reached, with the fields that need no machine.
func (s *Study) point(ply int) *Point {
	p := &s.points[ply]
	if !p.looked {
		*p = s.look(ply)
		p.looked = true
		if p.Known {
			s.settle(ply)
		}
	}
	return p
}

// look returns a position with the fields that need no machine.
func (s *Study) look(ply int) Point {
	m := s.table.Match()
	p := Point{Seat: s.table.SeatOf(m.MoverAt(ply)), Eyes: -1}
	p.NewRound = ply > 0 && m.RoundAt(ply) != m.RoundAt(ply-1)
	if result := m.Result(); ply == m.Ply() && result.Over() && result.Reason != rules.Resigned {
		p.Seat, p.NewRound = -1, m.Rounds() > 1
		p.Value = resultValue(s.table.SeatOf(result.Winner))
	} else if p.Seat >= 0 {
		p.Forced = len(m.At(ply).Moves()) == 1 || s.table.SetUpMove(ply+1)
		if s.secret() {
			p.Eyes = p.Seat
		}
	}
	return p
}

// secret says whether the players may have known different things.
func (s *Study) secret() bool { return s.table.Game.Spec.Secret }

// resultValue returns the value of a finished game.
func resultValue(winner int) Value { return Value{Known: true, Exact: true, Lead: lead(winner)} }

// lead returns the lead of seat 0 when a seat has won.
func lead(winner int) float64 {
	switch winner {
	case 0:
		return 1
	case 1:
		return -1
	}
	return 0
}

// Learn takes the machine's answer about a position that Next has returned.
func (s *Study) Learn(ply int, v Value) {
	if ply < len(s.points) {
		s.point(ply).Value = v
		s.settle(ply)
	}
}

// Offer keeps an answer of the machine to somebody else's question, for [Study.UseOffers].
func (s *Study) Offer(ply int, v Value) {
	s.reach(ply)
	if s.offers == nil {
		s.offers = map[int]Value{}
	}
	s.offers[ply] = v
}

// UseOffers learns the offered values of positions about which the machine would be asked.
func (s *Study) UseOffers() {
	for ply, v := range s.offers {
		if ply < s.Positions() && s.wants(ply) {
			s.Learn(ply, v)
		}
	}
}

// settle gives the positions before ply that needed no question its value, and finds the turning points there.
func (s *Study) settle(ply int) {
	from := ply
	for ; from > 0 && s.points[ply].Known; from-- {
		before, after := s.point(from-1), &s.points[from]
		if before.Known || before.needsMachine() || after.NewRound {
			break
		}
		before.borrow(*after)
	}
	if s.secret() {
		from = 0 // a move of long before may be judged by what is known now
	}
	for at := max(from, 1); at <= min(ply+1, len(s.points)-1); at++ {
		s.turns[at] = Turned(s.points[at-1], s.sequel(at), s.moves[at-1])
	}
}

// sequel returns the position that shows the effect of the move to ply: the next one or, where the players know
// different things, the next one seen with the same eyes.
func (s *Study) sequel(ply int) Point {
	eyes := s.points[ply-1].Eyes
	for ; ply < len(s.points); ply++ {
		if p := s.points[ply]; p.Eyes == eyes || p.Seat < 0 || p.NewRound {
			return p
		}
	}
	return Point{}
}

// borrow takes the value of the next position for one about which the machine is not asked.
func (p *Point) borrow(next Point) {
	p.Value, p.Eyes = next.Value, next.Eyes
	p.Best = ""
	if p.Lucky = next.Lucky || !p.Forced; p.Lucky {
		p.Exact, p.Plies = false, 0
	} else if ended := next.Seat < 0; p.Plies > 0 || p.Lead != 0 && ended {
		p.Plies++
	}
}

// At returns the position after ply moves, with its value as far as it is known.
func (s *Study) At(ply int) Point {
	if ply >= 0 && ply < len(s.points) {
		return s.points[ply]
	}
	return unlooked
}

// Decisive returns the ply after the last decisive move: the one that gave the game to its winner, and after which
// every position was known to be won. 0 where none is known to have done so.
func (s *Study) Decisive() int {
	ply := len(s.points) - 1
	end := s.At(ply)
	if end.Seat >= 0 || !end.Exact {
		return 0 // it goes on, or was not looked at so far
	}
	for ply > 0 && s.points[ply-1].Exact && s.points[ply-1].Lead == end.Lead {
		ply--
	}
	if turn := s.TurnAt(ply); turn == GameTurns || turn == DrawSlips {
		return ply
	}
	return 0
}

// TurnAt says how the move to ply turned the game.
func (s *Study) TurnAt(ply int) Turn {
	if ply < len(s.turns) {
		return s.turns[ply]
	}
	return NoTurn
}

// Begun says whether the value of any position is known.
func (s *Study) Begun() bool {
	return slices.ContainsFunc(s.points, func(p Point) bool { return p.Known && p.Seat >= 0 })
}

// Known returns how many positions have a known value.
func (s *Study) Known() (n int) {
	for i := range s.points {
		if s.points[i].Known {
			n++
		}
	}
	return n
}

// Progress returns how many positions have a known value, of all in which a player made a move of play, and the last
// one: neither the set-up nor draws of chance are judged.
func (s *Study) Progress() (known, all int) {
	for ply, m := 0, s.table.Match(); ply < s.Positions(); ply++ {
		if ply < m.Ply() && !m.Move(ply+1).Played() {
			continue
		}
		if all++; ply < len(s.points) && s.points[ply].Known {
			known++
		}
	}
	return known, all
}
