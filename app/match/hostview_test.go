package match_test

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/embed"
	"tablier/app/match"
)

// closing are moves after which a pawn of White, who is First, stands before one of Green.
const closing = "a3-a4 a8-a7 a4-a5 a7-a6"

// facing opens Le Stratège in a frame where a5 may attack a6; players are parameters. The host page arranges what it is
// to know by the address, here all of it: only what it is told is looked at.
func facing(t *testing.T, players string) *world {
	t.Helper()
	moves := "%23111222333444655566 %23111222333444655566 " + closing
	w := frameOf(t, "stratege", players+"&moves="+moves)
	w.host.take()
	return w
}

// A guess at a hidden strength is refused in the same words whether it is right or wrong, and the move is not played;
// the attack without it is, and then told with what it has shown.
func TestHostCannotGuess(t *testing.T) {
	w := facing(t, "first=host")
	refused := ""
	for guess := 1; guess <= 6; guess++ {
		told := w.say(fmt.Sprintf(`{"type":"play","move":"a5xa6=6%d","id":"g"}`, guess))
		wantFault(t, told, embed.NoMove, "g")
		said := strings.ReplaceAll(told[0].Text(), fmt.Sprintf("=6%d", guess), "=6?")
		if refused != "" && said != refused {
			t.Errorf("%s, and before %s", said, refused)
		}
		refused = said
	}
	told := w.say(`{"type":"play","move":"a5xa6"}`)
	if len(told) == 0 || told[0].Type != embed.Moved || told[0].Move != "a5xa6=61" {
		t.Errorf("told %+v", told)
	}
}

// What a host page may write for its own side it may write as before: a whole set-up as one word, and an attack with
// strengths that it knows.
func TestHostWritesWhatItKnows(t *testing.T) {
	w := frameOf(t, "stratege", "first=host&second=machine-1")
	wantTypes(t, w.say(`{"type":"move","re":"turn-1","move":"#111222333444655566"}`), embed.Moved)
	wantFault(t, w.say(`{"type":"play","move":"a8=1","id":"p"}`), embed.NotNow, "p") // for the machine
	w = facing(t, "first=host&second=host")
	wantTypes(t, w.say(`{"type":"play","move":"a5xa6=61"}`), embed.Moved)
}

// A host page that plays the machine is told what its side may know.
func TestHostAgainstTheMachineKeepsSecrets(t *testing.T) {
	w := facing(t, "first=host&second=machine-1")
	told := w.say(`{"type":"position","id":"p"}`)
	if len(told) != 1 || !strings.Contains(told[0].Position, "g?") || strings.Contains(told[0].Position, "g1") {
		t.Errorf("told %+v", told)
	}
}

// Of two people at the screen a host page that plays neither is told what a spectator may know, whoever has the screen.
func TestHostOfTwoPeopleIsASpectator(t *testing.T) {
	w := facing(t, "")
	for range 2 {
		told := w.say(`{"type":"position","id":"p"}`)
		if strings.ContainsAny(told[0].Position[:strings.Index(told[0].Position, " ")], "!") ||
			strings.Contains(told[0].Position, "w6") || strings.Contains(told[0].Position, "g6") {
			t.Errorf("told %+v", told)
		}
		w.uncover()
	}
	wantTypes(t, w.say(`{"type":"play","move":"a5xa6"}`), embed.Moved)
}

// While a match with secrets runs nobody takes another seat; before it has gone on, as ever.
func TestSeatsOfAFrameStay(t *testing.T) {
	w := facing(t, "first=host")
	wantTypes(t, w.say(`{"type":"configure","parameters":{"first":"person","second":"host"}}`))
	w = facing(t, "first=host")
	w.say(`{"type":"play","move":"a5xa6"}`)
	before := w.Table().Seats()
	for _, message := range []string{
		`{"type":"configure","id":"c","parameters":{"first":"person","second":"host"}}`,
		`{"type":"configure","id":"c","parameters":{"second":"host"}}`,
		`{"type":"configure","id":"c","parameters":{"first":"person","theme":"dark"}}`,
	} {
		wantFault(t, w.say(message), embed.NotNow, "c")
	}
	if got := w.Table().Seats(); got != before || w.screen.theme == "dark" {
		t.Errorf("refused, but the seats are %+v, before %+v", got, before)
	}
	wantTypes(t, w.say(`{"type":"configure","id":"c","parameters":{"first":"host","theme":"dark"}}`), embed.State)
	w.do(match.ResignPressed{})
	wantTypes(t, w.say(`{"type":"configure","parameters":{"first":"person"}}`))
}

// A host page gets advice on its own turn, and none on that of a person whose secrets it must not know.
func TestHostIsAdvisedOnWhatItSees(t *testing.T) {
	w := facing(t, "first=host")
	wantTypes(t, w.say(`{"type":"suggest","id":"s"}`))
	w.machine.plays("a5xa6")
	wantTypes(t, w.host.take(), embed.Suggestion)
	w.say(`{"type":"play","move":"a5xa6"}`)
	wantFault(t, w.say(`{"type":"suggest","id":"s"}`), embed.NotNow, "s")
	w = facing(t, "second=machine-1") // it sees as the person
	wantTypes(t, w.say(`{"type":"suggest","id":"s"}`))
	w.machine.plays("a5xa6")
	wantTypes(t, w.host.take(), embed.Suggestion)
}

// What a person only tries is none of a host page's affair: it takes back moves.
func TestHostDoesNotUndoATry(t *testing.T) {
	w := frameOf(t, "stratege", "second=machine-1")
	w.act("shuffle")
	tried := w.Table().View().String()
	wantFault(t, w.say(`{"type":"undo","id":"u"}`), embed.NotNow, "u")
	if got := w.Table().View().String(); got != tried {
		t.Errorf("what is tried has become %s", got)
	}
}

// A task is told to be over with the move as the host page may know it, and not by what only a player knows.
func TestTaskKeepsSecrets(t *testing.T) {
	w := frameOf(t, "stratege", "first=person&second=host&task=win:1")
	w.act("shuffle")
	w.act("ready")
	for _, n := range w.host.take() {
		if n.Type == embed.TaskDone && n.Move != "k3=?" {
			t.Errorf("told %+v", n)
		}
	}
	w = facing(t, "second=host&task=win")
	w.uncover()
	w.do(match.Wrote{Text: "a5xa6"})
	w.machine.mustRest()
}

// Whoever names a message hears that it is done, even where nothing on the board has changed.
func TestHostHearsThatItIsConfigured(t *testing.T) {
	w := frameOf(t, "tapatan", "")
	told := w.say(`{"type":"configure","id":"c","parameters":{"theme":"dark"}}`)
	if len(told) != 1 || told[0].Type != embed.State || told[0].Re != "c" {
		t.Errorf("told %+v", told)
	}
	wantTypes(t, w.say(`{"type":"configure","parameters":{"theme":"light"}}`))
}
