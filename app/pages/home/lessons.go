package home

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
)

// lessons draws how many boards of each game's lessons are done, with a link to the first lesson that is not.
func (p *page) lessons() app.UI {
	m := i18n.Of(p.Lang)
	var rows []app.UI
	for _, game := range p.kind.games {
		if len(game.Lessons) > 0 {
			rows = append(rows, p.lesson(game))
		}
	}
	return ui.Tree(`<section class="lessons" aria-labelledby="lessons-title">
			<h2 id="lessons-title">{}</h2>
			<ul>{}</ul>
		</section>`, m.Home.Lessons, rows)
}

// lesson draws the line of a game. Before it is known what is done it says nothing of that.
func (p *page) lesson(game *board.Game) app.UI {
	m, name := i18n.Of(p.Lang).Home, game.Words(p.Lang).Name()
	done, all, next := 0, 0, ""
	for i, id := range game.Lessons {
		n := min(p.kind.further.Done.Count(id), game.LessonBoards[i]) // a board that is gone may have been done
		if n < game.LessonBoards[i] && next == "" {
			next = id
		}
		done, all = done+n, all+game.LessonBoards[i]
	}
	if next == "" {
		next = game.Lessons[0]
	}
	say := ""
	if p.kind.further.Known {
		say = m.BoardsDone(done, all)
	}
	return ui.Tree(`<li>
			<a id="lesson-{}" href="{}"><strong>{}</strong><span>{}</span></a>
			<progress aria-labelledby="lesson-{}" value="{}" max="{}">{}</progress>
		</li>`,
		game.ID(), nav.LinkTo(p.kind.site.Nav, nav.LessonRoute(game.ID(), next)), name, say,
		game.ID(), strconv.Itoa(done), strconv.Itoa(all), "")
}
