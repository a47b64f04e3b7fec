package watch

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
)

// changing is in what order moves are tried, and the way back from what a person has changed.
func (k *Kind) changing() app.UI {
	m := k.messages().Watch
	var orders []app.UI
	for _, o := range []string{"rules", "best", "worst", "reverse"} {
		orders = append(orders, ui.Option(o, m.Orders.Of(o), o == k.settings.Order || o == "rules" && k.settings.Order == ""))
	}
	changed := len(k.settings.Leaves)+len(k.settings.Orders) > 0
	return ui.Node("section", list{"class", "slab"}, ui.Leaf("h2", m.Change), ui.Leaf("p", m.ChangeHow),
		k.field("order", m.Order, orders),
		button("undo", m.Undo, changed))
}

// onLeaf gives the chosen leaf another value. Negamax shows it in the view of the side to move, the search wants it in
// that of the maximiser.
func (k *Kind) onLeaf(ctx app.Context, _ app.Event) {
	text := ctx.JSSrc().Get("value").String()
	value, err := strconv.Atoi(text)
	k.wrong = ""
	if err != nil || value < -watch.MostLeaf || value > watch.MostLeaf {
		k.wrong = k.messages().Watch.BadLeaf(text)
		k.said = k.wrong
		return
	}
	path := strings.Fields(k.at)
	match, err := k.replay(path)
	if err == nil && k.settings.Algorithm == protocol.Negamax && match.Position().ToMove() != k.game().Searched.Max {
		value = -value
	}
	k.settings = k.settings.WithLeaf(path, value)
	k.changed()
}

// reorder has the move of the chosen node tried earlier or later among its siblings.
func (k *Kind) reorder(earlier bool) {
	path := strings.Fields(k.at)
	place, of := k.turn(path)
	other := place + 1
	if earlier {
		other = place - 1
	}
	if other < 0 || other >= of {
		return
	}
	var moves []string
	for _, c := range watch.Find(&k.now.Root, path[:len(path)-1]).Children {
		moves = append(moves, c.Move)
	}
	moves[place], moves[other] = moves[other], moves[place]
	k.settings = k.settings.WithOrder(path[:len(path)-1], moves)
	k.changed()
}

// changed shows what the search finds now. The node that was changed stays chosen.
func (k *Kind) changed() {
	at := k.at
	k.quiz = nil
	k.restart(-1)
	k.at, k.picked = at, true
}

// startHere makes the chosen node the position that is searched.
func (k *Kind) startHere() {
	match, err := k.replay(strings.Fields(k.at))
	if err != nil {
		return // the search has played the same moves
	}
	k.searchFrom(k.settings.Variant, match.Position().String())
}
