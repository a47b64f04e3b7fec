package morris

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/i18n"
	"tablier/rules"
)

// A told is what a reader knows of a game who has its rules in sentences, and nothing else.
type told struct {
	points             []string
	pawns              int
	placed             bool
	stand              [2][]string // where pawns are in place
	firstNot, noneOn   []string
	jumps, flies       bool
	lines, paths, wins [][]string
	row, long, placing bool // three in a row win, also on a longer line, also while pawns are placed
	own                [2][]string
	never, passes      bool
	times              int // a position comes that often until it is a draw
}

// A reading is a sentence as a reader expects it, and what it tells.
type reading struct {
	french, english string
	tells           func(t *told, words []string)
}

// readings are all sentences that rules are said in.
func readings() []reading {
	names := func(text string) []string { return strings.Split(text, ", ") }
	lines := func(text string) (all [][]string) {
		for line := range strings.SplitSeq(strings.ReplaceAll(text, "\u202f;", ";"), "; ") {
			all = append(all, strings.Fields(line))
		}
		return all
	}
	number := func(text string) int {
		n, err := strconv.Atoi(text)
		if err != nil {
			panic(err)
		}
		return n
	}
	step := func(*told, []string) {}
	jump := func(t *told, _ []string) { t.jumps = true }
	fly := func(t *told, _ []string) { t.flies = true }
	return []reading{
		{`Le tablier a (\d+) points : (.+)\.`, `The board has (\d+) points: (.+)\.`, func(t *told, w []string) {
			if t.points = names(w[1]); len(t.points) != number(w[0]) {
				panic("another number of points")
			}
		}},
		{`Chacun a (\d) pions, posés tour à tour sur des points libres ; le premier commence\.`,
			`Each has (\d) pawns, placed in turn on free points; First begins\.`,
			func(t *told, w []string) { t.pawns, t.placed = number(w[0]), true }},
		{`Chacun a (\d) pions, déjà en place ; le premier commence\.`,
			`Each has (\d) pawns, in place from the start; First begins\.`,
			func(t *told, w []string) { t.pawns = number(w[0]) }},
		{`Ceux du premier sont en (.+), ceux du second en (.+)\.`, `First’s are on (.+), Second’s on (.+)\.`,
			func(t *told, w []string) { t.stand = [2][]string{names(w[0]), names(w[1])} }},
		{`Le premier pion ne se pose pas en (.+)\.`, `The first pawn is not placed on (.+)\.`,
			func(t *told, w []string) { t.firstNot = names(w[0]) }},
		{`Aucun pion ne se pose en (.+) ; on peut y aller ensuite\.`,
			`No pawn is placed on (.+); pawns may move there later\.`,
			func(t *told, w []string) { t.noneOn = names(w[0]) }},
		{`Quand tous sont posés, on bouge un pion à chaque tour\.`, `Once all are placed, a pawn is moved each turn\.`, step},
		{`À chaque tour, on bouge un pion\.`, `A pawn is moved each turn\.`, step},
		{`Il va d’un pas, sur un trait, jusqu’à un point libre\.`,
			`It moves one step along a stroke, to a free point\.`, step},
		{`Il va d’un pas, sur un trait, jusqu’à un point libre, ou saute un pion voisin de l’un ou l’autre camp, ` +
			`jusqu’au point libre qui suit sur le même trait ; rien n’est pris\.`,
			`It moves one step along a stroke, to a free point, or jumps over a pawn beside it, of either side, to the ` +
				`next point of the same stroke if that is free; nothing is captured\.`, jump},
		{`Il va où l’on veut, sur un point libre\.`, `It moves anywhere, to a free point\.`, fly},
		{`Lignes, qui relient et gagnent : (.+)\.`, `Lines, which link and win: (.+)\.`,
			func(t *told, w []string) { t.lines = lines(w[0]) }},
		{`Chemins, qui relient seulement : (.+)\.`, `Paths, which only link: (.+)\.`,
			func(t *told, w []string) { t.paths = lines(w[0]) }},
		{`(?:Lignes gagnantes, qui ne relient pas|Lignes) : (.+)\.`,
			`(?:Winning lines, which do not link|Lines): (.+)\.`,
			func(t *told, w []string) { t.wins = append(t.wins, lines(w[0])...) }},
		{`Trois de suite sur une ligne gagnent aussitôt\.`, `Three in a row on a line win at once\.`,
			func(t *told, _ []string) { t.row = true }},
		{`On gagne aussi pendant la pose\.`, `One wins while placing, too\.`,
			func(t *told, _ []string) { t.placing = true }},
		{`Sur une ligne plus longue, trois points qui se suivent suffisent\.`,
			`On a longer line, three points that follow each other are enough\.`,
			func(t *told, _ []string) { t.long = true }},
		{`(\S+ \S+ \S+) ne gagne pas pour le premier, qui en part\.`,
			`(\S+ \S+ \S+) does not win for First, who begins there\.`,
			func(t *told, w []string) { t.own[0] = append(t.own[0], sortedRow(strings.Fields(w[0]))) }},
		{`(\S+ \S+ \S+) ne gagne pas pour le second, qui en part\.`,
			`(\S+ \S+ \S+) does not win for Second, who begins there\.`,
			func(t *told, w []string) { t.own[1] = append(t.own[1], sortedRow(strings.Fields(w[0]))) }},
		{`Qui ne peut plus bouger perd\.`, `Who cannot move loses\.`, step},
		{`Qui ne peut plus bouger passe, et lui seul\.`, `Who cannot move passes, and nobody else does\.`,
			func(t *told, _ []string) { t.passes = true }},
		{`Avec 2 pions, aucune ligne ne se remplit : on ne gagne qu’en bloquant\.`,
			`With 2 pawns no line is ever filled: one wins only by blocking\.`, step},
		{`Avec 2 pions, aucune ligne ne se remplit, et personne ne gagne\.`,
			`With 2 pawns no line is ever filled, and nobody wins\.`, func(t *told, _ []string) { t.never = true }},
		{`Quand tous les pions sont sur le tablier, une position revue une (\d)e fois, avec le même joueur au trait, fait ` +
			`nulle\.`,
			`Once all pawns are on the board, a position seen a (\d)(?:nd|rd) time, with the same side to move, is a draw\.`,
			func(t *told, w []string) { t.times = number(w[0]) }},
	}
}

// readLaw reads rules in a language. Each sentence must be one of those that a reader expects.
func readLaw(t *testing.T, lang i18n.Lang, sentences []string) *told {
	t.Helper()
	var all told
	for _, sentence := range sentences {
		plain := strings.NewReplacer("\u00a0", " ", "\u202f", " ").Replace(sentence)
		read := 0
		for _, r := range readings() {
			pattern := r.french
			if lang == i18n.English {
				pattern = r.english
			}
			words := regexp.MustCompile(`^` + pattern + `$`).FindStringSubmatch(plain)
			if words != nil {
				r.tells(&all, words[1:])
				read++
			}
		}
		if read != 1 {
			t.Fatalf("%s: %q is read in %d ways", lang, sentence, read)
		}
	}
	return &all
}

// sortedRow writes points in one order.
func sortedRow(points []string) string {
	return strings.Join(slices.Sorted(slices.Values(points)), " ")
}

// A table is a game played by what has been told.
type table struct {
	*told
	on    map[string]int // the side whose pawn is on a point
	hand  [2]int
	turn  int
	begun bool
	seen  map[string]int
}

// begin sets the game up.
func (t *told) begin() *table {
	g := &table{told: t, on: map[string]int{}, seen: map[string]int{}}
	for side, points := range t.stand {
		for _, p := range points {
			g.on[p] = side
		}
	}
	if t.placed {
		g.hand = [2]int{t.pawns, t.pawns}
	}
	g.note()
	return g
}

// note counts how often the position has been seen, once all pawns are placed.
func (g *table) note() {
	if g.hand == [2]int{} {
		g.seen[g.text()]++
	}
}

// text writes the position.
func (g *table) text() string {
	text := strconv.Itoa(g.turn)
	for _, p := range g.points {
		mark := "."
		if side, ok := g.on[p]; ok {
			mark = "or"[side : side+1]
		}
		text += mark
	}
	return text
}

// free says whether no pawn is on a point.
func (g *table) free(point string) bool {
	_, taken := g.on[point]
	return !taken
}

// threes returns what stands in succession on lines, three each; round also where a line ends at its beginning.
func threes(lines [][]string, round bool) (all [][]string) {
	for _, line := range lines {
		for i := 3; i <= len(line); i++ {
			all = append(all, line[i-3:i])
		}
		if last := len(line) - 1; round && line[0] == line[last] {
			all = append(all, []string{line[last-1], line[0], line[1]})
		}
	}
	return all
}

// won says whether a side has a row.
func (g *table) won(side int) bool {
	if !g.row || !g.placing && g.hand != [2]int{} {
		return false
	}
	for _, three := range threes(slices.Concat(g.lines, g.wins), false) {
		mine := func(p string) bool { owner, ok := g.on[p]; return ok && owner == side }
		if mine(three[0]) && mine(three[1]) && mine(three[2]) && !slices.Contains(g.own[side], sortedRow(three)) {
			return true
		}
	}
	return false
}

// moves returns what the side to move can do.
func (g *table) moves() []rules.Move {
	found := map[rules.Move]bool{}
	if g.hand[g.turn] > 0 {
		for _, p := range g.points {
			if g.free(p) && !slices.Contains(g.noneOn, p) && (g.begun || !slices.Contains(g.firstNot, p)) {
				found[rules.Move(p)] = true
			}
		}
	}
	for from, owner := range g.on {
		if owner == g.turn && g.hand[g.turn] == 0 {
			g.reach(from, found)
		}
	}
	var list []rules.Move
	for m := range found {
		list = append(list, m)
	}
	slices.Sort(list)
	return list
}

// reach finds where a pawn can go.
func (g *table) reach(from string, found map[rules.Move]bool) {
	to := func(point string) {
		if point != from && g.free(point) {
			found[rules.Move(from+"-"+point)] = true
		}
	}
	if g.flies {
		for _, p := range g.points {
			to(p)
		}
	}
	strokes := slices.Concat(g.lines, g.paths)
	for _, stroke := range strokes {
		for i, p := range stroke[1:] {
			if before := stroke[i]; before == from {
				to(p)
			} else if p == from {
				to(before)
			}
		}
	}
	for _, three := range threes(strokes, true) {
		if g.jumps && !g.free(three[1]) && three[0] == from {
			to(three[2])
		} else if g.jumps && !g.free(three[1]) && three[2] == from {
			to(three[0])
		}
	}
}

// play plays a move.
func (g *table) play(m rules.Move) {
	from, to, slide := strings.Cut(string(m), "-")
	switch {
	case m == rules.Pass:
	case slide:
		delete(g.on, from)
		g.on[to] = g.turn
	default:
		g.on[from] = g.turn
		g.hand[g.turn]--
	}
	g.begun, g.turn = true, 1-g.turn
	g.note()
}
