package cup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/boardview"
	"tablier/app/picture"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/rules"
)

// A duel is whose games are shown, and which of them on the board.
type duel struct {
	hero, rival int // players, by their places in the list; the same for nobody
	viewed      int // the number of the game on the board, 0 for none
	ply         int // after which the board is shown
	unfolded    int // whose duels a phone shows, from 1; 0 for nobody
}

// duelID is the id of the games of a duel, which on a phone stand far below what they are chosen by.
const duelID = "cup-duel"

// chosen says whether a duel is.
func (d *duel) chosen() bool { return d.hero != d.rival }

// choose shows the games of two players, the first of them on the board.
func (k *Kind) choose(row, column int) {
	if n := len(k.cup.Players()); row < 0 || column < 0 || row >= n || column >= n {
		return
	}
	k.hero, k.rival, k.viewed = row, column, 0
	for _, p := range k.meetings() {
		if _, ok := k.cup.Result(p.Number); ok {
			k.show(p.Number)
			return
		}
	}
}

// meetings are the games of the duel.
func (k *Kind) meetings() (list []cup.Pairing) {
	for n := 1; n <= k.cup.Games(); n++ {
		p := k.cup.Pairing(n)
		if p.First == k.hero && p.Second == k.rival || p.First == k.rival && p.Second == k.hero {
			list = append(list, p)
		}
	}
	return list
}

// show shows a game at its end.
func (k *Kind) show(number int) {
	if result, ok := k.cup.Result(number); ok {
		k.viewed, k.ply = number, len(result.Moves)
	}
}

// stepTo goes through the game.
func (k *Kind) stepTo(where string) {
	result, ok := k.cup.Result(k.viewed)
	if !ok {
		return
	}
	to := map[string]int{"first": 0, "back": k.ply - 1, "on": k.ply + 1, "last": len(result.Moves)}[where]
	k.ply = max(0, min(to, len(result.Moves)))
}

// gamesCard are the games of two players, with one of them on the board.
func (k *Kind) gamesCard() app.UI {
	m := k.messages().Cup
	if !k.chosen() {
		played, _ := k.cup.Progress()
		return ui.Tree(`<p class="hint only-wide" hidden="{}">{}</p>`, played == 0, m.NoneYet)
	}
	t, players := k.standing, k.cup.Players()
	row, column := players[k.hero], players[k.rival]
	s, other := t.Rows[k.hero].Cells[k.rival], t.Rows[k.rival].Cells[k.hero]
	var plays []app.UI
	for i, p := range k.meetings() {
		result, ok := k.cup.Result(p.Number)
		if !ok {
			continue
		}
		plays = append(plays, k.playButton(i+1, p, result))
	}
	head := row.Name + " " + against(s, other) + " " + column.Name
	return ui.Tree(`<section class="slab replay" id="cup-duel" aria-label="{}">
			<div class="duel-head"><strong>{}</strong><span>{}</span></div>
			<div class="plays" role="group" aria-label="{}">{}</div>{}
		</section>`,
		head, head, m.Tally(s.Won, s.Drawn, s.Lost), m.Plays(row.Name), plays, k.board())
}

// seen is a result as the row of the duel has it: its word, and the class of its mark.
func (k *Kind) seen(p cup.Pairing, r cup.Result) (word, class string) {
	m := k.messages().Cup
	mine := rules.First
	if p.Second == k.hero {
		mine = rules.Second
	}
	switch r.Winner {
	case rules.Nobody:
		return m.Results[0], "v d"
	case mine:
		return m.Results[1], "v w"
	}
	return m.Results[2], "v l"
}

func (k *Kind) playButton(n int, p cup.Pairing, r cup.Result) app.UI {
	word, class := k.seen(p, r)
	act := "play " + strconv.Itoa(p.Number)
	return ui.Tree(`<button type="button" id="{}" data-act="{}" aria-pressed="{}" aria-label="{}">
			<i class="{}"></i></button>`,
		ui.ActID(act), act, strconv.FormatBool(p.Number == k.viewed), k.messages().Cup.Play(n, word), class)
}

// board is the game on the board, with the reason of its end.
func (k *Kind) board() app.UI {
	result, ok := k.cup.Result(k.viewed)
	if !ok {
		return ui.Shown(false, ui.El("div"))
	}
	m, p := k.messages().Cup, k.cup.Pairing(k.viewed)
	match := k.replayed(result, k.ply)
	word, _ := k.seen(p, result)
	player, seat := k.cup.Players()[k.hero], 0
	if p.Second == k.hero {
		seat = 1
	}
	side := ui.Capital(k.game().Words(k.site.Lang).Seat(seat))
	return ui.Tree(`<div>{}
			<div class="duel-head"><strong>{}</strong><span>{}</span></div>
			<div class="film" role="group" aria-label="{}">{}{}<span class="num">{}</span>{}{}</div>
		</div>`,
		ui.Raw(ui.HTML(boardview.Small(picture.Scene(k.game(), match)))),
		m.Ended(p.Lap, word, len(result.Moves)), m.Seat(player.Name, side, k.reason(p, result)), m.Steps,
		step("step first", m.First, "first"), step("step back", m.Back, "back"),
		strconv.Itoa(k.ply)+" / "+strconv.Itoa(len(result.Moves)),
		step("step on", m.On, "forward"), step("step last", m.Last, "last"))
}

// replayed is the match up to a ply.
func (k *Kind) replayed(result cup.Result, ply int) *rules.Match {
	config := k.cup.Config()
	match, err := rules.NewMatch(k.game().Spec, rules.Setup{Variant: config.Variant, Options: config.Options}, "")
	for i := 0; err == nil && i < ply; i++ {
		err = match.Play(result.Moves[i])
	}
	if err != nil {
		k.outside.log(err) // a cup has played them all
	}
	return match
}

// why says what an error is, and where it stands.
func (k *Kind) why(f cup.Fault) string {
	fault := sandbox.Fault{Kind: f.Kind, Type: f.Type, Line: f.Line, Message: f.Text}
	return k.messages().Programs.At(f.Line) + k.outside.explain(fault).Title
}

// reason says why a game has ended.
func (k *Kind) reason(p cup.Pairing, r cup.Result) string {
	m := k.messages().Cup
	switch {
	case r.Fault != nil:
		return k.why(*r.Fault)
	case r.Reason == cup.TooLong:
		return m.TooLong
	case r.Reason == rules.Recurrence:
		return m.Recurred
	}
	winner := ""
	switch r.Winner {
	case rules.First:
		winner = k.cup.Players()[p.First].Name
	case rules.Second:
		winner = k.cup.Players()[p.Second].Name
	}
	return k.game().Words(k.site.Lang).Reason(k.replayed(r, len(r.Moves)).Result().Outcome, winner)
}
