package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/ui"
)

// Past is the past matches.
type Past interface {
	// Latest calls back with the matches that ended last, the newest first, at most so many, once they are read.
	Latest(most int, then func([]archive.Ending))
	// Tell says who played a past match, how it ended, and what that was for the reader.
	Tell(past *archive.Game, lang i18n.Lang) (who, result string, outcome ui.Outcome)
	// Replay shows a past match on its table; it returns false where that cannot be.
	Replay(past *archive.Kept) bool
}

// furtherID is the id of what follows when a person goes on reading: their last matches, lessons, and a variant.
const furtherID = "further"

// further is what is kept of a person's as the home page shows it, and today's variant. Nothing of it is looked for
// before it comes into sight, so that the start has the processor for itself.
type further struct {
	Known  bool
	Day    int
	Last   []archive.Ending
	Done   lesson.Progress
	Lately bool // the last matches are known
}

// arrive looks for all that, once it comes into sight, whenever a person arrives: a match may have ended meanwhile.
func (k *Kind) arrive() {
	k.site.Seen(furtherID, func() {
		if k.site.Route == nav.HomeRoute {
			k.look()
		}
	})
}

// look looks for all that.
func (k *Kind) look() {
	k.further.Known, k.further.Day, k.further.Done = true, k.today(), k.progress()
	k.redraw()
	k.past.Latest(mostLast, func(last []archive.Ending) {
		k.further.Last, k.further.Lately = last, true
		k.redraw()
	})
}

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// progress returns which boards of lessons are done; none where that cannot be read, which is for the lesson to say.
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

// drawFurther draws it. Its room is there from the start.
func (p *page) drawFurther() app.UI {
	return ui.El("div").ID(furtherID).Body(
		ui.El("div").Class("two", "kept").Body(p.lately(), p.lessons()),
		p.world(),
	)
}
