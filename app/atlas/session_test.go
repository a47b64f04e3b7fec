package atlas_test

import (
	"errors"
	"slices"
	"testing"

	"tablier/app/atlas"
	"tablier/app/embed"
	"tablier/app/store"
)

const trap = "ooro.rr.. o o0r0"

// A map is asked for part by part, and shown once all of it is there: the host page hears of it, and the worker may
// rest.
func TestMapIsFetched(t *testing.T) {
	s := perform(t, "b=tapatan")
	if s.State() != atlas.Shown || !s.Map().Whole() {
		t.Fatalf("the state is %d", s.State())
	}
	var from []int
	for _, r := range s.fakeMachine.asked {
		from = append(from, r.From)
	}
	if !slices.Equal(from, []int{0, 3000}) {
		t.Errorf("parts from %v are asked for", from)
	}
	if s.stopped != 1 {
		t.Errorf("the machine was stopped %d times", s.stopped)
	}
	if len(s.told) != 1 || s.told[0].Type != embed.Ready || s.told[0].Position != s.position() {
		t.Errorf("the host page has heard %+v", s.told)
	}
	s.Do(s.ChooseBoard("rota"))
	questions := len(s.fakeMachine.asked)
	s.Do(s.ChooseBoard("tapatan"))
	if n := len(s.fakeMachine.asked); n != questions || s.State() != atlas.Shown {
		t.Errorf("%d questions for a map that is there, in state %d", n-questions, s.State())
	}
}

// An answer that comes after its map is no longer wanted shows nothing.
func TestLateAnswerIsIgnored(t *testing.T) {
	s := perform(t, "b=tapatan")
	s.silent = true
	s.Do(s.ChooseBoard("rota"))
	late := s.pending
	s.Do(s.ChooseBoard("tsoro"))
	late("", errors.New("too late"))
	if s.State() != atlas.Loading || s.Board() != "tsoro" {
		t.Errorf("the map of %s is in state %d", s.Board(), s.State())
	}
	late = s.pending
	s.Do(s.Leave())
	late("", errors.New("too late"))
	if s.State() == atlas.Failed {
		t.Error("an answer is heard after the page was left")
	}
}

func TestMapThatDoesNotCome(t *testing.T) {
	s := perform(t, "b=tapatan")
	s.broken = errors.New("no machine")
	drawn := s.drawn
	s.Do(s.ChooseBoard("rota"))
	if s.State() != atlas.Failed || s.Map() != nil || s.drawn == drawn {
		t.Errorf("the state is %d, drawn %d times", s.State(), s.drawn-drawn)
	}
	s.Do(s.Choose(0))
	s.Do(s.Pass(3))
	s.Do(s.Run())
	s.Do(s.Another())
	s.Do(s.Leave())
	if s.State() != atlas.Failed {
		t.Error("something is shown of a map that has not come")
	}
}

// A map over which a visit has crashed is not asked for at the next visits. It is when a person wants it, and forgotten
// once it is whole or the page is left.
func TestHeldMap(t *testing.T) {
	disk, visits := store.Private(), 0
	visit := func(silent bool) *stage {
		s := perform(t, "b=rota")
		visits++
		s.Port.Begun = notes(disk, visits)
		s.fakeMachine.asked, s.silent = nil, silent
		s.Do(s.ChooseBoard("tapatan"))
		return s
	}
	visit(true)
	for range 2 {
		if s := visit(true); len(s.fakeMachine.asked) > 0 || s.State() != atlas.Held {
			t.Errorf("asked %d times, in state %d", len(s.fakeMachine.asked), s.State())
		} else if left := s.Leave(); !slices.Equal(left, []atlas.Effect{atlas.Rest{}}) {
			t.Errorf("a page that has fetched nothing is left with %v", left)
		}
	}
	s := visit(false)
	s.Do(s.OpenAnyway())
	if s.State() != atlas.Shown {
		t.Errorf("what a person wants is in state %d", s.State())
	}
	if s = visit(true); s.State() != atlas.Loading {
		t.Errorf("what has come is in state %d", s.State())
	}
	s.Do(s.Leave())
	if keys := disk.Keys(); len(keys) > 0 {
		t.Errorf("noted is %v", keys)
	}
}

// What leads to a position is found in turns of the browser.
func TestPredecessors(t *testing.T) {
	s := perform(t, "p="+trap)
	if s.elapse(1); s.Graph() != nil {
		t.Error("all is done in one turn")
	}
	rev := s.Rev()
	s.elapse(40)
	if s.Graph() == nil || len(s.Choice().Before) == 0 || s.Rev() == rev {
		t.Fatal("nothing leads to the position, or the page is not drawn with it")
	}
	move := s.Choice().Before[0]
	s.Do(s.Choose(move.To))
	if !slices.ContainsFunc(s.Choice().Next, func(m atlas.Move) bool { return m.Move == move.Move }) {
		t.Errorf("%s is no move of %s", move.Move, s.position())
	}
	s.Do(s.ChooseBoard("rota"))
	if s.Graph() != nil {
		t.Error("the moves of one board are those of another")
	}
}

// What is left half explored as the page is left stands still, and goes on at the next visit.
func TestExploringGoesOn(t *testing.T) {
	s := perform(t, "p="+trap)
	s.elapse(2)
	s.Do(s.Pass(5))
	s.elapse(1)
	s.Do(s.Leave())
	if s.elapse(40); s.Graph() != nil {
		t.Error("what is not shown is explored")
	}
	s.Do(s.Enter())
	s.Open()
	if s.elapse(40); s.Graph() == nil || len(s.Choice().Before) == 0 {
		t.Error("what leads to the position is never known")
	}
}

// Each row of the table of the rings chooses an example, and then another; a ring that is not known chooses none.
func TestExamplesOfARing(t *testing.T) {
	s := perform(t, "b=tapatan")
	s.Do(s.Example(3))
	first := s.Choice().At
	if wave, ok := s.Choice().ExampleOf(); !ok || wave != 3 || s.Map().Of(first).Plies != 3 {
		t.Errorf("row 3 chooses a position in %d, said to be of wave %d", s.Map().Of(first).Plies, wave)
	}
	if s.Do(s.Another()); s.Choice().At == first || s.Map().Of(s.Choice().At).Plies != 3 {
		t.Errorf("another than %d is %d", first, s.Choice().At)
	}
	s.Do(s.Example(11))
	if _, ok := s.Choice().ExampleOf(); ok || !s.Map().Of(s.Choice().At).Drawn() {
		t.Error("the last row chooses what is no draw, or an example of a wave")
	}
	s.Do(s.Pass(4))
	at, said := s.Choice().At, len(s.said)
	if s.Do(s.Example(8)); s.Choice().At != at || len(s.said) != said {
		t.Error("an example of what is not known was chosen")
	}
	s.Do(s.Choose(first))
	if _, ok := s.Choice().ExampleOf(); ok {
		t.Error("a position that was chosen by itself is an example")
	}
}

// A position that is chosen is told, and is in sight.
func TestChosenPositionIsTold(t *testing.T) {
	s := perform(t, "p="+trap)
	to := s.Map().Cross(s.Choice().At, 1)
	s.Do(s.Choose(to))
	if s.lastSaid() != atlas.SayPosition || len(s.revealed) != 1 || s.revealed[0] != s.Map().Spot(to) {
		t.Errorf("said %v, revealed %v", s.said, s.revealed)
	}
	if s.Choice().Good() != 1 {
		t.Errorf("%d moves win in a position won in 9", s.Choice().Good())
	}
}
