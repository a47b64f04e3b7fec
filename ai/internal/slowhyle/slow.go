// Package slowhyle values states of Hyle by following every move of the rules to the end. It shares nothing with what
// plays, so that tests can hold that against it.
package slowhyle

import "tablier/rules/hyle"

// Values are Order's expected points by state, as far as they have been computed.
type Values map[hyle.State]float64

// Of returns Order's expected points in a state, if both play perfectly from there. It visits every state that can
// follow.
func (known Values) Of(s hyle.State) float64 {
	if s.Phase == hyle.Ended {
		return float64(s.Points)
	}
	if value, ok := known[s]; ok {
		return value
	}
	var value float64
	for i, m := range s.AppendMoves(nil) {
		next := known.Of(s.Play(m))
		switch {
		case s.Phase == hyle.Drawing:
			value += next * float64(s.Bag[m.Colour()]) / float64(s.Left())
		case i == 0 || s.Phase == hyle.Placing && next < value || s.Phase == hyle.Sliding && next > value:
			value = next
		}
	}
	known[s] = value
	return value
}
