package page

import (
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/wording"
	"tablier/app/play"
	"tablier/rules"
)

// Before the program runs the page says that it loads; its points can be touched.
func TestPrerenderedPageLoads(t *testing.T) {
	r := enter(t, "tapatan")
	r.Match = r.kind.runtime.Run(match.New(r.Game.Game, 1))
	r.wantStatus(french.Loading, french.LoadingWhy)
	page := r.html()
	if got := strings.Count(page, "data-point="); got != 9 || strings.Count(page, "<h1") != 1 {
		t.Errorf("%d points can be touched in\n%s", got, page)
	}
}

func TestStatusFollowsTheMatch(t *testing.T) {
	r := enter(t, "tapatan")
	r.wantStatus("À Orange de poser une boule.", "Touchez un point libre.")
	r.touch("a1")
	r.wantStatus("À Rouge de poser une boule.", "Orange pose en a1. Touchez un point libre.")
	r.touch("a1")
	r.wantStatus("À Rouge de poser une boule.", "Orange pose en a1. Touchez un point libre.")
	r.wantRefusal("Le point a1 est déjà occupé.")
	r.touch("b2 c3 c1 a2 b3 a2")
	r.wantStatus("À Orange de glisser une boule.", "Rouge pose en b3. a2 peut aller en a3.")
	r.wantRefusal("")
	r.touch("c2")
	r.wantStatus("À Orange de glisser une boule.", "Rouge pose en b3. a2 peut aller en a3.")
	r.wantRefusal("Aucune ligne ne relie a2 à c2 : on glisse d’un point au point voisin sur une ligne.")
}

func TestStatusTellsTheResult(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1 a3 b1 b3 c1")
	r.wantStatus("Orange gagne.", "Orange pose en c1. Trois boules alignées : a1, b1, c1.")
	if r.status().Act.Text != french.Rematch || r.status().Class != "status over" {
		t.Errorf("the status is %+v", r.status())
	}
	r = enter(t, "tapatan")
	r.touch("a1 a3 b1 b3 c3 c1 c3 c2 c1 b2 c2 c3 b2 c1")
	r.wantStatus("Partie nulle.",
		"Rouge glisse de b2 en c1. Cette position s’est déjà présentée, après le coup 3 de Rouge (c1).")
	r.Site.Lang = i18n.English
	r.wantStatus("A draw.", "Red slides from b2 to c1. This position has stood before, after move 3 of Red (c1).")
}

func TestResignationIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1")
	r.do(match.ResignPressed{})
	r.wantStatus("Orange gagne.", "Orange pose en a1. Rouge abandonne.")
	r = enter(t, "tapatan")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 2}}})
	r.touch("a1")
	r.do(match.ResignPressed{})
	r.wantStatus("Ordi gagne.", "Vous posez en a1. Vous abandonnez.")
}

// What it means to take back a move that has revealed something is said before it is done, and at the end; between two
// people the button can do nothing, and says why.
func TestTakingBackIsTold(t *testing.T) {
	r := enter(t, "hyle")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 1}}})
	r.pass()
	r.touch("c3")
	r.says(`"best":"--","end":"done"`)
	r.pass()
	r.pass()
	if got := r.Table().Match().Ply(); got != 4 || !r.able("do-undo") {
		t.Fatalf("after %d moves", got)
	}
	wantSaid := func(want string) {
		t.Helper()
		if why := r.status().Why; !strings.Contains(why, want) {
			t.Errorf("said is %q, want %q", why, want)
		}
	}
	r.do(match.UndoPressed{})
	wantSaid(french.RetakeAsk)
	r.do(match.WentTo{Ply: 1})
	wantSaid(french.RetakeBranch)
	r.do(match.WentTo{Ply: 4}, match.UndoPressed{}, match.UndoPressed{}, match.ResignPressed{})
	wantSaid(french.Retaken)

	r = enter(t, "hyle")
	r.pass()
	r.touch("c3")
	r.do(match.Wrote{Text: "--"})
	r.pass()
	if r.able("do-undo") {
		t.Error("two people can take back a draw")
	}
	r.do(match.UndoPressed{})
	wantSaid(french.RetakeBarred)
}

// A machine that has failed leaves the match as it is, and can be tried again.
func TestFailureIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1")
	r.do(match.HintAsked{})
	r.says(`"error":{"code":"internal","message":"out of memory"}`)
	r.wantStatus(french.MachineFailed, "Orange pose en a1. "+french.MachineFailedWhy)
	if got := r.status().Act.Text; got != french.TryAgain {
		t.Errorf("the status offers %q", got)
	}
	if got := strings.Count(r.html(), `class="point `); got != 9 {
		t.Errorf("%d points", got)
	}
}

// Against the machine it is the reader who wins, whatever they are called.
func TestResultIsToldToAPerson(t *testing.T) {
	for person, want := range []string{french.YouWin, french.Wins(french.Machine)} {
		r := enter(t, "tapatan")
		r.touch("a1 a3 b1 b3 c1")
		seats := [2]play.Seat{{Level: 2, Name: "Ordi"}, {Level: 2, Name: "Ordi"}}
		seats[person] = play.Seat{Name: "Zoé"}
		r.do(match.SatDown{Seats: seats})
		if say := r.status().Say; say != want {
			t.Errorf("it says %q, want %q", say, want)
		}
	}
}

func TestMachineIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 2}}})
	r.wantStatus("À vous de poser une boule.", "Touchez un point libre.")
	r.touch("a1")
	r.wantStatus(french.Thinking(french.Machine), "Vous posez en a1.")
	r.wantAct(wording.PlayNow)
	if s := r.status(); !s.Waits || s.Class != "status thinks" || !s.Progress {
		t.Errorf("the status is %+v", s)
	}
}

// A match between machines can be paused, stepped and told apart.
func TestMachinesOnlyAreTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.SatDown{Seats: [2]play.Seat{{Level: 2}, {Level: 3}}})
	r.wantStatus(french.Thinking("Orange"), "")
	if !strings.Contains(r.html(), french.NoPlayer) || r.able("do-step") {
		t.Error("a match between machines has no controls, or can be stepped while it runs")
	}
	r.do(match.PausePressed{})
	r.wantStatus(french.Paused, "")
	if !r.able("do-step") {
		t.Error("a paused match cannot be stepped")
	}
}

// A position of the past says which it is, and offers the way back.
func TestLookingIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1 b2 c3")
	r.do(match.WentTo{Ply: 1})
	r.wantStatus("Vous revoyez le coup 1 sur 3.",
		"Orange pose en a1. Jouer d’ici ouvre une autre ligne ; celle-ci reste gardée.")
	r.wantAct("act-live")
	r.do(match.WentTo{Ply: 0})
	r.wantStatus("Vous revoyez le départ.", "Jouer d’ici ouvre une autre ligne ; celle-ci reste gardée.")
	r.Site.Lang = i18n.English
	if got := r.status().Say; got != "Looking at the start." {
		t.Errorf("in English: %q", got)
	}
	r.Site.Lang = i18n.French
	r.touch("b2") // another line
	if got := r.status().Say; got != "À Rouge de poser une boule." {
		t.Errorf("after another move: %q", got)
	}
	if !strings.Contains(r.html(), "Revenir à la ligne 1, quittée au coup 1") {
		t.Error("the line that was left is not offered")
	}
}

// A match that goes on in another tab, or was saved by a later version, says so, and cannot be played here.
func TestElsewhereIsTold(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1")
	key := match.SaveKey("tapatan")
	r.kept[key] = strings.Replace(r.kept[key], `"score":[0,0]`, `"score":[1,0]`, 1)
	r.Match.Notice()
	r.wantStatus(french.Elsewhere, french.ElsewhereWhy)
	r.wantAct("act-here")
	if r.able("do-restart") {
		t.Error("it can be played here")
	}
	r = open(t, "tapatan", kept{key: `{"version":99}`})
	r.wantStatus(french.SavedByNewer, french.SavedByNewerWhy)
	r.wantAct("")
	if r.able("do-restart") {
		t.Error("what a later version has saved can be played here")
	}
	r = open(t, "tapatan", kept{key: `{}`})
	if r.Match.Phase() == match.OpponentMoves { // chance has had it open
		r.says(`"best":"b2"`)
		r.pass()
	}
	if got := r.status().Why; !strings.HasPrefix(got, french.SaveUnreadable) {
		t.Errorf("of a save that cannot be read the status says %q", got)
	}
}

func TestNamesAndColoursFollowTheSeat(t *testing.T) {
	r := open(t, "tapatan", kept{})
	if a, b := r.Wording().Name(0), r.Wording().Name(1); a != french.Human || b != french.Machine {
		t.Errorf("one player: %s against %s", a, b)
	}
	settings := r.Table().Settings()
	settings.Opening = play.AlwaysSecond
	r.do(match.SatDown{Seats: [2]play.Seat{{Name: "Zoé"}, {}}}, match.Configured{Settings: settings}, match.Restarted{})
	r.touch("b2")
	if got := r.html(); !strings.Contains(got, "b2, boule (Rouge)") || !strings.Contains(got, "Zoé") {
		t.Errorf("after Rouge opens on b2:\n%s", got)
	}
}

// The duel that ends a game which is not played in rounds is announced by the result.
func TestLastDuelSaysTheResult(t *testing.T) {
	r := enter(t, "stratege")
	m, err := rules.NewMatch(r.Game.Spec, rules.Setup{}, "g1(10)/w6(10)/"+strings.Repeat("(11)/", 7)+
		"(11) w 0 11122233344455566 11222333444555666")
	if err != nil {
		t.Fatal(err)
	}
	r.do(match.Arrived{Game: match.Incoming{Match: m}}, match.Uncovered{}, match.Wrote{Text: "a9xa10"})
	if r.Match.Phase() != match.Interlude || !r.Table().Result().Over() {
		t.Fatalf("phase %v of %s", r.Match.Phase(), r.Table().Match().Position())
	}
	if say := r.status().Say; say != french.Results.WinsBy(r.Wording().Name(0), 6, 0) {
		t.Errorf("the status says %q", say)
	}
}
