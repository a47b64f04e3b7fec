package maker_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/asked"
	"tablier/app/puzzles/composed"
	"tablier/app/puzzles/maker"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// A machine keeps what it is asked, and answers when it is told to.
type machine struct {
	asked   []protocol.Request
	heard   func(uint64)
	done    func(string, error)
	stopped int
}

func (m *machine) Ask(r protocol.Request, heard func(uint64), done func(string, error)) {
	m.asked, m.heard, m.done = append(m.asked, r), heard, done
}

func (m *machine) Stop() { m.stopped++ }

// at returns a person at a position of a game.
func at(t *testing.T, game, variant, position string) (*maker.Session, *machine) {
	t.Helper()
	m := &machine{}
	s := maker.New(maker.Environment{Games: all.Games(), Machine: m, Redraw: func() {}})
	if err := s.Enter(asked.Position(game, rules.Setup{Variant: variant}, position)); err != nil {
		t.Fatal(err)
	}
	return s, m
}

const won = "win\ttapatan\t.r.o....o r o1r2\tl6:3 l4:1 w5:2 l4:2 l6:0 l10:0\tb2 b3 a3 a2-a1 b1-c1\t4 0"

// answer is the answer of the machine to a question.
func answer(line string, right []string, alike int) string {
	body := protocol.Composed{Composed: protocol.Composition{Puzzle: line, Right: right, Alike: alike, Nodes: 16_545}}
	return string(protocol.Encode(nil, "1", body))
}

// A question is asked of the machine, and what is proved becomes a puzzle with the author's words.
func TestAPuzzleIsMade(t *testing.T) {
	s, m := at(t, "tapatan", "tapatan", ".r.o....o r o1r2")
	if s.State() != maker.Ready || len(s.Questions()) != 3 || s.Code() != "" {
		t.Fatalf("state %d, %v", s.State(), s.Questions())
	}
	s.Choose(1)
	s.Prove()
	if r := m.asked[0]; r.Start != ".r.o....o r o1r2" || r.Compose.Question != "win" || r.Compose.Effort != 1 {
		t.Errorf("asked is %+v", r)
	}
	if m.heard(500); s.State() != maker.Proving || s.Nodes() != 500 {
		t.Errorf("state %d after %d positions", s.State(), s.Nodes())
	}
	m.done(answer(won, []string{"b2"}, 1), nil)
	s.Title, s.Idea = "Au centre", "Où ?"
	p, ok := s.Composed()
	if s.State() != maker.Made || !ok || p.Title != "Au centre" {
		t.Fatalf("state %d, %+v", s.State(), p)
	}
	if again, err := composed.Decode(s.Code()); err != nil || again != p {
		t.Errorf("%+v, %v", again, err)
	}
	if s.Choose(0); s.State() != maker.Ready || s.Code() != "" {
		t.Error("another question has the old answer")
	}
}

// Several answers are accepted by the author, unless they are the same up to symmetry.
func TestSeveralAnswers(t *testing.T) {
	const line = "win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1\tc2 a2 c2-c3\t1 0"
	s, m := at(t, "tapatan", "tapatan", "o.r.o..r. o o1r1")
	s.Prove()
	m.done(answer(line, []string{"c2", "c3"}, 2), nil)
	if _, ok := s.Composed(); s.State() != maker.Several || ok {
		t.Errorf("state %d", s.State())
	}
	if s.Accept(); s.State() != maker.Made || s.Code() == "" {
		t.Errorf("state %d", s.State())
	}
	s.Choose(1)
	s.Prove()
	if m.done(answer(line, []string{"c2", "c3"}, 1), nil); s.State() != maker.Made {
		t.Errorf("state %d", s.State())
	}
}

// What has not been proved is no puzzle; the author goes on, for twice as long each time.
func TestGoingOn(t *testing.T) {
	s, m := at(t, "tapatan", "tapatan", ".r.o....o r o1r2")
	var efforts []int
	for range 3 {
		s.Prove()
		efforts = append(efforts, m.asked[len(m.asked)-1].Compose.Effort)
		m.done(`{"id":1,"composed":{"puzzle":"","right":["b2"],"open":3,"nodes":9}}`, nil)
		if _, ok := s.Composed(); ok || s.State() != maker.Open {
			t.Errorf("state %d", s.State())
		}
	}
	if !slices.Equal(efforts, []int{1, 2, 4}) {
		t.Errorf("efforts %v", efforts)
	}
}

// Nothing more is asked where the machine has no room for more, or has been asked for as much as it can be.
func TestGoingOnEnds(t *testing.T) {
	s, m := at(t, "tapatan", "tapatan", ".r.o....o r o1r2")
	const open = `{"id":1,"composed":{"puzzle":"","open":3,"nodes":9}}`
	for s.Prove(); !s.Final() && len(m.asked) < 20; s.Prove() {
		m.done(open, nil)
	}
	if last := m.asked[len(m.asked)-1].Compose.Effort; last != protocol.MaxEffort || s.State() != maker.Open {
		t.Errorf("the last effort is %d, state %d", last, s.State())
	}
	s.Choose(1)
	s.Prove()
	if m.done(`{"id":1,"composed":{"puzzle":"","open":3,"final":true,"nodes":9}}`, nil); !s.Final() {
		t.Error("one can go on where there is no room")
	}
	asked := len(m.asked)
	if s.Prove(); len(m.asked) != asked {
		t.Error("what does not help is asked for")
	}
}

// A question that cannot be asked about the position is no failure of the machine.
func TestRefusals(t *testing.T) {
	s, m := at(t, "tapatan", "tapatan", ".r.o....o r o1r2")
	s.Prove()
	m.done("", &protocol.Error{Code: protocol.CodeField})
	if asked := len(m.asked); s.State() != maker.Refused || asked != 1 {
		t.Errorf("state %d", s.State())
	}
	if s.Prove(); s.State() != maker.Refused || len(m.asked) != 1 {
		t.Error("it is asked again")
	}
	s.Choose(1)
	s.Prove()
	if m.done("", &protocol.Error{Code: protocol.CodeInternal}); s.State() != maker.Failed {
		t.Errorf("state %d", s.State())
	}
}

// What the side to move does not know is neither shown nor asked of the machine.
func TestSecretsStayHidden(t *testing.T) {
	const told = "(11)/(4)g3(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 11122233444555666"
	s, m := at(t, "stratege", "stratege", told)
	if text := s.Position().String(); !strings.Contains(text, "g?") || strings.Contains(text, "g3") {
		t.Errorf("the position is %s", text)
	}
	if s.Questions()[0].Kind != puzzle.Forces {
		t.Errorf("asked is %v", s.Questions())
	}
	if s.Prove(); m.asked[0].Start != s.Position().String() {
		t.Errorf("asked about %s", m.asked[0].Start)
	}
}

// A puzzle begins without the quiet turns of its match: so does the position that is shown, whose replies are told.
func TestQuietTurnsAreDropped(t *testing.T) {
	const text = "w6!(10)/(11)/g1!(9)g1!/(11)/(11)/(11)/(11)/(11)/(11)/(11) w 99 11122233344455566 1222333444555666"
	fresh := strings.Replace(text, " 99 ", " 0 ", 1)
	s, m := at(t, "stratege", "stratege", text)
	s.Choose(1)
	s.Prove()
	m.done(answer("win\tstratege\t"+fresh+"\tw1401:0\t--\t0 0", []string{"--"}, 1), nil)
	if s.State() != maker.Made || s.Position().String() != fresh {
		t.Errorf("state %d at %s", s.State(), s.Position())
	}
}

// A proof is stopped, fails, or comes too late; a line that the rules refuse is none.
func TestProofsThatFail(t *testing.T) {
	s, m := at(t, "tapatan", "tapatan", ".r.o....o r o1r2")
	s.Prove()
	late := m.done
	if s.Stop(); m.stopped == 0 || s.State() != maker.Ready {
		t.Errorf("state %d", s.State())
	}
	if late(answer(won, []string{"b2"}, 1), nil); s.State() != maker.Ready {
		t.Error("an answer that is too late counts")
	}
	s.Prove()
	if m.done("", errors.New("dead")); s.State() != maker.Failed {
		t.Errorf("state %d", s.State())
	}
	s.Prove()
	if m.done(answer("win\ttapatan\t.r.o....o r o1r2\td:3 d:1\tb2\t4 0", nil, 1), nil); s.State() != maker.Failed {
		t.Errorf("state %d", s.State())
	}
	s.Prove()
	if m.done(answer("", nil, 0), nil); s.State() != maker.None {
		t.Errorf("state %d", s.State())
	}
}

// The questions are those of the position: deductions where something is hidden, averages where chance has a part. What
// they can be about the machine says.
func TestQuestionsOfAPosition(t *testing.T) {
	kinds := func(s *maker.Session) (list []puzzle.Kind) {
		for _, q := range s.Questions() {
			list = append(list, q.Kind)
		}
		return list
	}
	s, _ := at(t, "hyle", "3", "abc/b1a/c2 c=a")
	if got := kinds(s); !slices.Equal(got, []puzzle.Kind{puzzle.Points}) {
		t.Errorf("questions of Hyle: %v", got)
	}
	const hidden = "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 11122233444555666"
	s, m := at(t, "stratege", "stratege", hidden)
	if got := kinds(s); !slices.Equal(got, []puzzle.Kind{puzzle.Forces}) {
		t.Errorf("questions of Le Stratège: %v", got)
	}
	s.Prove()
	m.done(`{"id":1,"composed":{"puzzle":"forces e9\tstratege\t`+hidden+`\t3\t-\t4 1","alike":1,"subjects":["e9"]}}`, nil)
	if s.State() != maker.Made || s.About() != "e9" || !slices.Equal(s.Subjects(), []string{"e9"}) {
		t.Errorf("state %d, about %q of %v", s.State(), s.About(), s.Subjects())
	}
	s.Ask("e9")
	s.Prove()
	if r := m.asked[1]; r.Compose.On != "e9" {
		t.Errorf("asked is %+v", r)
	}
	if err := s.Enter(asked.Position("tapatan", rules.Setup{}, ".r.o....o r o1r2")); err != nil || s.Subjects() != nil {
		t.Errorf("another position is about %v: %v", s.Subjects(), err)
	}
}

// Where nothing that can be asked is ever proved, nothing is asked: pawns are still being placed.
func TestPositionsOfWhichNothingIsAsked(t *testing.T) {
	for game, position := range map[string]string{"stratege": settingUp(t)} {
		s, _ := at(t, "tapatan", "tapatan", ".r.o....o r o1r2")
		s.Prove()
		err := s.Enter(asked.Position(game, rules.Setup{}, position))
		if err == nil || !s.Mute() || s.State() != maker.Empty || s.Spec() != nil {
			t.Errorf("%s: state %d, mute %t, %v", position, s.State(), s.Mute(), err)
		}
	}
}

// settingUp returns a position of Le Stratège in which the second side still places its pawns.
func settingUp(t *testing.T) string {
	t.Helper()
	spec, err := all.Games().Find("stratege")
	if err != nil {
		t.Fatal(err)
	}
	m, err := conform.RandomMatch(spec, rules.Setup{}, 1, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m.Position().String()
}

// An address without a position of which a puzzle can be made is told so.
func TestNoPosition(t *testing.T) {
	s := maker.New(maker.Environment{Games: all.Games(), Machine: &machine{}, Redraw: func() {}})
	for _, address := range []string{
		"", "g=chess", "g=tapatan&v=x&p=.", "g=tapatan&v=tapatan&p=here", "g=tapatan&p=ooorr....+r+o0r1", "%",
		"g=hyle&v=3&p=abc/b1a/c2+%3F",
	} {
		if err := s.Enter(address); err == nil || s.State() != maker.Empty || s.Mute() {
			t.Errorf("%q: state %d", address, s.State())
		}
		s.Choose(0)
		s.Prove()
		s.Ask("a1")
	}
}
