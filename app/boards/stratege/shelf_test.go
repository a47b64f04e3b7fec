package stratege

import (
	"strings"
	"testing"

	"tablier/app/board"
)

// setUp returns a page on which everything has been placed, as a preset has it.
func setUp(t *testing.T) *testPage {
	t.Helper()
	p := open(sit(t, alone))
	p.press("preset 0")
	p.wantDraft("as the first preset has it", presets[0].strengths+" 000000")
	return p
}

func (p *testPage) shelf() shelf {
	p.t.Helper()
	s, ok := shelfOf(p.page)
	if !ok {
		p.t.Fatal("nobody sets up")
	}
	return s
}

func (p *testPage) said() string {
	_, detail := p.own.Say(p.page.Voice)
	return detail
}

func TestSetUpsAreKeptUnderNames(t *testing.T) {
	p := setUp(t)
	if !p.shelf().keep("Élan") || p.said() != "« Élan » est gardée sur cet appareil." {
		t.Errorf("kept: %q", p.said())
	}
	if text := p.keep.stored[keptKey]; checkKept(text) != nil || p.Game.Keeps[keptKey](text) != nil ||
		!strings.Contains(text, `"name":"Élan","kinds":[0,1,0,1,0,1,2,3,2,3,2,3,4,5,4,5,4,5],"match":"`+p.ID()+`"`) {
		t.Errorf("kept as %s", text)
	}
	wantIn(t, "kept", p.panel(), true, `id="act-own-0"`, `<strong>Élan</strong>`, `id="act-drop-0"`,
		`aria-label="Supprimer : Élan"`)
	p.press("preset 1")
	p.press("own 0")
	p.wantDraft("taken from the list", presets[0].strengths+" 000000")
	if p.reply.Change != board.Tried {
		t.Errorf("to take it is %v", p.reply.Change)
	}
	p.press("mirror")
	mirrored := p.drafted()
	if !p.shelf().keep("Élan") || strings.Contains(p.panel(), "act-own-1") {
		t.Error("the same name is listed twice")
	}
	p.press("clear")
	p.press("own 0")
	p.wantDraft("replaced", mirrored)
}

// What is removed is asked about first.
func TestKeptSetUpsAreRemoved(t *testing.T) {
	p := setUp(t)
	p.shelf().keep("a")
	p.shelf().keep("b")
	ask := func(want bool) {
		t.Helper()
		wantIn(t, "the question", p.panel(), want, "Supprimer « b » ?", `data-act="yes drop 1"`, `id="answer-no"`)
	}
	ask(false)
	p.press("drop 1")
	if p.reply.Focus != "answer-no" {
		t.Errorf("the keyboard goes to %q", p.reply.Focus)
	}
	ask(true)
	for _, no := range []string{"no", "escape"} {
		p.press("drop 1")
		if p.press(no); p.reply.Focus != "act-drop-1" {
			t.Errorf("after %s the keyboard goes to %q", no, p.reply.Focus)
		}
		ask(false)
	}
	p.press("drop 1")
	p.press("yes drop 1")
	ask(false)
	if p.focus != "named" {
		t.Errorf("the keyboard goes to %q", p.focus)
	}
	wantIn(t, "removed", p.panel(), true, "act-own-0")
	wantIn(t, "removed", p.panel(), false, "act-own-1")
	p.press("drop 0")
	p.press("clear")
	wantIn(t, "after another act", p.panel(), false, "answer-no")
}

// Another tab may have written, storage be full, or hold what cannot be read.
func TestKeepingCannotBeReliedUpon(t *testing.T) {
	p := setUp(t)
	p.shelf().keep("a")
	p.keep.stored[keptKey] = saveKept(nil) // by another tab
	p.shelf().drop(0)
	if p.keep.stored[keptKey] != saveKept(nil) {
		t.Errorf("what another tab has removed is %s", p.keep.stored[keptKey])
	}
	before := p.drafted()
	for _, act := range []string{"own 0", "own 7", "drop 0"} {
		if p.press(act); p.drafted() != before || p.own.asked != "" {
			t.Errorf("%s, which is gone, sets up %s and asks %q", act, p.drafted(), p.own.asked)
		}
	}
	p.keep.full = true
	if p.shelf().keep("b"); p.said() != p.page.Messages().SaveFailed {
		t.Errorf("when it could not be kept: %q", p.said())
	}
	p.keep.full = false
	p.keep.stored[keptKey] = "damaged"
	if !p.shelf().keep("c") || p.keep.aside != "damaged" {
		t.Error("what cannot be read is in the way")
	}
	var many []keptSetUp
	for i := range maxKept {
		many = append(many, keptSetUp{Name: string(rune('A' + i)), Kinds: presets[0].kinds()})
	}
	p.keep.Set(keptKey, saveKept(many))
	if p.shelf().keep("one more") || p.said() != game().Words("fr").(*words).setUp.full {
		t.Errorf("when the list is full: %q", p.said())
	}
}

// What one of two people at a screen has kept in a match is not offered to the other one before the next.
func TestSetUpsKeptInThisMatch(t *testing.T) {
	p := open(sit(t, together))
	p.Uncover()
	p.press("fill")
	p.shelf().keep("a")
	offers := func(when string, want bool) {
		t.Helper()
		wantIn(t, when, p.panel(), want, "act-own-0")
		before := p.drafted()
		if p.press("own 0"); !want && p.drafted() != before {
			t.Errorf("%s it can be taken", when)
		}
	}
	offers("to who has kept it", true)
	p.press("ready")
	p.Uncover()
	offers("to the other one", false)
	p.press("fill")
	if p.shelf().keep("a"); len(p.shelf().list()) != 2 {
		t.Errorf("under the same name the other one has replaced it: %v", p.shelf().list())
	}
	p.Restart()
	p.Uncover()
	offers("in the next match", true)
}
