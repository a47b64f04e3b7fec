package entropy

import (
	"math/bits"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/places"
	"tablier/app/ui"
	"tablier/rules"
	"tablier/rules/entropy"
)

// Parts returns the game's elements of the page: how many pawns of each player are in each state.
func Parts() places.Parts { return places.Parts{Below: newCensus} }

// states are the states of a pawn in the order of the census.
var states = [...]string{apart, linked, alone}

// A census counts each seat's pawns by state, and is the key to the marks on them.
type census struct {
	app.Compo
	Mini   string // the view box of small pawns
	States [len(states)]stateCount
}

// A stateCount is how many pawns of each seat are in a state.
type stateCount struct {
	Symbol, Name, Label string
	Counts              [2]int
}

func newCensus(p *places.Page) app.UI {
	c, w, t := &census{Mini: p.Game.Mini}, p.Words().(*words), p.Table
	pos := position(t.View())
	var counts [2][len(states)]int
	var names [2]string
	for seat := range counts {
		role := t.Role(seat)
		counts[seat] = count(pos.Side(role), pos.Side(role.Other()))
		names[seat] = w.Seat(t.Colour(role))
	}
	for i, state := range states {
		each := [2]int{counts[0][i], counts[1][i]}
		c.States[i] = stateCount{
			Symbol: t.Skin().Symbol(board.Glyph{Kind: pawn, Face: state, Owner: rules.First}, 0), Name: w.counted[state],
			Label: w.census(w.counted[state], names, each), Counts: each,
		}
	}
	return c
}

// count counts the pawns of one's own by state.
func count(own, other entropy.Set) (n [len(states)]int) {
	for set := own; set != 0; set &= set - 1 {
		for i, state := range states {
			if face(own, other, bits.TrailingZeros32(set)) == state {
				n[i]++
			}
		}
	}
	return n
}

// Render implements app.Composer.
func (c *census) Render() app.UI {
	return ui.Tree(`<ul class="census">{}</ul>`, app.Range(c.States[:]).Slice(func(i int) app.UI {
		s := c.States[i]
		return ui.Tree(`<li>
				<span class="hidden-text">{}</span>
				<b aria-hidden="true">{}</b>{}<span aria-hidden="true">{}</span><b aria-hidden="true">{}</b>
			</li>`,
			s.Label, strconv.Itoa(s.Counts[0]), ui.Mini(c.Mini, s.Symbol), s.Name, strconv.Itoa(s.Counts[1]))
	}))
}
