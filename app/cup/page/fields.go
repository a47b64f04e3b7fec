package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/rules"
)

// value returns what stands in a field that has changed.
func value(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

// chosen returns what has been chosen of a menu that forgets it, -1 for nothing.
func chosen(ctx app.Context) int {
	n, err := strconv.Atoi(value(ctx))
	ctx.JSSrc().Set("selectedIndex", 0)
	if err != nil {
		return -1
	}
	return n
}

func (k *Kind) onOwn(ctx app.Context, _ app.Event) {
	i, own := chosen(ctx), k.session.Own()
	k.do(func() {
		if i >= 0 && i < len(own) {
			k.session.Add(own[i])
		}
	})
}

func (k *Kind) onName(ctx app.Context, _ app.Event) {
	name := value(ctx)
	if _, ok := k.opened(); ok {
		k.do(func() { k.session.Rename(k.open.player, name) })
	}
}

// set has the cup played by something else. The field shows it once it is so: a person may be asked before.
func (k *Kind) set(change func(*cup.Config)) {
	k.do(func() {
		k.session.Configure(change)
		k.showSettings()
	})
}

func (k *Kind) onGame(ctx app.Context, _ app.Event) {
	id := value(ctx)
	k.set(func(c *cup.Config) { c.Game, c.Variant, c.Options = id, "", nil })
}

// onDrawn has the cup played at a game that somebody has drawn.
func (k *Kind) onDrawn(ctx app.Context, _ app.Event) {
	pasted := strings.TrimSpace(value(ctx))
	k.do(func() {
		organizer.PlayDrawn(k.session, pasted)
		k.showSettings()
	})
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
	var waiting []app.Value
	var long []string
	for i := range files.Length() {
		if one := files.Index(i); one.Get("size").Int() <= sandbox.MaxProgram {
			waiting = append(waiting, one)
		} else {
			long = append(long, one.Get("name").String())
		}
	}
	come, left := make([]organizer.File, len(waiting)), len(waiting)
	if left == 0 {
		k.do(func() { k.session.AddFiles(nil, long...) })
	}
	for i, one := range waiting {
		come[i].Name = one.Get("name").String()
		k.site.Settled(one.Call("arrayBuffer"), func(content app.Value, ok bool) {
			if ok {
				come[i].Data = ui.Bytes(content)
			}
			if left--; left == 0 {
				k.do(func() { k.session.AddFiles(come, long...) })
			}
		})
	}
	ctx.JSSrc().Set("value", "")
}

// onCup opens the file of a cup.
func (k *Kind) onCup(ctx app.Context, _ app.Event) {
	ui.OpenFile(ctx.JSSrc(), cup.MaxFile, k.site,
		func(text string) { k.do(func() { k.session.OpenFile(text) }) },
		func() { k.do(func() { k.session.Refuse(organizer.Trouble{Fault: organizer.BigFile}) }) })
}
