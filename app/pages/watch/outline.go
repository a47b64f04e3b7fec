package watch

import (
	"html"
	"strconv"
	"strings"

	"tablier/app/watch"
)

// An outline writes a tree as an indented list, for narrow screens.
type outline struct {
	forest
	root *watch.Seen
}

// markup returns the list as markup of one element.
func (o *outline) markup() string {
	o.put(`<div class="twigs" role="none">`)
	for _, s := range o.root.Rows() {
		if s.Kind == watch.KindLeaf && !s.Here && s.Key() != o.cursor && s.Parent != nil && !s.Parent.Current {
			continue // its value stands beside its parent
		}
		o.row(s)
	}
	o.put(`</div>`)
	return o.String()
}

// row writes the row of a node.
func (o *outline) row(s *watch.Seen) {
	asked := o.asked != nil && o.asked.Ask != watch.AskLine && strings.Join(o.asked.Path, " ") == s.Key()
	class := "row"
	if s.Here {
		class += " cur"
	}
	if s.State == watch.StateNew || s.State == watch.StateCut {
		class += " away"
	}
	if s.Key() == o.cursor {
		class += " cursor"
	}
	o.put(`<div class="`, class, ` d`, min(len(s.Path), 6), `" role="treeitem" id="`, html.EscapeString(nodeID(s.Key())),
		`" aria-level="`, len(s.Path)+1, `" aria-posinset="`, s.Number, `" aria-setsize="`, s.Siblings(), `"`)
	if s.Inner() {
		o.put(` aria-expanded="`, strconv.FormatBool(len(s.Children) > 0), `"`)
	}
	if s.Key() == o.cursor {
		o.put(` aria-selected="true"`)
	}
	o.put(`><span class="hidden-text">`, html.EscapeString(o.voice.Node(s, asked)), `</span>`)
	o.twist(s)
	if len(s.Path) <= 2 {
		o.put(`<svg class="bd `, o.boards.game.ID(), `" viewBox="0 0 600 600" aria-hidden="true">`, o.boards.of(s), `</svg>`)
	} else {
		o.put(`<span class="bd"></span>`)
	}
	o.put(`<div class="what" aria-hidden="true"><strong>`, html.EscapeString(o.voice.Move(s.Move)), `</strong><span>`,
		html.EscapeString(o.said(s, asked)), `</span></div>`)
	spot := &watch.Spot{Seen: s}
	value, kind := o.shown(spot, asked), s.Kind
	if value == "" {
		value, kind = "–", "none"
	}
	if asked {
		kind += " ask"
	}
	o.put(`<span class="val num `, kind, `" aria-hidden="true">`, html.EscapeString(value), `</span></div>`)
	if s.Folded > 0 && len(s.Children) > 0 {
		o.put(`<div class="row rest d`, min(len(s.Path)+1, 6), `" aria-hidden="true"><span></span><span></span><span>`,
			html.EscapeString(o.voice.Branches(s.Folded)), `</span></div>`)
	}
}

// twist draws whether a node is open.
func (o *outline) twist(s *watch.Seen) {
	path := "M6 9.500l6 6 6-6"
	switch {
	case !s.Inner():
		path = ""
	case len(s.Children) == 0:
		path = "M9.500 6l6 6-6 6"
	}
	o.put(`<svg class="icon tw" viewBox="0 0 24 24" aria-hidden="true"><path d="`, path, `"/></svg>`)
}

// said returns what stands below the move: who chooses and the bounds, the truth, or the leaves.
func (o *outline) said(s *watch.Seen, asked bool) string {
	spot := &watch.Spot{Seen: s}
	switch {
	case s.State == watch.StateNew, s.State == watch.StateCut:
		return o.voice.Standing(s.TreeNode)
	case s.State == watch.StateOpen:
		said := o.voice.Chooses(s.Kind)
		if s.Current && o.bounded(spot) {
			bounds := o.bounds(spot, asked)
			said += " · α = " + bounds[0] + ", β = " + bounds[1]
		}
		return said
	case len(s.Path) < 3 && o.voice.Truth(s.Truth) != "":
		return o.voice.Truly() + " " + o.voice.Truth(s.Truth)
	}
	return o.voice.LeavesOf(s.TreeNode)
}
