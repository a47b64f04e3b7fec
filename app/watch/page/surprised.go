package page

import (
	"math"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// A surprised is the region of what files with exact values have to tell around the position that is searched: a board
// on which one pawn may stand on any free cell, with the bits that each takes, the same as a table, and the sum.
type surprised struct{ *frame }

// draw draws the region. It is hidden for games without such files, where options of the rules hold, for files have the
// values of the usual rules, and in the edition in one file, to which none come.
func (r surprised) draw() app.UI {
	m, u, g := r.messages, r.session.Surprise(), r.session.Game()
	var shown []app.UI
	said := ""
	switch {
	case u.Pending():
		said = m.SurpriseComes
	case u.Missing():
		said = m.SurpriseMissing
	case u.Refusal().Any():
		said = r.words.refusal(u.Refusal())
	case u.Shown():
		if match, err := r.session.Replay(nil); err == nil {
			p := newNeighbourhood(r.frame, match)
			shown, said = p.draw(), p.itself()
		}
	}
	return ui.Tree(`<section class="slab surprise" hidden="{}">
			<h2>{}</h2><p>{}</p>{}<p role="status">{}</p>{}
			<p><a href="{}">{}</a></p>
		</section>`,
		!g.Valued || len(r.settings.Options) > 0 || shell.Single(), m.Surprise, m.SurpriseHow,
		button("surprise", m.SurpriseDo, !u.Shown()), said, shown, r.kind.site.Nav.Href(nav.AboutRoute), m.SurpriseSolved)
}

// pawnID is the choice of the pawn that stands elsewhere.
const pawnID = "watch-pawn"

// passKeyboard moves the focus from the button, which goes, to the choice of a pawn, which comes.
func (k *Kind) passKeyboard() {
	shown := k.session.Surprise().Shown()
	if shown && app.IsClient && ui.Active().Get("id").String() == ui.ActID("surprise") {
		k.site.Focus(pawnID)
	}
}

// A neighbourhood is a position, and those in which one pawn stands elsewhere.
type neighbourhood struct {
	*frame
	match *rules.Match
	view  rules.View // of the player to move
	scene board.Scene
	skin  board.Skin
	free  []int        // points, in order
	pawns [2][]int     // those of the player who waits, and of the one to move
	goals map[int]bool // where the chosen pawn may move to
}

func newNeighbourhood(f *frame, match *rules.Match) *neighbourhood {
	g := f.session.Game()
	n := &neighbourhood{
		frame: f, match: match, view: match.View(match.Ply(), match.ToMove()), scene: picture.Scene(g, match),
		skin: g.Skin(match.Setup().Variant, false),
	}
	for i, point := range n.scene.Points {
		if !point.On() {
			continue
		}
		switch n.skin.PieceAt(n.view, i).Owner {
		case match.ToMove():
			n.pawns[1] = append(n.pawns[1], i)
		case match.ToMove().Other():
			n.pawns[0] = append(n.pawns[0], i)
		default:
			n.free = append(n.free, i)
		}
	}
	n.goals = n.reached()
	return n
}

// reached returns where the player to move may move the chosen pawn to.
func (n *neighbourhood) reached() map[int]bool {
	side, pawn := n.chosen()
	if side == 0 {
		return nil
	}
	goals := map[int]bool{}
	for _, m := range n.view.Moves() {
		if path := n.skin.Path(n.view, m); len(path) == 2 && path[0] == n.pawns[1][pawn] {
			goals[path[1]] = true
		}
	}
	return goals
}

// chosen returns whose pawn stands elsewhere, as an index of n.pawns, and which one.
func (n *neighbourhood) chosen() (side, pawn int) {
	if pawn = n.session.Surprise().Pawn(); pawn < len(n.pawns[0]) {
		return 0, pawn
	}
	return 1, pawn - len(n.pawns[0])
}

// toMove returns who is to move where the pawns of a side stand elsewhere.
func (n *neighbourhood) toMove(side int) rules.Player {
	if side == 0 {
		return n.match.ToMove()
	}
	return n.match.ToMove().Other()
}

// told returns what is told of the position with the chosen pawn on a free cell, by its number.
func (n *neighbourhood) told(cell int) watch.Foretold {
	side, pawn := n.chosen()
	return n.session.Surprise().At(side, 1+pawn*len(n.free)+cell)
}

func (n *neighbourhood) seat(p rules.Player) string {
	return n.session.Game().Words(n.lang).Seat(p.Index())
}

// draw draws what is shown.
func (n *neighbourhood) draw() []app.UI {
	var options, rows []app.UI
	for i, at := range append(append([]int{}, n.pawns[0]...), n.pawns[1]...) {
		owner := n.seat(n.skin.PieceAt(n.view, at).Owner)
		options = append(options, ui.Option(strconv.Itoa(i), n.messages.SurpriseAt(owner, n.scene.Points[at].Name),
			i == n.session.Surprise().Pawn()))
	}
	for i := range n.free {
		rows = append(rows, n.row(i))
	}
	head := n.messages.SurpriseHead
	return []app.UI{
		n.field("pawn", n.messages.SurprisePawn, options), ui.Tree(`<p>{}</p>`, n.messages.SurpriseSigns),
		ui.Raw(n.board()),
		ui.Tree(`<table aria-label="{}"><thead><tr><th scope="col">{}</th><th scope="col">{}</th><th scope="col">{}</th>
			<th scope="col">{}</th></tr></thead><tbody>{}</tbody></table>`,
			n.messages.Surprise, head[0], head[1], head[2], head[3], rows),
		ui.Tree(`<p class="sum">{}</p>`, n.sum()),
	}
}

// row draws what is told of a free cell.
func (n *neighbourhood) row(cell int) app.UI {
	side, _ := n.chosen()
	told := n.told(cell)
	move := ""
	if n.goals[n.free[cell]] {
		move = n.messages.SurpriseMove
	}
	return ui.Tree(`<tr><th scope="row">{} <small>{}</small></th><td>{}</td><td>{}</td><td>{}</td></tr>`,
		n.scene.Points[n.free[cell]].Name, move, n.expected(side, told), n.outcome(side, told.Value), n.bits(told, 2))
}

// outcome says a value in words.
func (n *neighbourhood) outcome(side int, value watch.Outcome) string {
	switch mover := n.toMove(side); value {
	case watch.Win:
		return n.messages.Wins(n.seat(mover), 0)
	case watch.Loss:
		return n.messages.Wins(n.seat(mover.Other()), 0)
	}
	return n.messages.Draws
}

// expected says what was expected most.
func (n *neighbourhood) expected(side int, told watch.Foretold) string {
	if told.Over {
		return n.messages.SurpriseOver
	}
	most := watch.Draw
	for value, chance := range told.Chances {
		if chance > told.Chances[most] {
			most = watch.Outcome(value)
		}
	}
	return n.messages.SurpriseExpected(n.outcome(side, most), int(math.Round(100*told.Chances[most])))
}

func (n *neighbourhood) bits(told watch.Foretold, decimals int) string {
	return n.lang.Decimal(told.Bits(), decimals)
}

// itself says what is told of the position itself, as the player to move or the other one has it.
func (n *neighbourhood) itself() string {
	side, _ := n.chosen()
	told := n.session.Surprise().At(side, 0)
	return n.messages.SurpriseSaid(n.seat(n.toMove(side)), n.expected(side, told), n.outcome(side, told.Value),
		n.bits(told, 2))
}

// sum says how many bits the values of the block take, beside those that they would take without a guess.
func (n *neighbourhood) sum() string {
	side, _ := n.chosen()
	entries, bits := 1.0, float64(8*n.session.Surprise().Bytes(side))
	for i := range n.pawns[side] { // the ways to set the pawns of a side beside those of the other
		entries = entries * float64(len(n.free)+len(n.pawns[side])-i) / float64(i+1)
	}
	entries = math.Round(entries)
	return n.messages.SurpriseSum(n.lang.Grouped(int(entries)), n.lang.Grouped(int(bits)),
		n.lang.Grouped(int(math.Round(entries*math.Log2(3)))), n.lang.Decimal(bits/entries, 4))
}

// The bits from which on a cell is coloured more.
var stronger = [...]float64{.05, .5, 2, 5}

// board draws the board with the bits of each free cell: the more of them the stronger its colour. A sign says what the
// value is to the owner of the chosen pawn, which has a ring.
func (n *neighbourhood) board() ui.HTML {
	side, pawn := n.chosen()
	var b strings.Builder
	b.WriteString(`<g class="bits">`)
	for i, at := range n.free {
		told, p, shade := n.told(i), n.scene.Points[at], 0
		for shade < len(stronger) && told.Bits() >= stronger[shade] {
			shade++
		}
		b.WriteString(`<g class="shade` + strconv.Itoa(shade) + `">`)
		board.WriteCircle(&b, p.X, p.Y, p.R*9/10)
		sign := [...]string{watch.Draw: "=", watch.Win: "−", watch.Loss: "+"}[told.Value] // of who is to move
		board.WriteText(&b, "", p.X, p.Y+p.R/5, p.R/2, sign+"\u202f"+n.bits(told, 1))
		b.WriteString(`</g>`)
	}
	p := n.scene.Points[n.pawns[side][pawn]]
	b.WriteString(`<g class="chosen">`)
	board.WriteCircle(&b, p.X, p.Y, p.R*9/10)
	b.WriteString(`</g></g>`)
	return ui.HTML(boardview.Marked(n.scene, b.String()))
}
