package page

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/sharing"
	"tablier/app/match/page/wording"
	"tablier/app/play"
	"tablier/app/steps"
	"tablier/rules"
)

// fragmentOfLink returns what a link holds after its #.
func (r *room) fragmentOfLink() string {
	r.t.Helper()
	_, fragment, ok := strings.Cut(r.sharing.Current().Link, "#")
	if !ok {
		r.t.Fatalf("the link is %q", r.sharing.Current().Link)
	}
	return fragment
}

// read returns the game that a text holds, read to its end.
func (r *room) read(text string) (match.Incoming, error) { return whole(r.sharing.Arrival.Read(text)) }

// readLink is read for what a link holds after its #.
func (r *room) readLink(fragment string) (match.Incoming, error) {
	return whole(r.kind.desk.ReadLink(fragment))
}

func whole(a sharing.Arriving, err error) (match.Incoming, error) {
	for done := a.Work == nil; err == nil && !done; {
		done, err = a.Step(steps.Plies)
	}
	if err != nil {
		return match.Incoming{}, err
	}
	return a.Incoming(), nil
}

// What cannot be opened is told in both languages, and where.
func TestRefusals(t *testing.T) {
	r := enter(t, "tapatan")
	for text, want := range map[string][2]string{
		"":                                       {"Collez d’abord un lien", "Paste a link"},
		`{"game":"tapatan","moves":["b2","b2"]}`: {"n° 2 (b2) n’est pas permis. Le point b2", "no. 2 (b2) is not allowed. "},
		`{"game":"tapatan","resigned":"third"}`:  {"Le nom « third »", "no name “third”"},
		`{"game":"tapatan","options":["x"]}`:     {"L’option « x »", "no option “x”"},
		`{"game":"tapatan","start":"....o...."}`: {"Il manque la fin de la position.", "The end of the position"},
		`{"game":"tapatan","seeds":[1]}`:         {"Les tirages de la manche 1", "The draws of round 1"},
		`{"game":"tapatan","seeds":[-1]}`:        {"le champ « seeds »", "the field “seeds”"},
		`["tapatan"]`:                            {"Ce n’est ni un lien", "This is no link"},
		"x.......":                               {"à partir du caractère 1.", "from character 1 on."},
		"1234567890":                             {"incomplet ou abîmé", "incomplete or damaged"},
		"http://localhost/tapatan/#" + strings.Repeat("9", 9): {"version plus récente", "newer version"},
		"#1" + strings.Repeat("A", 70_000):                    {"trop long", "too long"},
	} {
		_, err := r.read(text)
		for i, lang := range []i18n.Lang{i18n.French, i18n.English} {
			r.Site.Lang = lang
			if got := wording.NewRefusals(r.Messages(), r.Words()).Why(err); !strings.Contains(got, want[i]) {
				t.Errorf("%.60q, %s: %q, want %q", text, lang, got, want[i])
			}
		}
	}
}

// A record from the field is the match on the table only when it is just that: who opens an earlier moment means it.
func TestAnEarlierRecordIsOpened(t *testing.T) {
	for text, known := range map[string]bool{
		`{"game":"tapatan","moves":["b2"]}`:      false,
		`{"game":"tapatan","moves":["b2","a1"]}`: true,
		"r...o.... o o2r2":                       false,
	} {
		r := enter(t, "tapatan")
		r.touch("b2 a1")
		id := r.Table().ID()
		in, err := r.read(text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		r.kind.Receive(in)
		if got := r.Table().ID() == id; got != known {
			t.Errorf("%s is the match on the table: %t, want %t", text, got, known)
		}
	}
}

// What has happened to the match that made place is said once.
func TestArrivalIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("b2 a1")
	in, err := r.read(`{"game":"tapatan","moves":["c3"]}`)
	if err != nil {
		t.Fatal(err)
	}
	r.kind.Receive(in)
	if got := r.status().Why; !strings.HasPrefix(got, french.Share.Kept) {
		t.Errorf("the status says %q", got)
	}
	r.touch("a1")
	if got := r.status().Why; strings.Contains(got, french.Share.Kept) {
		t.Errorf("after a move the status says %q", got)
	}
}

// Colours go with the seats: who opened as Rouge is Rouge at the other screen too.
func TestColoursTravel(t *testing.T) {
	r := enter(t, "tapatan")
	settings := r.Table().Settings()
	settings.Opening = play.AlwaysSecond
	r.do(match.Configured{Settings: settings}, match.Restarted{})
	r.touch("b2")
	in, err := r.readLink(r.fragmentOfLink())
	if err != nil {
		t.Fatal(err)
	}
	other := enter(t, "tapatan")
	other.kind.Receive(in)
	if got := other.Table(); got.SeatOf(rules.First) != 1 || got.Seats() != [2]play.Seat{} {
		t.Errorf("seat %d opened, seats %+v; want seat 1, both here", got.SeatOf(rules.First), got.Seats())
	}
}

// The link is that of the match on the board, also where one of as many moves has taken its place.
func TestLinkFollowsTheMatch(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("b2")
	r.do(match.UndoPressed{})
	r.touch("a1")
	before := r.fragmentOfLink()
	r.do(match.LineChosen{Line: 0})
	after := r.fragmentOfLink()
	if before == after {
		t.Errorf("the link is still %s", after)
	}
	r = enter(t, "tapatan")
	before = r.fragmentOfLink()
	settings := r.Table().Settings()
	settings.Variant = "achi"
	r.do(match.Configured{Settings: settings})
	if after := r.fragmentOfLink(); before == after {
		t.Errorf("the link to another variant is still %s", after)
	}
}
