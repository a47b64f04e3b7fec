package write

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/app/machine"
	"tablier/app/shell"
	"tablier/app/ui"
)

// browser is the outside of a site.
func (k *Kind) browser(client *machine.Client) outside {
	b := &browserSide{kind: k, client: client}
	return outside{
		demand:  func(name string, then func(string, bool)) { shell.Demand(k.site.Context(), name, then) },
		python:  b.python,
		session: b.session,
		explain: b.explain,
		search:  b.search,
		rest:    b.rest,
		editor:  b,
		tell:    func(n embed.Notice) { shell.TellHost(n.Text()) },
		opens:   func() string { return k.site.Nav.Opens(app.Window().URL()) },
		keep:    func(what string) { k.site.Nav.Keep(k.site.Context(), what) },
		log:     func(err error) { app.Log(err) },
	}
}

// browserSide is what web/python gives the page.
type browserSide struct {
	kind    *Kind
	client  *machine.Client
	waiting *machine.Search
	runner  app.Value // window.tablierPython, once it is there
	lines   app.Value // what dresses the editor
}

func (b *browserSide) python(then func(state)) {
	site := b.kind.site
	if shell.Single() {
		then(single)
		return
	}
	site.Settled(shell.Boot().Call("python"), func(runner app.Value, ok bool) {
		switch {
		case !ok:
			then(broken)
			return
		case !runner.Truthy():
			then(missing)
			return
		}
		b.runner = runner
		b.dress()
		site.Settled(runner.Call("open"), func(s app.Value, ok bool) {
			if !ok {
				then(broken)
				return
			}
			then(state(s.String()))
		})
	})
}

type browserSession struct {
	session app.Value
	hear    app.Func
}

func (s *browserSession) Send(text string) { s.session.Call("send", text) }

func (s *browserSession) End() {
	s.session.Call("end")
	s.hear.Release()
}

func (b *browserSide) session(hear func(string)) session {
	s := &browserSession{}
	s.hear = app.FuncOf(func(_ app.Value, args []app.Value) any {
		text := args[0].String()
		b.kind.site.Do(func() { hear(text) })
		return nil
	})
	s.session = b.runner.Call("session", s.hear)
	return s
}

func (b *browserSide) explain(f fault) explanation {
	text, err := json.Marshal(f)
	if err != nil {
		panic(err) // it is texts and a number
	}
	window := app.Window()
	said := window.Call("tablierExplain", window.Get("JSON").Call("parse", string(text)), string(b.kind.site.Lang))
	return explanation{said.Get("title").String(), said.Get("advice").String(), said.Get("more").String()}
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
	field := app.Window().GetElementByID(programID)
	if b.runner == nil || !field.Truthy() {
		return
	}
	b.lines = b.runner.Call("editor", field)
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

func (b *browserSide) Type(text string) {
	if b.lines != nil {
		b.lines.Call("press", text)
	}
}

func (b *browserSide) Mark(line int) {
	if b.lines != nil {
		b.lines.Call("mark", line)
	}
}
