// Package write is the room of the workshop in which a pupil writes a player in Python: an exercise, an editor, what
// the tests of the exercise say of the program, and a board on which it plays.
//
// The program runs in a sandbox that web/python brings; package app/write has the exercises and how far a person has
// got. Both come when somebody opens this page. What a program says is read as what a stranger says.
package write

import (
	"errors"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/embed"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/ui"
	"tablier/app/write"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	shell.Lasting
	site    *shell.Site
	games   []*board.Game
	outside outside

	rev      int
	list     []write.Exercise // nil until they have come
	told     write.Memo       // of the memo
	lang     i18n.Lang        // in which they have
	failed   bool             // they have not come
	at       int
	wanted   string // the exercise that the address asks for
	shared   string // the program that it holds, empty for none
	visiting bool   // the program shown has come by link or file: it takes the place of nothing, and is no progress
	progress *write.Progress
	python   sandbox.State
	picture  ui.HTML // of the exercise, drawn once; empty before
	text     string  // of the program
	tab      string  // what a phone shows
	menu     bool    // what else can be done with the program is shown
	said     string
	trouble  string     // what is wrong with a program that was to come by link or file
	pupil    string     // the name of who writes, for files
	cleaned  bool       // signs that are not Python's were replaced, which is said
	toldOf   bool       // and has been said
	crossed  bool       // an earlier program is one that another tab has written meanwhile
	copying  ui.Copying // what became of the link
	run
	arena
	walk
	arranging
}

// outside is what the page needs of a browser.
type outside struct {
	demand  func(name string, then func(text string, ok bool))
	python  func(then func(sandbox.State))
	session func(hear func(text string)) sandbox.Session
	explain func(fault sandbox.Fault) sandbox.Explanation
	search  func(q machine.Query, done func(move string, err error))
	rest    func() // no search is waited for any more
	editor  editor
	tell    func(embed.Notice)
	opens   func() string
	keep    func(what string)
	log     func(error)
}

// An editor is where the program stands.
type editor interface {
	Put(text string)
	Replace(text string) // is Put for what a person may undo
	Mark(line int)       // points a line out, 0 for none
	Type(sign string)    // as a key would, ← and → move
	Line() int           // at which the caret stands, 0 where signs are selected
}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games, tab: "code", arena: arena{level: firstLevel}}
	k.progress, _ = write.Read(store.Private(), sandbox.MaxProgram) // until what is kept is read
	k.outside = k.browser(machine.New(browser.Workers{Site: site}, 1))
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.WriteRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	return room.Describe(lang, nav.WriteRoute, "")
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

func (k *Kind) messages() *i18n.Messages { return i18n.Of(k.site.Lang) }

// fetch fetches the exercises in the language of the page.
func (k *Kind) fetch() {
	k.lang, k.failed = k.site.Lang, false
	k.outside.demand(write.File(k.lang), k.arrived)
}

// translate shows the exercise in another language, once a person has chosen that.
func (k *Kind) translate() {
	if k.list == nil || k.lang == k.site.Lang {
		return
	}
	k.keepProgram()
	k.wanted, k.list = k.exercise().ID, nil
	k.fetch()
}

// Leave implements shell.Kind: nothing runs behind another page.
func (k *Kind) Leave(string) {
	k.stop()
	k.leaveTable()
	k.keepProgram()
}

// arrived takes the exercises.
func (k *Kind) arrived(text string, ok bool) {
	come, err := write.Load(text)
	if !ok || err != nil {
		k.failed = true
		k.redraw()
		return
	}
	k.list, k.told, k.failed = come.Exercises, come.Memo, false
	k.pupil, _ = k.site.Store.Get(write.NameKey)
	if k.progress, err = write.Open(k.site.Store, sandbox.MaxProgram); err != nil {
		k.outside.log(err)
	}
	if errors.Is(err, write.ErrLong) { // something else than this page has kept it
		k.trouble = k.messages().Programs.LongKept
	}
	k.begin()
	if k.site.Framed != nil {
		k.outside.tell(embed.Notice{Type: embed.Ready, Game: k.exercise().Game, Variant: k.exercise().Variant})
	}
}

// begin shows the exercise that is wanted, the first that is not done if none is.
func (k *Kind) begin() {
	k.at = k.progress.Next(k.list)
	if k.wanted != "" {
		k.at = write.Find(k.list, k.wanted)
	}
	k.show()
}

// show shows an exercise with the program as far as a person has got, or the one that has come by the address.
func (k *Kind) show() {
	k.stop()
	k.leaveTable()
	k.run, k.walk, k.said, k.copying = run{}, walk{}, "", ui.NothingCopied
	k.progress.Renew(k.exercise().ID)
	k.text, k.crossed = k.taken(), false
	k.visiting = k.shared != ""
	if k.visiting {
		k.text, k.shared = k.shared, ""
	}
	k.picture = ""
	k.lay()
	k.place()
	k.outside.editor.Put(k.text)
	k.outside.editor.Mark(0)
	k.redraw()
}

// choose goes to another exercise.
func (k *Kind) choose(id string) {
	k.keepProgram()
	k.wanted, k.trouble, k.cleaned = id, "", false
	k.begin()
	k.outside.keep(exerciseParam + "=" + k.exercise().ID)
}

func (k *Kind) exercise() *write.Exercise { return &k.list[k.at] }

func (k *Kind) record() *write.Record { return k.progress.Of(k.exercise().ID) }

// game returns the board of the exercise.
func (k *Kind) game() *board.Game {
	id := k.exercise().Game
	return k.games[slices.IndexFunc(k.games, func(g *board.Game) bool { return g.ID() == id })]
}

// edited takes the text of the editor, which is kept at once: nothing is lost with the page. One that is too long is
// taken back.
func (k *Kind) edited(text string) {
	if text == k.text {
		return
	}
	if len(text) > sandbox.MaxProgram {
		k.outside.editor.Put(k.text)
		k.tooLong()
		return
	}
	if k.arranges() { // who writes wants to write
		k.face(write.Write)
	}
	k.text = text
	if k.walks() { // its lines are those of another program
		k.leaveWalk()
		k.redraw()
	}
	if k.trouble != "" {
		k.trouble = ""
		k.redraw()
	}
	if k.fault != nil {
		k.fault = nil
		k.outside.editor.Mark(0)
		k.redraw()
	}
	k.keepProgram()
}

// tooLong says that a text was not added to the program.
func (k *Kind) tooLong() {
	if long := k.messages().Programs.TooLong; k.trouble != long {
		k.trouble = long
		k.redraw()
	}
}

// linkID is the field with the link to the program, where the browser does not copy it.
const linkID = "program-link"

// link is the address of the program for somebody else.
func (k *Kind) link() string {
	what := exerciseParam + "=" + k.exercise().ID + "&" + programParam + "=" + sandbox.Pack(k.source())
	return k.site.Nav.Address(nav.WriteRoute, what)
}

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}
