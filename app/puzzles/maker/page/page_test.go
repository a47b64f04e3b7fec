package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
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
	boards := games.Boards(games.All())
	k := &Kind{site: &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: lang}, games: boards}
	k.session = maker.New(maker.Environment{
		Games: board.Registry(boards), Machine: fake{line}, Redraw: func() {},
	})
	if position != "" {
		if err := k.session.Enter(asked.Position(game, rules.Setup{Variant: variant}, position)); err != nil {
			t.Fatal(err)
		}
		k.session.Choose(question)
		if question >= 0 {
			k.session.Prove()
		}
	}
	return app.HTMLString(k.Page(nav.MakeRoute))
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
		{"", "", "", 0, "", "Il n’y a pas de position.", "There is no position."},
		{"tapatan", "tapatan", ".r.o....o r o1r2", -1, "", "Choisissez la question", "Choose the question"},
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

// Of every game it is said who is to move, once.
func TestWhoIsToMove(t *testing.T) {
	for position, c := range map[string]struct{ game, variant, says string }{
		".r.o....o r o1r2":        {"tapatan", "tapatan", "Rouge"},
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
