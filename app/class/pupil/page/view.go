package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/class/contents"
	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/class/pupil/bar"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/ui"
)

// The ids of the controls.
const (
	beginID = "set-begin"
	readID  = "set-read"
	saveID  = "set-save"
	copyID  = "set-copy"
	nameID  = "set-name"
	codeID  = "set-code"
	fileID  = "set-file"
)

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

func (v *view) words() *i18n.Pupil { return i18n.Of(v.Lang).Pupil }

// states are the names of the states, for styles and tests.
var states = [...]string{"nothing", "refused", "starting", "reading", "ending"}

// Render implements app.Composer.
func (v *view) Render() app.UI {
	s := v.kind.session
	parts := [...]func() []app.UI{v.nothing, v.refused, v.starting, v.reading, v.ending}
	return ui.Tree(`<main class="hub series" id="main" tabindex="-1" data-state="{}" onclick="{}">{}</main>`,
		states[s.State()], v.kind.onClick, parts[s.State()]())
}

// nothing draws the ways to open a set.
func (v *view) nothing() []app.UI {
	m := v.words()
	return []app.UI{
		ui.Tree(`<h1>{}</h1>`, m.OpenTitle),
		ui.Tree(`<p class="lead">{}</p>`, m.OpenWhat),
		v.file(), v.kept(),
	}
}

// refused says why what was opened is no set.
func (v *view) refused() []app.UI {
	m := v.words()
	return []app.UI{
		ui.Tree(`<h1>{}</h1>`, m.Refused),
		ui.Tree(`<p class="lead" role="status">{}</p>`, m.Why(string(v.kind.session.Fault().Fault))),
		v.file(), v.kept(),
	}
}

// file draws the field that opens a file.
func (v *view) file() app.UI {
	return ui.Tree(`<p class="open"><input type="file" id="{}" accept=".tablier,text/plain" onchange="{}">
		<label class="act" for="{}">{}</label></p>`, fileID, v.kind.onFile, fileID, v.words().OpenFile)
}

// kept draws the sets that have been begun on this device.
func (v *view) kept() app.UI {
	m := v.words()
	var links []app.UI
	if v.kind.site.Live && app.IsClient {
		for _, r := range pupil.Kept(v.kind.site.Store) {
			links = append(links, ui.Tree(`<li><a href="{}">{}</a></li>`,
				nav.LinkToVisit(v.kind.site.Nav, bar.Visit(r, 0)), v.title(r.Title)))
		}
	}
	return ui.Tree(`<section class="kept" hidden="{}"><h2>{}</h2><ul>{}</ul></section>`, len(links) == 0, m.Kept, links)
}

func (v *view) title(title string) string {
	if title == "" {
		return v.words().Untitled
	}
	return title
}

// starting draws the set with its list.
func (v *view) starting() []app.UI {
	m, s := v.words(), v.kind.session
	given, r := s.Set(), s.Record()
	order, hints, solution := m.Free, m.Hints, m.Solution
	if given.Settings.Fixed {
		order = m.Fixed
	}
	if given.Settings.NoHints {
		hints = m.NoHints
	}
	if given.Settings.NoSolution {
		solution = m.NoSolution
	}
	after := m.AtTheEnd
	if shell.InSetFrame() {
		after = frameWordsOf(v.Lang).begin
	}
	begin, finish := m.Begin, app.UI(ui.Tree(`<a class="go" hidden="true"></a>`))
	if r != nil {
		begin = m.GoOn
		finish = ui.Tree(`<a class="go" id="set-finish" href="{}">{}</a>`,
			nav.LinkToVisit(v.kind.site.Nav, bar.Visit(r, pupil.End)), m.Finish)
	}
	return []app.UI{
		ui.Tree(`<p class="over">{}</p>`, m.Over(len(given.Items), given.Minutes())),
		ui.Tree(`<h1>{}</h1>`, v.title(given.Title)),
		ui.Tree(`<p class="changed" role="status" hidden="{}">{}</p>`, !s.Changed(), m.Changed),
		ui.Tree(`<div class="set-start"><div>
				<p class="say" hidden="{}">{}</p>
				<ul class="rules"><li>{}</li><li>{} {}</li><li>{}</li></ul>
				<p class="go-on"><button type="button" class="act" id="{}">{}</button>{}</p>
				<p><a class="quit" href="{}">{}</a></p>
			</div>{}</div>`,
			given.Intro == "", given.Intro, order, hints, solution, after, beginID, begin, finish,
			nav.LinkTo(v.kind.site.Nav, nav.HomeRoute), m.Leave, v.list(false)),
	}
}

// list draws the items; at the end with what became of each.
func (v *view) list(ending bool) app.UI {
	rows := make([]app.UI, len(v.kind.session.Set().Items))
	for i := range rows {
		rows[i] = v.row(i+1, ending)
	}
	return ui.Tree(`<ol class="runs" aria-label="{}">{}</ol>`, v.words().List, rows)
}

// row draws an item of the list.
func (v *view) row(place int, ending bool) app.UI {
	m, s := v.words(), v.kind.session
	item, r := s.Set().Items[place-1], s.Record()
	named := contents.Names{Shelves: v.kind.shelves, Lang: v.Lang}.Of(item.Task)
	done := handin.Item{}
	if r != nil {
		done = r.Places[place-1].Done
	}
	became, time := "", m.Minutes(item.Minutes)
	if r != nil {
		became = bar.Became(m, &done)
		time = m.Minutes((done.Seconds + 59) / 60)
	}
	link, absent := app.UI(ui.Tree(`<span></span>`)), s.Absent(place)
	switch {
	case absent:
		became = m.Absent
	case r == nil:
	case !r.Open(place):
		became = m.Shut
	default:
		text := m.Do
		switch done.Result {
		case handin.NotDone:
		case handin.Tried:
			text = m.Resume
		default:
			text = m.Look
		}
		link = ui.Tree(`<a href="{}" aria-label="{}, {}">{}</a>`,
			nav.LinkToVisit(v.kind.site.Nav, bar.Visit(r, place)), text, named.Title, text)
	}
	return ui.Tree(`<li>
			<span class="n">{}</span>
			{}
			<div><b>{}</b><small>{}</small></div>
			<span class="res">{}</span><span class="m">{}</span>{}
		</li>`, strconv.Itoa(place), contents.SignOf(done).Draw(), named.Title, named.About, became,
		ui.When(item.Minutes > 0 || r != nil, time), link)
}

// reading draws an item that is only to be read.
func (v *view) reading() []app.UI {
	m, course := v.words(), v.kind.session.Course()
	given := v.kind.session.Set().Items[course.Number()-1]
	words := given.Task.(*set.Words)
	return []app.UI{ui.Tree(`<div class="talking">
			<h1>{}</h1><p class="text">{}</p>{}
			<button type="button" class="act" id="{}">{}</button>
		</div>`, v.title(words.Title), words.Text, v.kind.site.Word(), readID, m.HaveRead)}
}
