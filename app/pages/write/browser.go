package write

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/ui"
)

// browser is the outside of a site.
func (k *Kind) browser(client *machine.Client) outside {
	b := &browserSide{Runner: runner.New(k.site), kind: k, client: client}
	return outside{
		demand:  func(name string, then func(string, bool)) { shell.Demand(k.site.Context(), name, then) },
		python:  func(then func(sandbox.State)) { b.Open(b.dress, then) },
		session: b.Session,
		explain: b.Explain,
		search:  b.search,
		rest:    b.rest,
		editor:  b,
		tell:    func(n embed.Notice) { shell.TellHost(n.Text()) },
		opens:   func() string { return k.site.Nav.Opens(app.Window().URL()) },
		keep:    func(what string) { k.site.Nav.Keep(k.site.Context(), what) },
		log:     func(err error) { app.Log(err) },
	}
}

// browserSide is the page's side of a browser.
type browserSide struct {
	*runner.Runner
	kind    *Kind
	client  *machine.Client
	waiting *machine.Search
	lines   app.Value // what dresses the editor
}

func (b *browserSide) search(q machine.Query, done func(string, error)) {
	b.waiting = b.client.Search(q, nil, func(found protocol.Found, err error) {
		done(found.Best, err)
	})
}

func (b *browserSide) rest() {
	if b.waiting != nil {
		b.waiting.Cancel()
		b.waiting = nil
	}
}

// programID is the id of the field with the program.
const programID = "program"

// dress gives the field line numbers and colours, once both are there.
func (b *browserSide) dress() {
	if lines := b.Editor(app.Window().GetElementByID(programID)); lines != nil {
		b.lines = lines
	}
}

func (b *browserSide) Put(text string) {
	ui.Later(b.kind.site.Context(), programID, func(field app.Value) {
		field.Set("value", text)
		b.dress()
		if b.lines != nil {
			b.lines.Call("draw")
		}
	})
}

func (b *browserSide) Replace(text string) {
	if b.lines == nil {
		b.Put(text)
		return
	}
	b.lines.Call("replace", text)
}

func (b *browserSide) Type(text string) {
	if b.lines != nil {
		b.lines.Call("press", text)
	}
}

func (b *browserSide) Line() int {
	field := app.Window().GetElementByID(programID)
	start := field.Get("selectionStart")
	if !start.Equal(field.Get("selectionEnd")) {
		return 0
	}
	return lineAt(field.Get("value").String(), start.Int())
}

func (b *browserSide) Mark(line int) {
	if b.lines != nil {
		b.lines.Call("mark", line)
	}
}
