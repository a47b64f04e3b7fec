package cup

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/ai/sheet"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/rules"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		k.trouble = ""
		k.act(act)
		k.redraw()
		return
	}
	ctx.PreventUpdate()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	first, second, _ := strings.Cut(what, " ")
	a, _ := strconv.Atoi(first)
	b, _ := strconv.Atoi(second)
	switch name {
	case "start":
		k.begin()
	case "pause":
		k.pause()
		k.tryNext()
	case "again":
		k.restart()
	case "yes":
		k.answer(true)
	case "no":
		k.answer(false)
	case "acts":
		k.toggle(a)
	case "try":
		k.tryAnyway(a)
	case "read", "link":
		k.open.what, k.copying = name, ui.NothingCopied
	case "accept":
		k.accept()
	case "refuse":
		k.offered = nil
	case "duel":
		k.choose(a, b)
	case "meet":
		k.choose(a, b)
		k.outside.reveal(duelID)
	case "unfold":
		k.unfold(a)
	case "play":
		k.show(a)
	case "level":
		k.toggleLevel(a)
	case "samples":
		k.addSamples()
	case "step":
		k.stepTo(what)
	case "csv":
		ui.Download("tablier-coupe.csv", "text/csv", k.sheet())
	case "file":
		k.saveCup()
	default:
		k.actOn(name)
	}
}

// actOn does something with the player whose acts are shown.
func (k *Kind) actOn(act string) {
	if k.open.player < 0 || k.open.player >= len(k.cup.Players()) {
		return
	}
	p := k.cup.Players()[k.open.player]
	switch act {
	case "remove":
		k.remove(k.open.player)
	case "save":
		ui.Download(p.Name+".py", "text/x-python", p.Program)
	case "copy":
		ui.Copy(k.address(p), linkID, k.site, &k.copying, k.redraw)
	}
}

// answer answers the question. The keyboard goes to what starts the cup.
func (k *Kind) answer(yes bool) {
	q := k.asked
	k.asked, k.said = nil, ""
	if yes && q != nil {
		q.then()
	}
	k.showSettings()
	k.outside.focus(mainID)
}

// toggle shows the acts of a player, or hides them again.
func (k *Kind) toggle(player int) {
	if k.open.player == player {
		player = -1
	}
	k.open = opened{player: player}
}

// unfold shows the duels of a player on a phone, or hides them again.
func (k *Kind) unfold(player int) {
	if k.unfolded == player {
		player = 0
	}
	k.unfolded = player
}

// sheet returns the table for a spreadsheet in the language of the page.
func (k *Kind) sheet() string {
	return sheet.Mark + k.cup.Sheet(k.site.Lang.Sheet(), cup.Columns(k.messages().Cup.Columns))
}

// saveCup saves the cup as a file.
func (k *Kind) saveCup() {
	data, err := k.cup.Encode()
	if err != nil {
		k.outside.log(err)
		return
	}
	ui.Download("tablier-coupe.json", "application/json", string(data))
}

// onKey goes from cell to cell with the arrows.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	by, ok := map[string][2]int{
		"ArrowLeft": {0, -1}, "ArrowRight": {0, 1}, "ArrowUp": {-1, 0}, "ArrowDown": {1, 0},
	}[e.Get("key").String()]
	act, cell := strings.CutPrefix(ui.ActOf(e), "duel ")
	if !ok || !cell {
		return
	}
	e.PreventDefault()
	row, column, _ := strings.Cut(act, " ")
	r, _ := strconv.Atoi(row)
	c, _ := strconv.Atoi(column)
	if to := k.beside(r, c, by); to != "" {
		ui.FocusNow(ui.ActID(to))
	}
}

// beside is the act of the next cell in a direction, empty at the edge. Nobody meets themselves: such a place is passed
// over, or at the edge passed by.
func (k *Kind) beside(row, column int, by [2]int) string {
	order := k.order(k.cup.Table())
	r, c := slices.Index(order, row)+by[0], slices.Index(order, column)+by[1]
	inside := func(r, c int) bool { return min(r, c) >= 0 && max(r, c) < len(order) }
	if r == c {
		if on := [2]int{r + by[0], c + by[1]}; inside(on[0], on[1]) {
			r, c = on[0], on[1]
		} else {
			r, c = r-by[1], c-by[0]
		}
	}
	if !inside(r, c) {
		return ""
	}
	return "duel " + strconv.Itoa(order[r]) + " " + strconv.Itoa(order[c])
}

// value is what stands in a field that has changed.
func value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

// chosen is what has been chosen of a menu that forgets it, -1 for nothing.
func chosen(ctx app.Context) int {
	n, err := strconv.Atoi(value(ctx))
	ctx.JSSrc().Set("selectedIndex", 0)
	if err != nil {
		return -1
	}
	return n
}

func (k *Kind) onOwn(ctx app.Context, _ app.Event) {
	k.trouble = ""
	if i := chosen(ctx); i >= 0 && i < len(k.own) {
		k.add(func() {}, cup.Player{Name: k.own[i].name, Kind: cup.Program, Program: k.own[i].program})
		k.redraw()
	}
}

func (k *Kind) onName(ctx app.Context, _ app.Event) {
	if k.open.player >= 0 && k.open.player < len(k.cup.Players()) {
		k.rename(k.open.player, value(ctx))
		k.redraw()
	}
}

// set has the cup played by something else. The field shows it once it is so: a person may be asked before.
func (k *Kind) set(do func(*cup.Config)) {
	k.trouble = ""
	k.configure(do)
	k.showSettings()
	k.redraw()
}

func (k *Kind) onGame(ctx app.Context, _ app.Event) {
	id := value(ctx)
	k.set(func(c *cup.Config) { c.Game, c.Variant, c.Options = id, "", nil })
}

func (k *Kind) onPairs(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(value(ctx)); err == nil {
		k.set(func(c *cup.Config) { c.Games = n })
	}
}

func (k *Kind) onPlies(ctx app.Context, _ app.Event) {
	if n, err := strconv.Atoi(value(ctx)); err == nil {
		k.set(func(c *cup.Config) { c.Plies = n })
	}
}

func (k *Kind) onSeed(ctx app.Context, _ app.Event) {
	n, err := strconv.ParseUint(value(ctx), 10, rules.SeedBits)
	if err != nil {
		k.showSettings()
		return
	}
	k.set(func(c *cup.Config) { c.Seed = n })
}

// onFiles has the programs of files take part, all at once.
func (k *Kind) onFiles(ctx app.Context, _ app.Event) {
	files := ctx.JSSrc().Get("files")
	k.trouble = ""
	var waiting []app.Value
	var long []string
	for i := range files.Length() {
		if one := files.Index(i); one.Get("size").Int() <= sandbox.MaxProgram {
			waiting = append(waiting, one)
		} else {
			long = append(long, one.Get("name").String())
		}
	}
	come, left := make([]file, len(waiting)), len(waiting)
	if left == 0 {
		k.addFiles(nil, long...)
		k.redraw()
	}
	for i, one := range waiting {
		come[i].name = one.Get("name").String()
		k.site.Settled(one.Call("arrayBuffer"), func(content app.Value, ok bool) {
			if ok {
				come[i].data = ui.Bytes(content)
			}
			if left--; left == 0 {
				k.addFiles(come, long...)
				k.redraw()
			}
		})
	}
	ctx.JSSrc().Set("value", "")
}

// onCup opens the file of a cup.
func (k *Kind) onCup(ctx app.Context, _ app.Event) {
	k.trouble = ""
	opened := func(text string) {
		k.openFile(text)
		k.redraw()
	}
	ui.OpenFile(ctx.JSSrc(), cup.MaxFile, k.site, opened, func() { k.trouble = k.messages().Cup.BigCup })
}
