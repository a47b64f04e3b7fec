// Package bar is the bar of a set that stands above the page of each of its items: where in the set one is, what became
// of the items, and the way on. The page under it is the usual one. It reports each try to the frame, which hands it to
// the [Bar]; package pupil says what becomes of it.
package bar

import (
	"net/url"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Bar is the bar of the set that is being done, if one is.
type Bar struct {
	site   *shell.Site
	store  pupil.Store
	asked  string        // what the address says of the set
	course *pupil.Course // nil where no set is being done
	rev    int
}

// Watch gives a site the bar.
func Watch(site *shell.Site) *Bar {
	b := &Bar{site: site, store: Store(site)}
	site.Course = b
	return b
}

// sync takes the set and the place from the address.
func (b *Bar) sync() *pupil.Course {
	if !b.site.Live || !app.IsClient || b.site.Framed != nil {
		return nil
	}
	asked := b.site.Nav.Parameters(app.Window().URL()).Get(nav.Series)
	if asked == b.asked {
		return b.course
	}
	if b.course != nil {
		b.course.Keep()
	}
	b.asked, b.course = asked, nil
	if id, place := pupil.ReadMark(asked); id != "" {
		b.course = pupil.At(b.store, id, place)
	}
	b.rev++
	shell.Boot().Call("course", b.course != nil)
	return b.course
}

// Mounted implements shell.Course: it begins to count the time, and notes when the page is touched.
func (b *Bar) Mounted() {
	b.tick()
	touched := app.FuncOf(func(app.Value, []app.Value) any {
		if b.course != nil {
			b.course.Touch()
		}
		return nil
	})
	for _, event := range []string{"pointerdown", "pointermove", "keydown", "wheel"} {
		app.Window().Call("addEventListener", event, touched, map[string]any{"passive": true, "capture": true})
	}
}

// tick counts the seconds for which the item is in view.
func (b *Bar) tick() {
	b.site.Wait(time.Second, func() {
		if course := b.sync(); course != nil && !b.site.Hidden {
			course.Tick()
		}
		b.tick()
	})
}

// Keep writes what has been counted: the page is hidden or left.
func (b *Bar) Keep() {
	if b.course != nil {
		b.course.Keep()
	}
}

// Stored takes what another tab has kept.
func (b *Bar) Stored(key string) {
	if b.course != nil && key == pupil.Key(b.course.Record().Set) {
		b.course.Follow()
		b.rev++
	}
}

// Report implements shell.Course.
func (b *Bar) Report(r embed.Report) {
	if course := b.sync(); course != nil && course.Report(r) {
		b.rev++
		b.site.Redraw()
		if _, ok := b.store.(told); ok && (r.Tried || r.Shown) {
			tellTry(course, r)
		}
	}
}

// Doing implements shell.Course.
func (b *Bar) Doing() bool { return b.sync() != nil }

// Hints implements shell.Course.
func (b *Bar) Hints() bool { return b.course == nil || !b.course.Record().Settings.NoHints }

// Solution implements shell.Course.
func (b *Bar) Solution() bool { return b.course == nil || !b.course.Record().Settings.NoSolution }

// Due implements shell.Course.
func (b *Bar) Due() bool {
	return b.course != nil && b.course.Place().Done.MayBeShown(b.course.Record().Settings)
}

// Done implements shell.Course.
func (b *Bar) Done() bool {
	if b.course == nil {
		return false
	}
	result := b.course.Place().Done.Result
	return result == handin.Solved || result == handin.Shown || result == handin.Read
}

// Match implements shell.Course: it says which match the item is, once the page asks for it.
func (b *Bar) Match() (game string, side, level int, begun bool) {
	course := b.sync()
	if course == nil || course.Place().Kind != set.OfMatch {
		return "", 0, 0, false
	}
	m, begun := course.Place().Match, course.Place().Begun
	if !begun {
		course.Begin()
	}
	return m.Game, m.Side, m.Level, begun
}

// Next implements shell.Course.
func (b *Bar) Next(ctx app.Context) {
	if course := b.sync(); course != nil {
		course.Keep()
		b.site.Nav.Visit(ctx, Visit(course.Record(), course.Record().Next(course.Number())))
	}
}

// Visit returns the page of a place of a set: 0 for the list, [pupil.End] for the end.
func Visit(r *pupil.Record, place int) nav.Visit {
	v := nav.Visit{Route: nav.SetRoute, Parameters: url.Values{}}
	if place > 0 && place <= len(r.Places) {
		p := r.Places[place-1]
		v.Route, v.Open = p.Route, p.Open
		v.Parameters, _ = url.ParseQuery(p.Ask)
	}
	v.Parameters.Set(nav.Series, pupil.Mark(r.Set, place))
	return v
}

// Bar implements shell.Course.
func (b *Bar) Bar() app.UI {
	b.sync()
	return &view{Rev: b.rev, Lang: b.site.Lang, Shown: b.course != nil, bar: b}
}

// Word implements shell.Course.
func (b *Bar) Word() app.UI {
	course := b.sync()
	if course == nil {
		return ui.Tree(`<p class="teacher-word" hidden="true"></p>`)
	}
	m, p := i18n.Of(b.site.Lang).Pupil, course.Place()
	goal, from := "", ""
	if p.Match != nil {
		goal = m.Goal(p.Match.Goal.String(), p.Match.Points) + ". "
	}
	if p.Word != "" {
		from = m.FromTeacher
	}
	return ui.Tree(`<p class="teacher-word" hidden="{}"><b>{}{}</b> {}</p>`, goal+p.Word == "", goal, from, " "+p.Word)
}
