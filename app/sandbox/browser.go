package sandbox

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/shell"
)

// A Runner is what web/python gives to a page of a browser.
type Runner struct {
	site   *shell.Site
	runner app.Value // window.tablierPython, once it is there
}

// New returns a Runner, which brings nothing before it is opened.
func New(site *shell.Site) *Runner { return &Runner{site: site} }

// Open brings Python, and calls back with how that goes: Starting, and then what has become of it. Before that, here is
// called: there is an Editor.
func (r *Runner) Open(here func(), then func(State)) {
	if shell.Single() {
		then(Single)
		return
	}
	r.site.Settled(shell.Boot().Call("python"), func(runner app.Value, ok bool) {
		switch {
		case !ok:
			then(Broken)
			return
		case !runner.Truthy():
			then(Missing)
			return
		}
		r.runner = runner
		here()
		tell := app.FuncOf(func(_ app.Value, args []app.Value) any {
			s := State(args[0].String())
			r.site.Do(func() { then(s) })
			return nil
		})
		r.site.Settled(runner.Call("open", tell), func(s app.Value, ok bool) {
			tell.Release()
			if !ok {
				then(Broken)
				return
			}
			then(State(s.String()))
		})
	})
}

// Editor dresses a field with line numbers and colours; nil while Python is not there.
func (r *Runner) Editor(field app.Value) app.Value {
	if r.runner == nil || !field.Truthy() {
		return nil
	}
	return r.runner.Call("editor", field)
}

type session struct {
	session app.Value
	hear    app.Func
}

func (s *session) Send(text string) { s.session.Call("send", text) }

func (s *session) End() {
	s.session.Call("end")
	s.hear.Release()
}

// Session starts a program, once Python is Ready.
func (r *Runner) Session(hear func(text string)) Session {
	s := &session{}
	s.hear = app.FuncOf(func(_ app.Value, args []app.Value) any {
		text := args[0].String()
		r.site.Do(func() { hear(text) })
		return nil
	})
	s.session = r.runner.Call("session", s.hear)
	return s
}

// Explain explains a fault in the language of the page. What web/python/relay.js has ended is no fault of Python's.
func (r *Runner) Explain(f Fault) Explanation {
	m := i18n.Of(r.site.Lang).Programs
	switch f.Kind {
	case flooding:
		return Explanation{Title: m.Flood, Advice: m.FloodWhy}
	case tooLong:
		return Explanation{Title: m.LongEvent, Advice: m.LongEventWhy}
	}
	text, err := json.Marshal(f)
	if err != nil {
		panic(err) // it is texts and a number
	}
	window := app.Window()
	said := window.Call("tablierExplain", window.Get("JSON").Call("parse", string(text)), string(r.site.Lang))
	return Explanation{said.Get("title").String(), said.Get("advice").String(), said.Get("more").String()}
}
