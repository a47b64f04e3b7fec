package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/app/play"
	"tablier/rules"
)

func variant(name string) rules.Setup { return rules.Setup{Variant: name} }

// chosenIn returns the value of what is chosen in a list of the settings, or whether a box is ticked.
func (r *room) chosenIn(id string) string {
	r.t.Helper()
	r.Panel = region.SetupPanel
	defer r.Shut()
	list := r.found(`<select[^>]* id="` + id + `"[^>]*>(.*?)</select>`)
	if len(list) != 1 {
		r.t.Fatalf("%d lists are called %s", len(list), id)
	}
	for _, option := range strings.Split(list[0], "<option")[1:] {
		option, _, _ = strings.Cut(option, ">")
		if strings.Contains(option, " selected") && !strings.Contains(option, `selected="false"`) {
			_, value, _ := strings.Cut(option, `value="`)
			value, _, _ = strings.Cut(value, `"`)
			return value
		}
	}
	return ""
}

// What was chosen is there again when the page is opened anew, for each game by itself.
func TestSettingsAreRememberedByGame(t *testing.T) {
	storage := kept{}
	chosen := map[string]play.Settings{}
	for id, change := range map[string]func(*play.Settings){
		"tapatan": func(s *play.Settings) {
			s.Seats = [2]play.Seat{{Level: 2, Name: "Zoé"}, {Level: 5, Name: "Léo"}}
			s.Opening, s.Pace, s.Turned = play.AlwaysSecond, play.Calm, true
		},
		"bag": func(s *play.Settings) {
			s.Seats = [2]play.Seat{{Name: "Ana"}, {Level: 1, Name: "Max"}}
			s.Opening, s.Variant, s.Options = play.ChanceOpens, "one", []string{"same"}
		},
	} {
		r := open(t, id, storage)
		settings := r.Table().Settings()
		change(&settings)
		r.do(match.SatDown{Seats: settings.Seats}, match.Configured{Settings: settings},
			match.Rearranged{Settings: settings})
		chosen[id] = settings
	}
	for id, want := range chosen {
		r := open(t, id, storage)
		got := r.Table().Settings()
		if got.Seats != want.Seats || got.Opening != want.Opening || got.Pace != want.Pace || got.Turned != want.Turned ||
			got.Variant != want.Variant || !slices.Equal(got.Options, want.Options) {
			t.Errorf("%s: opened anew the settings are %+v, were %+v", id, got, want)
		}
		if got := r.chosenIn("opening"); got != string(want.Opening) {
			t.Errorf("%s: the settings say that %s opens", id, got)
		}
		if got := r.chosenIn("seat-1"); got != string(rune('0'+want.Seats[1].Level)) {
			t.Errorf("%s: the settings say that %s sits at the second seat", id, got)
		}
		r.Panel = region.SetupPanel
		if strings.Contains(r.html(), `id="next-only"`) {
			t.Errorf("%s: the rules of a match that has not begun are to wait", id)
		}
	}
}

// Other rules than those of the running match wait for the next one, and the panel says so.
func TestRulesWaitForTheNextGame(t *testing.T) {
	r := enter(t, "bag")
	r.uncover()
	r.touch("2")
	settings := r.Table().Settings()
	settings.Variant = "one"
	r.do(match.Configured{Settings: settings})
	r.Panel = region.SetupPanel
	if page := r.html(); !strings.Contains(page, `id="next-only"`) || !strings.Contains(page, `id="start-now"`) {
		t.Error("the settings do not say that the rules wait, or offer no other match")
	}
	if r.wantMoves("2"); r.Table().Match().Setup().Variant == "one" {
		t.Error("the rules of the running match have changed")
	}
	r.Restart(true)
	if got := r.found(`<h1>(.*?)</h1>`); !slices.Contains(got, r.Words().Variant("one")) {
		t.Errorf("the titles are %q", got)
	}
	r.Panel = region.SetupPanel
	if strings.Contains(r.html(), `id="next-only"`) {
		t.Error("the rules wait still")
	}
}

// While the machine thinks a person may look around, leave the page and come back, and take back: what it answers then
// is none.
func TestAroundWhileTheMachineThinks(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 6}}})
	r.touch("a1")
	thinks := func(last string) {
		t.Helper()
		r.wantStatus(french.Thinking(french.Machine), last)
		r.wantAct(wording.PlayNow)
	}
	thinks("Vous posez en a1.")
	r.touch("b2") // it is not their turn
	r.wantMoves("a1")
	r.do(match.WentTo{Ply: 0})
	if say := r.status().Say; say != french.LookingAt(0, 1) {
		t.Errorf("the page says %q", say)
	}
	r.do(match.WentTo{Ply: 1})
	thinks("Vous posez en a1.")
	r.do(match.Left{}, match.Entered{})
	thinks("Vous posez en a1.")
	r.do(match.PlayNowPressed{})
	r.says(`"best":"b2","end":"stopped"`)
	r.pass()
	r.wantMoves("a1 b2")
	r.touch("c3")
	thinks("Vous posez en c3.")
	r.do(match.UndoPressed{})
	r.wantStatus("À vous de poser une boule.", "Ordi pose en b2. Touchez un point libre.")
	r.pass()
	r.wantMoves("a1 b2")
	r.touch("c1")
	r.says(`"best":"a2","end":"done"`)
	r.pass()
	r.wantMoves("a1 b2 c1 a2")
}
