package atlas

import (
	"tablier/app/begun"
	"tablier/app/environment"
	"tablier/rules"
)

// A Screen shows a session.
type Screen interface {
	Redraw() // draws the page anew
	Say(Saying)
	Log(error)
}

// A Picture is the picture of a map, of which a part is seen.
type Picture interface {
	ShowWhole()
	Reveal(Spot) // shows a part in which a place is
	Unpoint()    // takes away what is shown of the position that is pointed at
}

// A Port is what surrounds a session.
type Port struct {
	Machine environment.Asker
	Clock   environment.Clock
	Tables  environment.Tables
	Address environment.Address
	Host    environment.HostPage // nil where there is none
	Screen  Screen
	Picture Picture
	Begun   *begun.Notes // of maps that are fetched; nil where nothing is noted
}

// A Runtime is a session whose effects are carried out over a port.
type Runtime struct {
	*Session
	Port Port
}

// Do carries out the effects of an event.
func (r *Runtime) Do(effects []Effect) {
	for _, e := range effects {
		e.carryOut(r)
	}
}

// Open shows the state that the address asks for.
func (r *Runtime) Open() { r.Do(r.Arrive(r.Port.Address.Asked())) }

// hear applies an event that comes by itself, and draws the page if that has changed it.
func (r *Runtime) hear(event func() []Effect) {
	rev := r.Rev()
	r.Do(event())
	if r.Rev() != rev {
		r.Port.Screen.Redraw()
	}
}

// thing returns the map of a board, as the crash notes know it.
func thing(name string) begun.Thing { return begun.Of("map", name) }

func (e Fetch) carryOut(r *Runtime) {
	if r.Port.Begun.Left(thing(e.Board)) {
		r.Do(r.Hold())
		return
	}
	r.Port.Begun.Begin(thing(e.Board))
	e.First.carryOut(r)
}

func (e Ask) carryOut(r *Runtime) {
	r.Port.Machine.Ask(e.Request, func(line string, err error) {
		r.hear(func() []Effect { return r.Answered(e, line, err) })
	})
}

func (Rest) carryOut(r *Runtime) { r.Port.Machine.Stop() }

func (e Allow) carryOut(r *Runtime) { r.Port.Begun.Ask(thing(e.Board)) }

func (e EndNote) carryOut(r *Runtime) { r.Port.Begun.End(thing(e.Board)) }

func (e Wait) carryOut(r *Runtime) {
	r.Port.Clock.After(e.For, func() {
		r.hear(func() []Effect { return r.Elapsed(e.Token) })
	})
}

func (e ReadTable) carryOut(r *Runtime) {
	r.Port.Tables.Read(e.Game, func(m *rules.Match) {
		r.hear(func() []Effect { return r.PutOnTable(m) })
	})
}

func (e Keep) carryOut(r *Runtime) { r.Port.Address.Keep(e.State) }

func (e Tell) carryOut(r *Runtime) {
	if r.Port.Host != nil {
		r.Port.Host.Post(e.Notice)
	}
}

func (e Say) carryOut(r *Runtime) { r.Port.Screen.Say(e.What) }

func (ShowWhole) carryOut(r *Runtime) { r.Port.Picture.ShowWhole() }

func (e Reveal) carryOut(r *Runtime) { r.Port.Picture.Reveal(e.Place) }

func (Unpoint) carryOut(r *Runtime) { r.Port.Picture.Unpoint() }

func (e Log) carryOut(r *Runtime) { r.Port.Screen.Log(e.Err) }
