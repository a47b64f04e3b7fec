package page

import (
	"errors"
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/sift"
)

// A page is the page of one lesson. It lives as long as the program: whoever comes back finds the board that was
// left.
type page struct {
	kind  *Kind
	game  games.Game
	name  string // of the lesson
	route string

	rev       int            // counts the events
	course    *course        // nil before the lesson is fetched
	lesson    *lesson.Lesson // nil before it is fetched
	missing   bool           // the file could not be fetched
	savedText string         // the text of the course's progress in storage
	desk      *exercise.Desk
}

func newPage(k *Kind, game games.Game, name string) *page {
	p := &page{kind: k, game: game, name: name, route: nav.LessonRoute(game.ID(), name)}
	p.desk = exercise.New(p.route, game, k.site, p, exercise.Environment{
		After: func(d time.Duration, f func()) { k.environment.after(d, f) },
		Still: func() bool { return k.environment.still() },
	})
	return p
}

// about returns the title of the lesson, beside the name of the game.
func (p *page) about(lang i18n.Lang) string {
	if about := p.game.Words(lang).Lesson(p.name); about != "" {
		return about
	}
	return i18n.Of(lang).Lesson.First
}

// Redraw implements exercise.Page: it draws the page anew.
func (p *page) Redraw() {
	p.rev++
	if p.kind.site.Live {
		p.kind.site.Context().Update()
	}
}

// arrive shows the board in the address, or the one where the lesson was left.
func (p *page) arrive() {
	p.rev++
	if p.lesson == nil {
		p.load()
		return
	}
	p.begin()
}

// load fetches the lesson.
func (p *page) load() {
	p.missing = false
	p.kind.environment.fetch(nav.LessonFile(p.name), func(text string, ok bool) {
		p.rev++
		if p.lesson != nil {
			return // it has been asked for twice
		}
		if err := p.read(text, ok); err != nil {
			p.kind.environment.log(err)
			p.missing = true
			return
		}
		p.begin()
	})
}

// errMissing is the error of a file that cannot be fetched.
var errMissing = errors.New("the lesson cannot be fetched")

// read parses the file.
func (p *page) read(text string, ok bool) error {
	if !ok {
		return errMissing
	}
	l, err := lesson.Parse(text)
	if err != nil {
		return err
	}
	if err := lesson.Check(l, p.game.Spec); err != nil {
		return err
	}
	p.lesson = l
	return nil
}

// begin begins the lesson, or goes on with it.
func (p *page) begin() {
	done := p.progress()
	if p.course == nil || done.String() != p.savedText {
		p.course = newCourse(p.desk, p.lesson, done)
		p.savedText = done.String()
	}
	asked := p.kind.environment.requested()
	n, err := strconv.Atoi(asked)
	if named := slices.IndexFunc(p.lesson.Boards, func(b lesson.Board) bool { return b.ID == asked }); named >= 0 {
		n, err = named+1, nil
	}
	if at := n - 1; err == nil && at >= 0 && at < len(p.lesson.Boards) && at != p.course.player.At() {
		p.course.move(func() { p.course.player.Go(at) })
	}
	p.settle()
}

// settle names the board that is shown in the address, and moves the keyboard's cursor to its middle.
func (p *page) settle() {
	p.desk.Cursor = ""
	if at := p.course.player.At(); at < len(p.lesson.Boards) {
		p.kind.environment.setAddress(strconv.Itoa(at + 1))
	}
}

// leave stops the animations of the page.
func (p *page) leave() {
	if p.course != nil {
		p.desk.Finish()
		p.desk.Table.Own().Left()
	}
}

// progress returns the saved progress. A text that cannot be read is put aside.
func (p *page) progress() lesson.Progress {
	text, ok := p.kind.site.Store.Read(lesson.Key)
	if !ok {
		return lesson.Progress{}
	}
	done, err := lesson.ParseProgress(text)
	if err != nil {
		p.kind.environment.log(err)
		if !errors.Is(err, sift.ErrNewer) {
			p.kind.site.Store.SetAside(lesson.Key)
		}
	}
	return done
}

// save changes the saved progress. What a later version has written stays as it is.
func (p *page) save(change func(lesson.Progress) lesson.Progress) {
	store := p.kind.site.Store
	if text, ok := store.Read(lesson.Key); ok {
		if _, err := lesson.ParseProgress(text); errors.Is(err, sift.ErrNewer) {
			return
		}
	}
	p.savedText = change(p.progress()).String() // another tab may have written
	store.Set(lesson.Key, p.savedText)
}

// Gesture implements exercise.Page.
func (p *page) Gesture(_ app.Context, g board.Gesture) board.Reply {
	c := p.course
	if c == nil || p.kind.site.Route != p.route {
		return board.Reply{}
	}
	at, done := c.player.At(), c.player.Progress().String()
	reply := p.desk.Gesture(g, c.gesture)
	if reply.Change == board.Played {
		if c.player.Progress().String() != done {
			id := p.lesson.Boards[at].ID
			p.save(func(q lesson.Progress) lesson.Progress { return q.With(p.lesson.ID, id) })
		}
		p.answered(at)
		p.follow()
	}
	p.rev++
	return reply
}

// answered reports the answer at a board. Right is the last one of the lesson, or of its one board that a set asks for:
// of what comes before only the wrong ones count.
func (p *page) answered(at int) {
	player, board := p.course.player, p.lesson.Boards[at].ID
	right := player.State() == lesson.Right
	if player.State() != lesson.Wrong && !right {
		return
	}
	p.kind.environment.report(embed.Report{
		Item: p.name, Board: board, Tried: true, Answer: string(player.Answer().Move), Right: right,
		Whole: player.Progress().Count(p.lesson.ID) == len(p.lesson.Boards),
	})
}

// follow focuses the control that goes on, once the board has been answered.
func (p *page) follow() {
	if p.course.player.State() != lesson.ToPlay {
		p.kind.site.Focus(nextID)
	}
}

// retry takes a wrong move back.
func (p *page) retry() {
	p.course.retry()
	p.desk.Enter()
}

// show shows a right move.
func (p *page) show() {
	p.course.showMove()
	if p.desk.Hint != "" {
		p.kind.environment.report(embed.Report{
			Item: p.name, Board: p.lesson.Boards[p.course.player.At()].ID, Hints: 1,
		})
		p.desk.Enter()
	}
}

// move goes to another board by a function of the player, or to the end.
func (p *page) move(by func()) {
	p.course.move(by)
	p.settle()
	if p.course.player.State() == lesson.Finished {
		p.kind.site.Focus(playID)
		if p.game.Puzzles {
			p.kind.library.Want(p.game.ID(), func(error) { p.Redraw() }) // without it the way leads to all puzzles
		}
		return
	}
	p.desk.Enter()
}

// restart deletes the progress, and begins again.
func (p *page) restart() {
	p.save(func(q lesson.Progress) lesson.Progress { return q.Without(p.lesson.ID) })
	p.move(p.course.player.Restart)
}

// firstLevel is the machine's weakest level.
const firstLevel = 1
