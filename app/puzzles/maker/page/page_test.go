package page

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/asked"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles/maker"
	"tablier/app/shell"
	"tablier/rules"
)

// A fake machine answers what it is told to.
type fake struct{ line string }

func (m fake) Ask(_ protocol.Request, heard func(uint64), done func(string, error)) {
	heard(12_345)
	switch m.line {
	case "":
	case refused:
		done("", &protocol.Error{Code: protocol.CodeField})
	default:
		done(`{"id":1,"composed":`+m.line+`}`, nil)
	}
}

func (fake) Stop() {}

// refused stands for the answer that a question cannot be asked.
const refused = "refused"

// drawn returns the page in a language at a position, after the machine has answered a question.
func drawn(t *testing.T, lang i18n.Lang, game, variant, position string, question int, line string) string {
	t.Helper()
	k := stageAt(t, lang, game, variant, position, line)
	if question >= 0 {
		k.session.Choose(question)
		k.session.Prove()
	}
	return app.HTMLString(k.Page(nav.MakeRoute))
}

// stageAt returns the page in a language at a position of which something can be asked, if that is not empty; the
// machine will answer with a line.
func stageAt(t *testing.T, lang i18n.Lang, game, variant, position, line string) *Kind {
	t.Helper()
	boards := games.Boards(games.All())
	k := &Kind{site: &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang}, games: boards}
	k.session = maker.New(maker.Environment{
		Games: board.Registry(boards), Machine: fake{line}, Redraw: func() {},
	})
	if position == "" {
		return k
	}
	err := k.session.Enter(asked.Position(game, rules.Setup{Variant: variant}, position))
	if (err != nil) != k.session.Mute() {
		t.Fatal(err)
	}
	return k
}

// Each state and each kind of answer is said, in both languages.
func TestWhatIsProvedIsSaid(t *testing.T) {
	const hidden = "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 11122233444555666"
	for _, c := range []struct {
		game, variant, position string
		question                int
		line                    string
		french, english         string
	}{
		{"", "", "", -1, "", "Il n’y a pas de position.", "There is no position."},
		{"tapatan", "tapatan", ".r.o....o r o1r2", -1, "", "Choisissez la question", "Choose the question"},
		{
			"stratege", "stratege", settingUp(t), -1, "", "Aucun problème ne vient de cette position.",
			"No puzzle comes of this position.",
		},
		{"tapatan", "tapatan", ".r.o....o r o1r2", 1, "", "Preuve en cours.", "Proving."},
		{
			"tapatan", "tapatan", ".r.o....o r o1r2", 1, `{"puzzle":"win\ttapatan\t.r.o....o r o1r2\tl6:3 l4:1 w5:2 l4:2 l6:0 ` +
				`l10:0\tb2 b3 a3 a2-a1 b1-c1\t4 0","right":["b2"],"alike":1}`,
			"Une seule réponse : b2.", "loses in 3, reply c1",
		},
		{"tapatan", "tapatan", ".r.o....o r o1r2", 2, `{"puzzle":""}`, "Il n’y a pas de nulle à garder.",
			"There is no draw to hold."},
		{
			"tapatan", "tapatan", "o.r.o..r. o o1r1", 1, `{"puzzle":"win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1` +
				`\tc2 a2 c2-c3\t0 0","right":["c2","c3"],"alike":2}`,
			"aucun niveau ne le résout", "Several answers: c2 and c3.",
		},
		{
			"tapatan", "tapatan", "o.r.o..r. o o1r1", 1, `{"puzzle":"win+\ttapatan\to.r.o..r. o o1r1\tl10:0 d:0 l6:0 w3:0 w1` +
				`\tc2 a2 c2-c3\t0 0","right":["c2","c3"],"alike":1}`,
			"à une symétrie près : c2 ou c3.", "One answer, up to symmetry: c2 or c3.",
		},
		{
			"entropy", "entropy", "wbw2/b1bbw/w3b/1bww1/1w1b1 w", 0, `{"puzzle":"","right":["a5-a4"],"open":12,"depth":4}`,
			"Aucun autre coup ne gagne en 2 coups ou moins.", "the others have not been proved.",
		},
		{
			"tapatan", "tapatan", ".r.o....o r o1r2", 0, `{"puzzle":"","right":["b2","a3"],"open":3,"final":true}`,
			"La suite est trop grande pour être prouvée.", "b2 and a3 win; the others have not been proved.",
		},
		{
			"tapatan", "tapatan", ".r.o....o r o1r2", 0, refused, "Cette question ne se pose pas dans cette position.",
			"Choose another question, or another position.",
		},
		{
			"hyle", "3", "abc/b1a/c2 c=a", 0, `{"puzzle":"points\t3\tabc/b1a/c2 c=a\t0 52 130\t-\t3 0","right":["x"],` +
				`"alike":1,"mean":-1250}`, "−12,5 points en moyenne", "loses 0.5",
		},
		{
			"stratege", "stratege", hidden, 0, `{"puzzle":"forces e9\tstratege\t` + hidden + `\t3\t-\t4 1","alike":1,` +
				`"subjects":["e9"]}`, "Une seule réponse : 3.", "By counting.",
		},
	} {
		for lang, want := range map[i18n.Lang]string{i18n.French: c.french, i18n.English: c.english} {
			if html := drawn(t, lang, c.game, c.variant, c.position, c.question, c.line); !strings.Contains(html, want) {
				t.Errorf("%s: %q is not said in\n%s", c.position, want, html)
			}
		}
	}
}

// settingUp returns the position in which Le Stratège begins: pawns are still to be placed.
func settingUp(t *testing.T) string {
	t.Helper()
	start, err := board.ByID(games.Boards(games.All()), "stratege").Spec.New(rules.Setup{Variant: "stratege"})
	if err != nil {
		t.Fatal(err)
	}
	return start.String()
}

// The board says what stands on which point, in the words of the game and not in its notation; with the answer on it,
// the answer as well.
func TestBoardIsSaid(t *testing.T) {
	const solved = `{"puzzle":"win\ttapatan\t.r.o....o r o1r2\tl6:3 l4:1 w5:2 l4:2 l6:0 ` +
		`l10:0\tb2 b3 a3 a2-a1 b1-c1\t4 0","right":["b2"],"alike":1}`
	for _, c := range []struct{ game, variant, position, says string }{
		{"tapatan", "tapatan", ".r.o....o r o1r2", "Tapatan. b1, boule (Orange) ; a2, boule (Rouge) ; " +
			"c3, boule (Rouge) ; Orange, 2 à poser ; Rouge, 1 à poser. À Orange de poser une boule."},
		{"tapatan", "tapatan", "......... o o3r3", "Tapatan. Orange, 3 à poser ; Rouge, 3 à poser. À Orange"},
		{"entropy", "entropy", "bwbbb/b3b/5/w3w/wwwbw w", "Entropy. a1, pion (Blanc), touche un ami ; a2, "},
		{"hyle", "3", "abc/b1a/c2 c=a", "Hyle, 3 × 3. a1, pion vert ; a2, pion gris"},
		{"domino", "4", "N=4 35@1,1>2,1 45@3,0>3,1 15@3,3>3,2", "Zone 4 × 4, exercice. j10, 1 du 1-5 ; j9, 5"},
	} {
		k := stageAt(t, i18n.French, c.game, c.variant, c.position, solved)
		html := app.HTMLString(k.Page(nav.MakeRoute))
		board := regexp.MustCompile(`<div [^>]*class="pm-board"[^>]*>`).FindString(html)
		if !strings.Contains(board, `aria-label="`+c.says) || strings.Contains(board, c.position) {
			t.Errorf("%s: the board is said in %s", c.game, board)
		}
	}
	k := stageAt(t, i18n.French, "tapatan", "tapatan", ".r.o....o r o1r2", solved)
	k.session.Choose(1)
	k.session.Prove()
	k.session.Shown = true
	if html := app.HTMLString(k.Page(nav.MakeRoute)); !strings.Contains(html, "poser une boule. Une seule réponse : b2.") {
		t.Errorf("the answer is not said in %s", html)
	}
}

// Of every game it is said who is to move, once: by the pieces on the board, which is drawn as who solves it sees it.
func TestWhoIsToMove(t *testing.T) {
	for position, c := range map[string]struct{ game, variant, says string }{
		".r.o....o r o1r2":        {"tapatan", "tapatan", "Orange"},
		"bwbbb/b3b/5/w3w/wwwbw w": {"entropy", "entropy", "Blanc"},
		"abc/b1a/c2 c=a":          {"hyle", "3", "Chaos"},
		"(11)/(4)g3!(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 1112223334445566 11122233444555666": {
			"stratege", "stratege", "Blanc",
		},
	} {
		k := &Kind{site: &shell.Site{Nav: nav.Paths{Root: "/"}}, games: games.Boards(games.All())}
		k.session = maker.New(maker.Environment{
			Games: board.Registry(k.games), Machine: fake{}, Redraw: func() {},
		})
		if err := k.session.Enter(asked.Position(c.game, rules.Setup{Variant: c.variant}, position)); err != nil {
			t.Errorf("%s: %v", position, err)
			continue
		}
		f := &frame{kind: k, session: k.session, lang: i18n.French, words: catalogueOf(i18n.French)}
		f.game = board.ByID(k.games, c.game)
		if says := f.turn(); strings.Count(says, c.says) != 1 {
			t.Errorf("%s: %q", position, says)
		}
	}
}

// Once something is proved, its field has the question that the page would ask, until the author words it; only then is
// it part of the puzzle. The answer is drawn on the board where that is asked for.
func TestQuestionAndAnswer(t *testing.T) {
	const proved = `{"puzzle":"win\ttapatan\t.r.o....o r o1r2\tl6:3 l4:1 w5:2 l4:2 l6:0 l10:0\tb2 b3 a3 a2-a1 b1-c1\t` +
		`4 0","right":["b2"],"alike":1}`
	k := stageAt(t, i18n.French, "tapatan", "tapatan", ".r.o....o r o1r2", proved)
	drawn := func() string { return app.HTMLString(k.Page(nav.MakeRoute)) }
	valued := func(text string) string { return `value="` + text + `"` }
	if f := k.frame(i18n.French); f.task() != "" || !strings.Contains(drawn(), `id="pm-wording"`) {
		t.Errorf("before the proof the question is %q", f.task())
	}
	k.session.Prove()
	f := k.frame(i18n.French)
	if html := drawn(); f.task() == "" || !strings.Contains(html, valued(f.task())) ||
		strings.Contains(html, `class="reply"`) {
		t.Errorf("%q is not in the field\n%s", f.task(), html)
	}
	k.session.Wording, k.session.Shown = "Que jouer ?", true
	html := drawn()
	if p, ok := k.session.Composed(); !ok || p.Question != "Que jouer ?" ||
		!strings.Contains(html, valued("Que jouer ?")) {
		t.Errorf("%+v in\n%s", p, html)
	}
	if strings.Count(html, `<g class="reply">`) != 1 ||
		!strings.Contains(html, "poser une boule. Une seule réponse : b2.") {
		t.Errorf("the answer is not drawn\n%s", html)
	}
}

// The answer of every kind of puzzle is drawn: moves as arrows, what is laid as rings, what a deduction is about.
func TestAnswersAreDrawn(t *testing.T) {
	for game, c := range map[string]struct {
		line string
		want string
	}{
		"entropy": {"win\tentropy", `class="arrow reply"`}, "domino": {"win\t4", `<g class="reply">`},
		"hyle": {"points\t3", `reply`}, "stratege": {"forces", `<g class="reply">`},
	} {
		b := board.ByID(games.Boards(games.All()), game)
		p := shippedLike(t, game, c.line)
		html := app.HTMLString(&answered{
			Lang: i18n.English, Game: b, Setup: rules.Setup{Variant: p.Variant}, Position: p.Position, Puzzle: p,
		})
		if !strings.Contains(html, c.want) {
			t.Errorf("%s, %s: no %s", game, p, c.want)
		}
	}
}

// shippedLike returns the first puzzle of the site whose line begins with a kind, or a kind that is like it.
func shippedLike(t *testing.T, game, begin string) *puzzle.Puzzle {
	t.Helper()
	text, err := os.ReadFile("../../../boards/" + game + "/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	for i := range set.Puzzles {
		if strings.HasPrefix(set.Puzzles[i].String(), begin) {
			return &set.Puzzles[i]
		}
	}
	t.Fatalf("no puzzle of %s begins with %q", game, begin)
	return nil
}
