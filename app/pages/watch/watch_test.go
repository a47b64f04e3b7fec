package watch

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/watch"
	"tablier/app/watch/watchtest"
	"tablier/rules"
)

// A worker answers at once, by the machine for tests.
type worker struct{ rested int }

func (w *worker) Ask(r protocol.Request, done func(string, error)) {
	t, err := watchtest.Answer(r)
	if err != nil {
		done("", err)
		return
	}
	done(string(protocol.Encode(nil, "1", protocol.Grown{Tree: *t})), nil)
}

func (w *worker) Rest() { w.rested++ }

// matches have Tapatan's first position.
type matches struct{ *testing.T }

func (m matches) Played(game string) *rules.Match {
	spec, err := games.Rules(games.All()).Find(game)
	if err != nil {
		m.Fatal(err)
	}
	match, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		m.Fatal(err)
	}
	return match
}

// page is the page at an address, without a browser.
func page(t *testing.T, what string) *Kind {
	t.Helper()
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Store: store.Private(), Lang: i18n.French}
	k := New(site, games.Boards(games.All()), matches{t})
	k.outside = outside{
		step: &worker{}, whole: &worker{}, after: func(time.Duration, func()) {},
		opens: func() string { return what }, hold: func(string) {}, narrow: func() bool { return false },
		save: func(string, string, string) {}, focus: func(string) {},
	}
	k.begin()
	k.Arrive("")
	return k
}

func shown(k *Kind) string { return app.HTMLString(k.Page("")) }

const trap = "g=tapatan&p=ooro.rr.. o o0r0&a=alphabeta&d=3"

// The page shows the step of its address, and says what is wrong with one that leads nowhere.
func TestAddressIsShown(t *testing.T) {
	k := page(t, trap+"&s=20")
	if k.session.Step != 20 || k.address() != "g=tapatan&v=tapatan&p=ooro.rr.. o o0r0&a=alphabeta&d=3&s=20" {
		t.Errorf("step %d, address %q", k.session.Step, k.address())
	}
	for address, want := range map[string]string{
		"g=chess": "mène à aucune recherche", "g=tapatan&a=chance": "mène à aucune", "q=nothing": "mène à aucune",
		"g=tapatan&p=xyz": "n’en est pas une", "g=tapatan&d=99": "mène à aucune", "g=hyle&a=minimax": "mène à aucune",
	} {
		if got := shown(page(t, address)); !strings.Contains(got, want) || strings.Contains(got, "treeitem") {
			t.Errorf("%q does not say why it leads nowhere", address)
		}
	}
	if k := page(t, ""); k.session.Game != "tapatan" || k.session.Tree == nil {
		t.Error("without an address nothing is shown")
	}
}

// What a question is about stands nowhere on the page until it is answered.
func TestPageKeepsTheSecret(t *testing.T) {
	k := page(t, trap)
	values := 0
	for !k.session.Ended() {
		k.walk(forwardID)
		q := k.session.Question
		if q == nil {
			continue
		}
		if q.Ask == watch.AskValue {
			values++
			id := nodeID(strings.Join(q.Path, " "))
			_, node, _ := strings.Cut(shown(k), `id="`+id+`"`)
			node, _, _ = strings.Cut(node, `role="treeitem"`)
			if !strings.Contains(node, "à trouver") || !strings.Contains(node, ">?<") {
				t.Errorf("the node asked for is %q", node[:min(300, len(node))])
			}
		}
		k.answer(0)
	}
	if values == 0 {
		t.Error("no value was asked for")
	}
	if got := shown(k); !strings.Contains(got, "Orange joue ") || !strings.Contains(got, "En vérité, Orange perd en ") {
		t.Error("the end does not say what is found and what is so")
	}
}

// A prepared question has its answer told once it is answered, and is then watched.
func TestPreparedQuestion(t *testing.T) {
	k := page(t, "q=bound")
	why := k.prepared.Why
	if got := shown(k); strings.Contains(got, why) || !strings.Contains(got, k.prepared.Choices[1]) {
		t.Error("before the answer its reason is told")
	}
	k.answer(k.prepared.Right)
	if got := shown(k); !strings.Contains(got, why) || k.session.Score.Right != 1 {
		t.Error("the right answer is not marked")
	}
	k.goOn()
	if k.prepared != nil || k.session.Step != 0 || !k.session.Predict {
		t.Error("the search is not watched from its start")
	}
}

// A change of a setting begins the search again; a position of a person's own is read or refused.
func TestSettings(t *testing.T) {
	k := page(t, trap+"&s=20")
	k.set(depthField, "2")
	if k.session.Depth != 2 || k.session.Step != 0 {
		t.Errorf("depth %d, step %d", k.session.Depth, k.session.Step)
	}
	k.set(gameField, "tapatan/achi")
	if k.session.Variant != "achi" || k.session.Tree == nil {
		t.Errorf("%+v", k.session.Settings)
	}
	k.set(positionField, myMatch)
	if k.session.Position != "......... o o3r3" {
		t.Errorf("my match is %q", k.session.Position)
	}
	k.pasting = true
	k.pasted("nonsense")
	if got := shown(k); !k.pasting || !strings.Contains(got, "n’en est pas une") {
		t.Error("a position that is none is taken")
	}
	k.pasted("...oroorr o o0r0")
	if k.pasting || k.session.Position != "...oroorr o o0r0" {
		t.Errorf("%q, %v", k.session.Position, k.wrong)
	}
}

// The moves of a node go up and down, and the search follows.
func TestReorder(t *testing.T) {
	k := page(t, trap+"&s=-1")
	first := k.session.Tree.Root.Children[0].Move
	k.cursor, k.moved = "", true
	k.reorder(downID + "0")
	if got := k.session.Tree.Root.Children[1].Move; got != first || !k.session.Changed() {
		t.Errorf("the second move is %q, want %q", got, first)
	}
}

// The keyboard walks through the steps until it goes into the tree, and again after Escape.
func TestTreeKeys(t *testing.T) {
	k := page(t, trap+"&s=-1")
	k.session.SetPredict(false)
	last := k.session.Step
	k.treeKey("ArrowLeft")
	if k.session.Step != last-1 {
		t.Errorf("left goes from %d to %d", last, k.session.Step)
	}
	k.treeKey("End")
	k.treeKey("ArrowDown")
	below := k.cursor
	k.treeKey("ArrowLeft") // folds
	k.treeKey("ArrowLeft") // goes up
	if below == "" || k.cursor != "" || !k.moved {
		t.Errorf("from %q to %q", below, k.cursor)
	}
	k.treeKey("Escape")
	k.treeKey("Home")
	if k.session.Step != 0 {
		t.Errorf("at step %d", k.session.Step)
	}
}

// Every game is shown, at its start and at its end, in both languages, as a picture and as a list.
func TestEveryGameIsShown(t *testing.T) {
	for _, game := range games.All() {
		if game.Trees == nil {
			continue
		}
		k := page(t, "g="+game.ID()+"&d=1")
		for range 30 {
			shown(k) // draws some of the boards each time
		}
		k.narrow = true
		for _, lang := range i18n.Langs() {
			k.site.Lang = lang
			for _, plain := range []bool{false, true} {
				k.plain = plain
				if got := shown(k); strings.Contains(got, "%!") || !strings.Contains(got, `role="treeitem"`) {
					t.Errorf("%s is not shown", game.ID())
				}
			}
		}
	}
}

// The saved picture is sound XML that refers to nothing outside.
func TestPictureStandsAlone(t *testing.T) {
	k := page(t, trap+"&s=-1")
	f := forest{voice: k.voice(), boards: k.boards, plan: watch.Lay(k.session.View.See(&k.session.Tree.Root))}
	k.boards.turn()
	k.boards.left = mostDrawn
	picture := standalone(f.markup(), k.boards.game, k.boards.art, func(string) string { return "#123456" })
	if strings.Contains(picture, "var(") {
		t.Error("a colour of the page is left")
	}
	for d := xml.NewDecoder(strings.NewReader(picture)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		start, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		for _, a := range start.Attr {
			if a.Name.Local == "href" && !strings.Contains(picture, `id="`+strings.TrimPrefix(a.Value, "#")+`"`) {
				t.Errorf("it refers to %s", a.Value)
			}
		}
	}
}
