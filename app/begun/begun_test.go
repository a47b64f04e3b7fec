package begun

import (
	"maps"
	"slices"
	"testing"
)

// A disk is the storage of a browser, which all its pages share.
type disk struct {
	texts map[string]string
	full  bool
	sets  int
}

func (d *disk) Keys() []string { return slices.Collect(maps.Keys(d.texts)) }

func (d *disk) Read(key string) (string, bool) {
	text, ok := d.texts[key]
	return text, ok
}

func (d *disk) Set(key, text string) bool {
	if d.full {
		return false
	}
	d.sets++
	d.texts[key] = text
	return true
}

func (d *disk) Remove(key string) { delete(d.texts, key) }

// A browser is some pages with one storage.
type browser struct {
	disk
	visits map[string]int // how often each says that it goes on
	last   string
}

func newBrowser() *browser {
	return &browser{disk: disk{texts: map[string]string{}}, visits: map[string]int{}}
}

// open opens a page.
func (b *browser) open() *Notes {
	visit := b.last + "v"
	b.last = visit
	return Open(&b.disk, visit, slices.Collect(maps.Keys(b.visits)), func() func() {
		b.visits[visit]++
		return func() { delete(b.visits, visit) }
	})
}

// crash ends all pages without a word.
func (b *browser) crash() { clear(b.visits) }

var slow, quick = Of("cup", "slow"), Of("cup", "quick")

func wantLeft(t *testing.T, n *Notes, thing Thing, want bool) {
	t.Helper()
	if got := n.Left(thing); got != want {
		t.Errorf("%s is left: %t, want %t", thing, got, want)
	}
}

// What was going on when the page crashed is told to every later visit until it has ended; what had ended is not.
func TestCrash(t *testing.T) {
	b := newBrowser()
	n := b.open()
	n.Begin(quick)
	n.End(quick)
	n.Begin(slow)
	for range 3 {
		b.crash()
		n = b.open()
		wantLeft(t, n, slow, true)
		wantLeft(t, n, quick, false)
	}
	n.Ask(slow)
	wantLeft(t, n, slow, false)
	b.crash() // before it has begun
	n = b.open()
	wantLeft(t, n, slow, true)
	n.Ask(slow)
	n.Begin(slow)
	b.crash()
	n = b.open()
	wantLeft(t, n, slow, true)
	n.Begin(slow)
	n.End(slow)
	wantLeft(t, n, slow, false)
	wantLeft(t, b.open(), slow, false)
	if len(b.texts) > 0 || len(b.visits) > 0 {
		t.Errorf("there remain %v and %v", b.texts, b.visits)
	}
}

// A page that is left or hidden leaves nothing behind, and notes again what still goes on once it is seen.
func TestLift(t *testing.T) {
	b := newBrowser()
	n := b.open()
	n.Begin(slow)
	n.Lift()
	n.Lift()
	n.Begin(quick)
	if len(b.texts) > 0 || len(b.visits) > 0 {
		t.Errorf("a hidden page keeps %v and %v", b.texts, b.visits)
	}
	wantLeft(t, b.open(), slow, false)
	n.End(slow)
	n.Renew()
	n.Renew()
	b.crash()
	n = b.open()
	wantLeft(t, n, slow, false)
	wantLeft(t, n, quick, true)
	n.Lift()
	n.Begin(quick) // and ends in a hidden page
	n.End(quick)
	wantLeft(t, b.open(), quick, false)
}

// What goes on in another tab is no crash, nor is what that begins later; once it has crashed it is one.
func TestTabs(t *testing.T) {
	b := newBrowser()
	first := b.open()
	first.Begin(slow)
	second := b.open()
	wantLeft(t, second, slow, false)
	first.Begin(quick)
	wantLeft(t, second, quick, false)
	second.Begin(slow)
	first.End(slow) // the note is the second's now
	b.crash()
	third := b.open()
	wantLeft(t, third, slow, true)
	wantLeft(t, third, quick, true)
}

// What goes on several times at once is written once, and ends with the last.
func TestOften(t *testing.T) {
	b := newBrowser()
	n := b.open()
	for range 3 {
		n.Begin(slow)
	}
	n.End(slow)
	n.End(slow)
	if b.sets != 1 || len(b.texts) != 1 {
		t.Errorf("%d writes, and %v", b.sets, b.texts)
	}
	n.End(slow)
	n.End(slow)
	if len(b.texts) > 0 || len(b.visits) > 0 {
		t.Errorf("there remain %v and %v", b.texts, b.visits)
	}
}

// Storage that refuses notes, and a page without any, cost nothing but the notes; texts that are none are left alone.
func TestWithoutNotes(t *testing.T) {
	b := newBrowser()
	b.full = true
	for _, n := range []*Notes{b.open(), nil} {
		n.Begin(slow)
		wantLeft(t, n, slow, false)
		n.Lift()
		n.Renew()
		n.Ask(slow)
		n.End(slow)
	}
	b.texts["table.tapatan"] = "{}"
	n := b.open()
	wantLeft(t, n, "table.tapatan", false)
	if Of("cup", "a") == Of("cup", "b") || Of("cup", "a") == Of("watch", "a") {
		t.Error("two things have one name")
	}
}
