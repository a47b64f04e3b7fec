package lesson

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/lesson"
	"tablier/app/nav"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/sift"
)

// A page is the page of one lesson. It lives as long as the program: whoever comes back finds the board that was left.
type page struct {
	kind  *Kind
	game  games.Game
	name  string // of the lesson
	route string

	rev     int            // counts what has happened
	course  *course        // nil until the lesson is there
	lesson  *lesson.Lesson // nil until then
	missing bool           // the file cannot be had
	kept    string         // the progress that the course knows, as it is kept
	cursor  string         // the name of the point that the keyboard is on, or was last
	places  places.Page
}

func newPage(k *Kind, game games.Game, name string) *page {
	p := &page{kind: k, game: game, name: name, route: nav.LessonRoute(game.ID(), name)}
	p.places = places.Page{
		Game: game.Game, Do: func(ctx app.Context, g board.Gesture) { p.gesture(ctx, g) },
		Configure: func(func(*play.Settings)) {},
		Focus:     k.site.Focus, Reveal: k.site.Reveal, Keep: noKeep{}, Redraw: p.redraw,
	}
	return p
}

// about says what the lesson is about, beside the name of the game.
func (p *page) about(lang i18n.Lang) string {
	if about := p.game.Words(lang).Lesson(p.name); about != "" {
		return about
	}
	return i18n.Of(lang).Lesson.First
}

// redraw draws the page anew.
func (p *page) redraw() {
	p.rev++
	if p.kind.site.Live {
		p.kind.site.Context().Update()
	}
}

// arrive shows the board that the address asks for, or where the lesson was left.
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
	p.kind.outside.fetch(nav.LessonFile(p.name), func(text string, ok bool) {
		p.rev++
		if p.lesson != nil {
			return // it has been asked for twice
		}
		if err := p.read(text, ok); err != nil {
			p.kind.outside.log(err)
			p.missing = true
			return
		}
		p.begin()
	})
}

// errMissing is the error of a file that cannot be fetched.
var errMissing = errors.New("the lesson cannot be fetched")

// read reads the file.
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
	if p.course == nil || done.String() != p.kept {
		p.course = newCourse(p.game.Game, p.lesson, done, p.kind.outside, p.redraw)
		p.kept = done.String()
	}
	n, err := strconv.Atoi(p.kind.outside.asked())
	if at := n - 1; err == nil && at >= 0 && at < len(p.lesson.Boards) && at != p.course.player.At() {
		p.course.move(func() { p.course.player.Go(at) })
	}
	p.settle()
}

// settle is called once another board is shown: the address names it, and the keyboard enters it at its middle.
func (p *page) settle() {
	p.cursor = ""
	if at := p.course.player.At(); at < len(p.lesson.Boards) {
		p.kind.outside.name(strconv.Itoa(at + 1))
	}
}

// leave ends what goes on by itself.
func (p *page) leave() {
	if p.course != nil {
		p.course.finish()
		p.course.table.Own().Left()
	}
}

// progress returns what is kept of which boards are done. A text that cannot be read is put aside.
func (p *page) progress() lesson.Progress {
	text, ok := p.kind.site.Store.Read(lesson.Key)
	if !ok {
		return lesson.Progress{}
	}
	done, err := lesson.ParseProgress(text)
	if err != nil {
		p.kind.outside.log(err)
		if !errors.Is(err, sift.ErrNewer) {
			p.kind.site.Store.SetAside(lesson.Key)
		}
	}
	return done
}

// keep keeps the progress with a change. What a later version has written stays as it is.
func (p *page) keep(change func(lesson.Progress) lesson.Progress) {
	store := p.kind.site.Store
	if text, ok := store.Read(lesson.Key); ok {
		if _, err := lesson.ParseProgress(text); errors.Is(err, sift.ErrNewer) {
			return
		}
	}
	p.kept = change(p.progress()).String() // another tab may have written
	store.Set(lesson.Key, p.kept)
}

// gesture takes a gesture to the course, and the keyboard to where the game's own part wants it.
func (p *page) gesture(ctx app.Context, g board.Gesture) board.Reply {
	c := p.course
	if c == nil || p.kind.site.Route != p.route {
		return board.Reply{}
	}
	at, done := c.player.At(), c.player.Progress().String()
	g.Cursor = p.cursor
	if !g.Kind.Looks() {
		g.OnBoard = onBoard()
	}
	reply := c.gesture(g)
	if g.Kind.Looks() && !g.Keys {
		reply.Cursor = "" // the pointer looks at a point and leaves the keyboard at its own
	}
	if reply.Cursor != "" {
		p.cursor = reply.Cursor
	}
	if reply.Change == board.Played {
		if c.player.Progress().String() != done {
			id := p.lesson.Boards[at].ID
			p.keep(func(q lesson.Progress) lesson.Progress { return q.With(p.lesson.ID, id) })
		}
		p.follow()
	} else if reply.Focus != "" {
		p.kind.site.Focus(reply.Focus)
	}
	p.rev++
	return reply
}

// follow takes the keyboard to the control that goes on, once the board has been answered.
func (p *page) follow() {
	if p.course.player.State() != lesson.ToPlay {
		p.kind.site.Focus(nextID)
	}
}

// retry takes a wrong move back.
func (p *page) retry() {
	p.course.retry()
	p.toBoard()
}

// show shows a right move.
func (p *page) show() {
	p.course.shown()
	if p.course.hint != "" {
		p.toBoard()
	}
}

// move goes to another board, or to the end.
func (p *page) move(by func()) {
	p.course.move(by)
	p.settle()
	if p.course.player.State() == lesson.Finished {
		p.kind.site.Focus(playID)
		return
	}
	p.toBoard()
}

// restart forgets what is done, and begins again.
func (p *page) restart() {
	p.keep(func(q lesson.Progress) lesson.Progress { return q.Without(p.lesson.ID) })
	p.move(p.course.player.Restart)
}

// toBoard takes the keyboard to the board.
func (p *page) toBoard() {
	if p.cursor == "" {
		p.cursor = central(p.scene())
	}
	p.kind.site.Focus(board.PointID(p.cursor))
}

// firstLevel is the machine's weakest.
const firstLevel = 1

// noKeep keeps nothing: a lesson asks for no texts of a game's own.
type noKeep struct{}

// The methods of noKeep answer that there is nothing.
func (noKeep) Get(string) (string, bool)     { return "", false }
func (noKeep) Read(string) (string, bool)    { return "", false }
func (noKeep) Set(string, string) bool       { return false }
func (noKeep) Unreadable(string, error) bool { return false }
