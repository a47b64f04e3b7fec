package paper

import (
	"encoding/json"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/paper/sheet"
)

// stocks returns all sheets in each language.
func stocks() map[i18n.Lang]*Stock {
	all := map[i18n.Lang]*Stock{}
	for _, lang := range i18n.Langs() {
		all[lang] = StockOf(lang, games.Boards(games.All()))
	}
	return all
}

// each calls do with each sheet in each language.
func each(t *testing.T, do func(t *testing.T, s *board.Sheet)) {
	for lang, stock := range stocks() {
		for _, g := range stock.Groups {
			for i := range g.Sheets {
				t.Run(string(lang)+" "+g.Sheets[i].ID, func(t *testing.T) { do(t, &g.Sheets[i]) })
			}
		}
	}
}

// There are the same sheets in each language, each with a name of its own in words, in the order of the games.
func TestSheets(t *testing.T) {
	const want = "tapatan: tapatan tapatan-regle roue triangle picaria famille-regles; classe: match allumettes; " +
		"hyle: hyle hyle-pions hyle-regle; entropy: entropy entropy-pions entropy-regle; " +
		"domino: dominos zone domino-regle; " +
		"stratege: stratege-1 stratege-2 pions-blancs pions-verts stratege-regle"
	for lang, stock := range stocks() {
		var groups []string
		titles := map[string]bool{}
		for _, g := range stock.Groups {
			line := g.ID + ":"
			for _, s := range g.Sheets {
				line += " " + s.ID
				if s.Name == "" || s.Says == "" || titles[s.Title] {
					t.Errorf("%s: the sheet %s is called %q, %q", lang, s.ID, s.Name, s.Title)
				}
				titles[s.Title] = true
			}
			groups = append(groups, line)
		}
		if got := strings.Join(groups, "; "); got != want {
			t.Errorf("%s: %s", lang, got)
		}
		if stock.Count() != 22 {
			t.Errorf("%s: %d sheets", lang, stock.Count())
		}
	}
}

// What is drawn stands where both papers have room for it, and leaves the corner with the code free.
func TestSheetsFitThePaper(t *testing.T) {
	each(t, func(t *testing.T, s *board.Sheet) {
		for _, shape := range shapesOf(t, s.Body) {
			if shape.left < sheet.Left || shape.right > sheet.Right || shape.top < sheet.Top || shape.bottom > sheet.Bottom {
				t.Errorf("%s %q goes from %.1f, %.1f to %.1f, %.1f", shape.tag, shape.text,
					shape.left, shape.top, shape.right, shape.bottom)
			}
			if s.Code != "" && shape.right > 164 && shape.bottom > 230 {
				t.Errorf("%s %q stands where the code is", shape.tag, shape.text)
			}
			if s.Code != "" && shape.bottom > 251 {
				t.Errorf("%s %q stands where the address is", shape.tag, shape.text)
			}
		}
	})
}

// What is cut out of a sheet has nothing on its back that would be lost.
func TestScissorsTakeNothingFromTheBack(t *testing.T) {
	pairs := 0
	for _, stock := range stocks() {
		each := func(do func(s *board.Sheet)) {
			for _, g := range stock.Groups {
				for i := range g.Sheets {
					do(&g.Sheets[i])
				}
			}
		}
		each(func(back *board.Sheet) {
			for _, id := range back.Back {
				front, ok := stock.Sheet(id)
				if !ok {
					t.Fatalf("%s goes to the back of %s, which is no sheet", back.ID, id)
				}
				pairs++
				wantUncut(t, front, back)
			}
		})
	}
	if pairs < 14 {
		t.Errorf("%d pairs", pairs)
	}
}

func wantUncut(t *testing.T, front, back *board.Sheet) {
	t.Helper()
	behind := shapesOf(t, back.Body)
	behind = append(behind, shape{text: "the address", left: 14, right: 163, top: 251, bottom: 262},
		shape{text: "the code", left: 168, right: 196, top: 233, bottom: 261})
	for _, cut := range shapesOf(t, front.Body) {
		if !cut.isCut() {
			continue
		}
		left, right := 210-cut.right, 210-cut.left
		for _, s := range behind {
			if s.right > left && s.left < right && s.bottom > cut.top && s.top < cut.bottom {
				t.Errorf("%s: what is cut out at %.0f, %.0f has %s %q of %s on its back", front.ID, cut.left, cut.top,
					s.tag, s.text, back.ID)
			}
		}
	}
}

var (
	variables = regexp.MustCompile(`var\(--([a-z0-9-]+)\)`)
	colours   = regexp.MustCompile(`(?:fill|stroke)="([^"]*)"`)
)

// A drawing uses black, white, grey and the paints, which printing in black and white can change.
func TestSheetsUseThePaints(t *testing.T) {
	each(t, func(t *testing.T, s *board.Sheet) {
		for _, found := range colours.FindAllStringSubmatch(s.Body, -1) {
			switch colour := found[1]; colour {
			case "none", string(sheet.Black), string(sheet.White), string(sheet.Grey):
			default:
				if name := variables.FindStringSubmatch(colour); name == nil || !strings.HasPrefix(name[1], "pa-") {
					t.Errorf("%s", colour)
				}
			}
		}
	})
}

// of returns the French sheet with an id, as shapes.
func of(t *testing.T, id string) []shape {
	t.Helper()
	s, ok := StockOf(i18n.French, games.Boards(games.All())).Sheet(id)
	if !ok {
		t.Fatalf("there is no sheet %s", id)
	}
	return shapesOf(t, s.Body)
}

// count returns how many shapes are of a tag and a size.
func count(shapes []shape, tag string, width, height float64) (n int) {
	for i := range shapes {
		s := &shapes[i]
		if s.tag == tag && math.Abs(s.width()-width) < .01 && math.Abs(s.height()-height) < .01 {
			n++
		}
	}
	return n
}

// The boards and pieces have their sizes, and there are as many as the games need.
func TestSizes(t *testing.T) {
	for _, want := range []struct {
		id, tag       string
		width, height float64
		n             int
	}{
		{"tapatan", "rect", 150, 150, 1},
		{"tapatan", "circle", 22, 22, 9},
		{"tapatan", "circle", 20, 20, 6},
		{"roue", "circle", 22, 22, 9},
		{"triangle", "circle", 22, 22, 7},
		{"picaria", "circle", 22, 22, 13},
		{"hyle", "rect", 176, 176, 1},
		{"hyle-pions", "circle", 25, 25, 25},
		{"entropy", "rect", 30, 30, 25},
		{"entropy-pions", "circle", 26, 26, 14},
		{"dominos", "rect", 46, 23, 28},
		{"pions-blancs", "rect", 28, 74, 18},
		{"pions-verts", "rect", 28, 74, 18},
		{"allumettes", "rect", 88, 46, 8},
		{"stratege-1", "line", 0, 232, 1}, // where it is cut
		{"stratege-2", "line", 0, 232, 1},
	} {
		if got := count(of(t, want.id), want.tag, want.width, want.height); got != want.n {
			t.Errorf("%s has %d of %g × %g mm, want %d", want.id, got, want.width, want.height, want.n)
		}
	}
}

// The halves of the wide board are joined 200 mm from the edge of the first, without a gap: each row goes on, and each
// place stands once.
func TestHalvesJoin(t *testing.T) {
	left, right := of(t, "stratege-1"), of(t, "stratege-2")
	const shift = 190.0
	joined := func(shapes []shape) float64 {
		for _, s := range shapes {
			if s.tag == "line" && s.attr["stroke-dasharray"] != "" && s.height() > 200 {
				return s.left
			}
		}
		return 0
	}
	if l, r := joined(left), joined(right); l != 200 || r != l-shift {
		t.Errorf("the halves are joined at %g and %g", l, r)
	}
	places := map[[2]int]bool{}
	add := func(shapes []shape, shift float64) {
		for _, s := range shapes {
			if s.tag == "circle" && s.width() < 8 {
				at := [2]int{int(math.Round(s.left + s.right + 2*shift)), int(math.Round(s.top + s.bottom))}
				if places[at] {
					t.Errorf("a place stands twice at %v", at)
				}
				places[at] = true
			}
		}
	}
	add(left, 0)
	add(right, shift)
	if len(places) != 110 {
		t.Errorf("%d places", len(places))
	}
}

// Pieces that are cut out do not overlap.
func TestCutsAreApart(t *testing.T) {
	each(t, func(t *testing.T, s *board.Sheet) {
		cuts := slices.DeleteFunc(shapesOf(t, s.Body), func(s shape) bool { return !s.isCut() || s.tag == "line" })
		for i, a := range cuts {
			for _, b := range cuts[i+1:] {
				if a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom {
					t.Errorf("cuts at %.1f, %.1f and %.1f, %.1f overlap", a.left, a.top, b.left, b.top)
				}
			}
		}
	})
}

// What is printed goes through the file that the page fetches.
func TestStockAsAFile(t *testing.T) {
	for lang, stock := range stocks() {
		text, err := json.Marshal(stock)
		if err != nil {
			t.Fatal(err)
		}
		back := &Stock{}
		if err := json.Unmarshal(text, back); err != nil {
			t.Fatal(err)
		}
		again, _ := json.Marshal(back)
		if string(again) != string(text) || back.Count() != stock.Count() {
			t.Errorf("%s: another stock comes back", lang)
		}
		t.Logf("%s: %d bytes", lang, len(text))
	}
}
