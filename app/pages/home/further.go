package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A Past reads the archive of past matches.
type Past interface {
	// Latest calls then with the matches that ended last, the newest first, up to most, once they are read.
	Latest(most int, then func([]archive.Ending))
	// Tell says who played a past match, how it ended, and the outcome for the reader.
	Tell(past *archive.Game, lang i18n.Lang) (who, result string, outcome ui.Outcome)
	// Replay shows a past match on its table; it returns false for one that cannot be replayed.
	Replay(past *archive.Kept) bool
}

// furtherID is the id of the lower part of the page: the last matches, lessons, and a variant.
const furtherID = "further"

// A further is the state of the lower part of the page: a person's last matches and lessons, and today's variant.
// Nothing of it is looked for before it comes into sight, so that the start has the processor for itself.
type further struct {
	Known  bool
	Day    int
	Last   []archive.Ending
	Done   lesson.Progress
	Lately bool // Last is read
}

// arrive fills the lower part of the page, once it comes into the viewport, whenever a person arrives: a match may
// have ended meanwhile.
func (k *Kind) arrive() {
	k.site.Seen(furtherID, func() {
		if k.site.Route == nav.HomeRoute {
			k.readFurther()
		}
	})
}

// readFurther reads the state of the lower part of the page.
func (k *Kind) readFurther() {
	k.further.Known, k.further.Day, k.further.Done = true, k.today(), k.progress()
	k.redraw()
	k.past.Latest(maxLast, func(last []archive.Ending) {
		k.further.Last, k.further.Lately = last, true
		k.redraw()
	})
}

// redraw redraws the page.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// progress returns which boards of lessons are done; none where that cannot be read, which the lesson reports.
func (k *Kind) progress() lesson.Progress {
	text, ok := k.site.Store.Read(lesson.Key)
	if !ok {
		return lesson.Progress{}
	}
	done, err := lesson.ParseProgress(text)
	if err != nil {
		app.Log(err)
	}
	return done
}

// drawFurther draws the lower part of the page. Its room is there from the start.
func (p *page) drawFurther() app.UI {
	return ui.Tree(`<div id="{}"><div class="two kept">{}{}</div>{}</div>`,
		furtherID, p.lately(), p.lessons(), p.world())
}
