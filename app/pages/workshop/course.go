package workshop

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/app/write"
)

// A course is the fetched exercises of the writing room, and the person's progress.
type course struct {
	rev      int
	lang     i18n.Lang // of the exercises
	list     []write.Exercise
	progress *write.Progress
}

// fetch fetches the exercises in the language of the page, unless they are there.
func (k *Kind) fetch() {
	lang := k.site.Lang
	if !k.site.Live {
		return
	}
	k.progress, _ = write.Read(k.site.Store, sandbox.MaxProgram) // the room for writing tells of what is damaged
	if k.lang == lang {
		return
	}
	k.lang, k.list = lang, nil
	k.demand(write.File(lang), func(text string, ok bool) {
		come, err := write.Load(text)
		if !ok || err != nil || lang != k.lang {
			k.lang = ""
			return
		}
		k.list = come.Exercises
		k.rev++
		k.site.Redraw()
	})
}

// exercises lists the exercises, each with a link.
func (k *Kind) exercises() app.UI {
	m := i18n.Of(k.site.Lang)
	done, rows := 0, []app.UI{}
	if k.list != nil {
		done = k.progress.Done(k.list)
	}
	for i, e := range k.list {
		r := k.progress.Of(e.ID)
		rows = append(rows, ui.Tree(`<li><a href="{}">{}</a></li>`,
			nav.LinkToOpen(k.site.Nav, nav.WriteRoute, "e="+e.ID),
			i18n.ProgramsOf(k.site.Lang).Choice(i+1, e.Title, r.Done, r.Ordered, r.Passed, r.Tests)))
	}
	return ui.Tree(`<section class="exercise-list" hidden="{}"><h2>{}</h2><ol>{}</ol></section>`,
		k.list == nil, m.Workshop.Exercises(done, len(k.list)), rows)
}
