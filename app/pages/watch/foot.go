package watch

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// foot draws what is below: what can be changed, the prepared questions, and what can be taken along.
func (k *Kind) foot(m *i18n.Watch) app.UI {
	return ui.El("div").Class("below").Body(
		ui.El("details").Class("slab").Body(
			ui.El("summary").Text(m.Change),
			k.change(m),
		),
		ui.El("details").Class("slab").Body(
			ui.El("summary").Text(m.Prepared),
			ui.El("ul").Class("prepared").Body(k.questions()...),
		),
		ui.El("details").Class("slab").Body(
			ui.El("summary").Text(m.Take),
			ui.El("div").Class("take").OnClick(k.onTake).Body(
				k.taking(linkID, m.Link), k.taking(svgID, m.SaveSVG), k.taking(jsonID, m.SaveJSON),
				k.taking(csvID, m.SaveCSV), k.taking(printID, m.Print),
				ui.El("p").Attr("role", "status").Text(k.taken(m)),
			),
			ui.Input("text").ID(fieldID).Attr("readonly", true).Aria("label", m.Link).Attr("value", k.shareable()),
		),
	)
}

// questions are links to the prepared questions.
func (k *Kind) questions() (list []app.UI) {
	for _, game := range k.games {
		for _, q := range game.Trees(k.site.Lang).Questions {
			list = append(list, ui.El("li").Body(
				nav.OpenLink(k.site.Nav, nav.WatchRoute, watch.QuestionAddress(q.ID)).Text(q.Title)))
		}
	}
	return list
}

// chosenNode returns the node that the keyboard is on, nil for none.
func (k *Kind) chosenNode() *watch.Seen {
	if k.session.Tree == nil {
		return nil
	}
	root := k.session.View.See(&k.session.Tree.Root)
	here := k.cursorOn(root)
	for _, s := range root.Rows() {
		if s.Key() == here {
			return s
		}
	}
	return nil
}

// change draws what can be changed of the node that is chosen: the value of a leaf, or the order of the moves.
func (k *Kind) change(m *i18n.Watch) app.UI {
	s := k.chosenNode()
	value, name := "0", ""
	var moves []string
	leaf := false
	if s != nil {
		name = m.AfterMove(k.voice().Move(s.Move))
		leaf = s.Kind == watch.KindLeaf && s.State != watch.StateNew && s.State != watch.StateCut
		if s.Value != nil {
			value = strconv.FormatFloat(*s.Value, 'f', 0, 64)
		}
		if len(s.TreeNode.Children) > 1 && s.More == 0 && s.Kind != watch.KindChance {
			moves = movesOf(s)
		}
	}
	return ui.El("div").Class("change").Body(
		ui.Shown(!leaf && moves == nil, ui.El("p").Text(m.ChangeHow)),
		ui.Shown(leaf, ui.El("label").Class("leaf-value").Body(
			ui.El("span").Text(m.LeafValue+" ("+name+")"),
			ui.Input("number").ID("watch-leaf").Attr("min", "-90").Attr("max", "90").Attr("value", value).OnChange(k.onLeaf))),
		ui.Shown(len(moves) > 0, ui.El("div").Body(
			ui.El("p").Text(m.MovesOf(name)),
			ui.El("ol").Class("moves-order").OnClick(k.onOrder).Body(
				app.Range(moves).Slice(func(i int) app.UI { return k.moveRow(m, moves, i) })))),
		ui.Shown(k.session.Changed(), ui.Button().Class("btn").Text(m.Unchange).OnClick(k.onUnchange)),
	)
}

// movesOf returns the moves of a node in the order in which they are searched.
func movesOf(s *watch.Seen) []string {
	moves := make([]string, len(s.TreeNode.Children))
	for i := range moves {
		moves[i] = s.TreeNode.Children[i].Move
	}
	return moves
}

// The ids of the buttons that move a move, followed by its number.
const (
	upID   = "watch-up-"
	downID = "watch-down-"
)

func (k *Kind) moveRow(m *i18n.Watch, moves []string, i int) app.UI {
	move := k.voice().Move(moves[i])
	return ui.El("li").Body(
		ui.El("span").Text(move),
		ui.Able(i > 0, ui.Button().ID(upID+strconv.Itoa(i)).Aria("label", m.MoveUp(move)).Text("↑")),
		ui.Able(i < len(moves)-1, ui.Button().ID(downID+strconv.Itoa(i)).Aria("label", m.MoveDown(move)).Text("↓")),
	)
}

// onOrder moves a move up or down; the keyboard goes with it.
func (k *Kind) onOrder(_ app.Context, e app.Event) { k.reorder(ui.ControlOf(e)) }

func (k *Kind) reorder(id string) {
	s := k.chosenNode()
	up := strings.HasPrefix(id, upID)
	i, err := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(id, upID), downID))
	if err != nil || s == nil {
		return
	}
	moves, to := movesOf(s), i+1
	if up {
		to = i - 1
	}
	if i >= len(moves) || to < 0 || to >= len(moves) {
		return
	}
	moves[i], moves[to] = moves[to], moves[i]
	m := k.session.Moment
	m.SetOrder(s.Path, moves)
	k.next = downID + strconv.Itoa(to)
	if up {
		k.next = upID + strconv.Itoa(to)
	}
	k.changeTo(m, s)
}

// onLeaf gives the chosen leaf another value.
func (k *Kind) onLeaf(_ app.Context, e app.Event) {
	s := k.chosenNode()
	value, err := strconv.Atoi(e.Get("target").Get("value").String())
	if s == nil || err != nil || value < -90 || value > 90 {
		return
	}
	m := k.session.Moment
	m.SetLeaf(s.Path, value)
	k.changeTo(m, s)
}

// changeTo searches with a change, at the end, where all of it is to be seen. The node stays chosen.
func (k *Kind) changeTo(m watch.Moment, s *watch.Seen) {
	k.stop()
	k.prepared = nil
	m.Step = watch.Last
	path := slices.Clone(s.Path)
	k.open(m)
	k.cursor, k.moved = strings.Join(path, " "), true
}

func (k *Kind) onUnchange(app.Context, app.Event) {
	k.open(watch.Moment{Settings: k.session.Settings.Unchanged(), Step: watch.Last})
}

// fault says why there is no search.
func (k *Kind) fault(m *i18n.Watch) string {
	text := m.AddressWrong
	if k.pasting || !isAddress(k.wrong) {
		text = m.PositionWrong
	}
	return text + " (" + rules.Clip(k.wrong.Error()) + ")"
}
