package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
)

// A listener notes what the live regions of the status say, each time they change.
type listener struct {
	*room
	heard []string
}

// listen begins to note it.
func (r *room) listen() *listener {
	l := &listener{room: r}
	l.note()
	return l
}

// note reads the regions, which have the role of a status.
func (l *listener) note() {
	l.t.Helper()
	var regions []string
	for _, class := range []string{"said", "why"} {
		region := `<(?:div|p) (?:[^>]*class="` + class + `"[^>]*role="status"|[^>]*role="status"[^>]*class="` + class +
			`")[^>]*>(.*?)</(?:div|p)>`
		if regions = append(regions, l.found(region)...); len(regions) == 0 {
			l.t.Fatalf("no status is of the class %s", class)
		}
	}
	words := strings.Join(append(l.found(`<h2>([^<]*)</h2>\s*<p class="last-move"`),
		append(l.found(`<p class="last-move">.*?<span>([^<]*)</span>`), regions[len(regions)-1])...), " ")
	words = strings.Join(strings.Fields(words), " ")
	if len(l.heard) == 0 || l.heard[len(l.heard)-1] != words {
		l.heard = append(l.heard, words)
	}
}

// after has something happen, and listens.
func (l *listener) after(happens ...func()) {
	l.t.Helper()
	for _, happen := range happens {
		happen()
		l.note()
	}
}

func (l *listener) want(want ...string) {
	l.t.Helper()
	if !slices.Equal(l.heard, want) {
		l.t.Errorf("heard:\n  %s\nwant:\n  %s", strings.Join(l.heard, "\n  "), strings.Join(want, "\n  "))
	}
}

// Who listens hears each move, the turn and the result, each once.
func TestHeardMoves(t *testing.T) {
	l := enter(t, "tapatan").listen()
	for move := range strings.FieldsSeq("a1 a3 b1 b3 c1") {
		l.after(func() { l.touch(move) })
	}
	l.want(
		"À Orange de poser une boule. Touchez un point libre.",
		"À Rouge de poser une boule. Orange pose en a1. Touchez un point libre.",
		"À Orange de poser une boule. Rouge pose en a3. Touchez un point libre.",
		"À Rouge de poser une boule. Orange pose en b1. Touchez un point libre.",
		"À Orange de poser une boule. Rouge pose en b3. Touchez un point libre.",
		"Orange gagne. Orange pose en c1. Trois boules alignées : a1, b1, c1.",
	)
}

// Against the machine its move is heard with the turn that follows; how deep it thinks is not.
func TestHeardMachine(t *testing.T) {
	r := enter(t, "tapatan")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 2}}})
	l := r.listen()
	l.after(func() { r.touch("b2") }, r.pass,
		func() { r.answer(`{"id":` + string(r.asked) + `,"progress":{"depth":9,"ms":900,"nodes":1000}}`) },
		func() { r.says(`"best":"a1","end":"done"`) }, r.pass)
	l.want(
		"À vous de poser une boule. Touchez un point libre.",
		"Ordi réfléchit. Vous posez en b2.",
		"À vous de poser une boule. Ordi pose en a1. Touchez un point libre.",
	)
}

// Secrets, hand-overs, what chance draws and the ends of rounds are heard, each once.
func TestHeardEvents(t *testing.T) {
	r := enter(t, "bag")
	settings := r.Table().Settings()
	settings.Variant = "one"
	r.do(match.Configured{Settings: settings}, match.Restarted{})
	l := r.listen()
	l.after(r.uncover, func() { r.touch("1") }, r.uncover, func() { r.touch("2") }, r.pass)
	draw := r.Table().Match().Moves()[2]
	l.after(r.uncover, func() { r.do(match.Wrote{Text: "--"}) })
	for r.Match.Phase() == match.Interlude {
		l.after(r.pass)
	}
	ball := strings.TrimPrefix(string(draw), "=")
	points := l.heard[len(l.heard)-1]
	l.want(
		"Passez l’écran à Orange.",
		"À Orange de choisir un nombre. Les boules qui le portent compteront double.",
		"Passez l’écran à Rouge. Orange choisit un nombre.",
		"À Rouge de choisir un nombre. Orange choisit un nombre. Les boules qui le portent compteront double.",
		"Le sac donne une boule. Rouge choisit le nombre 2.",
		"Passez l’écran à Orange. Le sac donne la boule "+ball+".",
		"À Orange de prendre, ou de laisser. Le sac donne la boule "+ball+". Une boule laissée va à l’autre.",
		"Fin de la manche 1. Orange laisse la boule "+ball+" à l’autre.", // until the points have been counted
		points,
	)
	if want := "Fin de la manche 1. Orange laisse la boule " + ball +
		" à l’autre. Orange 0, Rouge "; !strings.HasPrefix(points, want) {
		t.Errorf("the end of the round is told as %q, want %q", points, want)
	}
}

// The whole position can be heard, point by point.
func TestDescribedPosition(t *testing.T) {
	r := enter(t, "tapatan")
	r.touch("a1 b2 c3 c1 a2 b3")
	r.Panel, r.tool.What = region.ToolPanel, "do-describe"
	said := r.found(`<p [^>]*id="described"[^>]*>(.*?)</p>`)
	if want := "a1, boule (Orange) ; b1, libre ; c1, boule (Rouge) ; a2, boule (Orange) ; " +
		"b2, boule (Rouge) ; c2, libre ; a3, libre ; b3, boule (Rouge) ; c3, boule (Orange)."; len(said) != 1 ||
		said[0] != want {
		t.Errorf("the position is told as %q, want %q", said, want)
	}
}

// The walk through the moves is told in English too.
func TestHistoryInEnglish(t *testing.T) {
	r := enter(t, "tapatan")
	r.Site.Lang = i18n.English
	r.touch("a1 b2 c3")
	r.do(match.WentTo{Ply: 2})
	if got := r.status(); got.Say != "Looking at move 2 of 3." || got.Last != "Red places on b2." {
		t.Errorf("the page says %q, %q", got.Say, got.Last)
	}
	page := r.html()
	for id, want := range map[string]string{"do-undo": "Undo", "do-redo": "Redo", "act-live": "Return"} {
		if !slices.ContainsFunc(r.found(`<button[^>]* id="`+id+`"[^>]*>(.*?)</button>`), func(s string) bool {
			return strings.Contains(s, want)
		}) {
			t.Errorf("%s is not called %q in\n%s", id, want, page)
		}
	}
	r.do(match.WentTo{Ply: 0})
	r.touch("b1")
	if !slices.ContainsFunc(r.found(`<button([^>]* data-line="0".*?)</button>`), func(s string) bool {
		return strings.Contains(s, "Line 1")
	}) {
		t.Error("the line left is not called Line 1")
	}
	r.do(match.LineChosen{Line: 0})
	r.wantMoves("a1 b2 c3")
}
