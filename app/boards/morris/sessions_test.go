package morris

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/lab"
	adapter "tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/watch"
	"tablier/rules"
	"tablier/rules/morris"
)

// A classroom is what the facts of the sessions are computed from.
type classroom struct {
	*testing.T
	game  *morris.Game
	core  adapter.Game
	table *retro.Table[morris.State]
}

func newClassroom(t *testing.T) classroom {
	g := morris.Compile(morris.Boards()[0])
	core := adapter.Of(g)
	table := retro.Solve[adapter.Game, morris.State](core, g.Start(), nil, func() bool { return true })
	return classroom{t, g, core, table}
}

func (c classroom) at(text string) morris.State {
	c.Helper()
	p, err := c.game.Parse(text)
	if err != nil {
		c.Fatal(err)
	}
	return p.State
}

// next returns the positions after the moves of one, in the order of the workshop, none where the game is over.
func (c classroom) next(s morris.State) (after []morris.State) {
	if c.core.End(s) != ai.Unknown {
		return nil
	}
	for _, m := range c.core.Moves(nil, s) {
		next, _, _ := c.core.Play(s, m)
		after = append(after, next)
	}
	return after
}

// levels returns how many positions a tree has at each level, and how many different ones.
func (c classroom) levels(s morris.State, depth int) (nodes, different []int) {
	level := map[morris.State]int{s: 1}
	for range depth + 1 {
		all := 0
		for _, paths := range level {
			all += paths
		}
		nodes, different = append(nodes, all), append(different, len(level))
		below := map[morris.State]int{}
		for s, paths := range level {
			for _, after := range c.next(s) {
				below[after] += paths
			}
		}
		level = below
	}
	return nodes, different
}

// number writes a number as a language does.
func number(lang i18n.Lang, n int) string {
	text, mark := strconv.Itoa(n), ","
	if lang == i18n.French {
		mark = "\u202f"
	}
	if len(text) > 3 {
		return text[:len(text)-3] + mark + text[len(text)-3:]
	}
	return text
}

// said checks that a text of a session has all of some parts, in both languages; numbers are written as each does.
func (c classroom) said(session int, of func(s board.Session) string, parts ...any) {
	c.Helper()
	for _, lang := range i18n.Langs() {
		text := of(sessions(lang)[session])
		for _, part := range parts {
			want, isText := part.(string)
			if !isText {
				want = number(lang, part.(int))
			}
			if !strings.Contains(" "+text, want) {
				c.Errorf("session %d, %s: no %q in %q", session+1, lang, want, text)
			}
		}
	}
}

func ask(question int) func(board.Session) string {
	return func(s board.Session) string {
		q := s.Questions[question-1]
		for _, row := range q.Table {
			q.Ask += " " + strings.Join(row, " ")
		}
		return q.Ask
	}
}

func answer(question int) func(board.Session) string {
	return func(s board.Session) string { return s.Questions[question-1].Answer }
}

// Four sessions take 55 minutes, and three of a project two hours; each has a link for each text, and both languages
// ask the same questions.
func TestSessions(t *testing.T) {
	french, english := sessions(i18n.French), sessions(i18n.English)
	for i, links := range [][]board.SessionLink{
		describeLinks, treeLinks, memoryLinks, attractorsLinks, chanceLinks, furtherLinks, contestLinks,
	} {
		minutes := 55
		if i >= 4 {
			minutes = 120
		}
		for _, s := range []board.Session{french[i], english[i]} {
			if s.Minutes() != minutes {
				t.Errorf("%s takes %d minutes", s.Title, s.Minutes())
			}
			mute := func(l board.SessionLink) bool { return l.Text == "" }
			if len(s.Links) != len(links) || slices.ContainsFunc(s.Links, mute) {
				t.Errorf("%s: %+v", s.Title, s.Links)
			}
			if s.For == "" || s.Known == "" || s.Observe == "" || s.Intro == "" {
				t.Errorf("%s lacks a part", s.Title)
			}
			for _, q := range s.Questions {
				if q.Ask == "" || q.Answer == "" || q.Lines == 0 && len(q.Table) == 0 {
					t.Errorf("%s: %+v", s.Title, q)
				}
			}
		}
		same := slices.EqualFunc(french[i].Questions, english[i].Questions, func(f, e board.Question) bool {
			return f.Lines == e.Lines && len(f.Table) == len(e.Table) && (f.Code == "") == (e.Code == "") &&
				(f.AnswerCode == "") == (e.AnswerCode == "")
		})
		if !same || !slices.Equal(french[i].Positions, english[i].Positions) {
			t.Errorf("session %d is not the same in both languages", i+1)
		}
	}
}

// The board has the neighbours and links of the first sheet, and each of the six moves is worth what its answers say.
func TestDescribeSession(t *testing.T) {
	c := newClassroom(t)
	links := 0
	for i, name := range c.game.Points() {
		neighbours := 0
		for j := range c.game.Points() {
			if i != j && c.game.Linked(morris.Step{From: int8(i), To: int8(j)}) {
				neighbours++
			}
		}
		if want := map[bool]int{true: 8, false: 3}[name == "b2"]; neighbours != want {
			t.Errorf("%s has %d neighbours", name, neighbours)
		}
		links += neighbours
	}
	c.said(0, answer(1), "= "+strconv.Itoa(links), strconv.Itoa(links/2))
	s := c.at(greedy)
	by := map[ai.Value][]string{}
	for _, m := range c.game.AppendMoves(nil, s) {
		after := s.Play(m)
		value, plies := c.table.Value(after.Word())
		by[value] = append(by[value], string(c.game.Text(m)))
		if value == ai.Loss && plies != 4 {
			t.Errorf("%s wins in %d", c.game.Text(m), plies+1)
		}
	}
	if !slices.Equal(by[ai.Loss], []string{"a1"}) || !slices.Equal(by[ai.Win], []string{"b3"}) ||
		!slices.Equal(by[ai.Draw], []string{"a2", "a3", "b2", "c1"}) {
		t.Errorf("the moves are worth %v", by)
	}
	// no line is threatened: the greedy rule comes to the centre
	for _, line := range c.game.Lines() {
		var own [2]int
		for _, point := range line {
			for side := range own {
				own[side] += int(s.Pawns[side] >> point & 1)
			}
		}
		if max(own[0], own[1]) > 1 {
			t.Errorf("two in line %v", line)
		}
	}
}

// The tree of the second sheet has the sizes that it says, and the values that come back.
func TestTreeSession(t *testing.T) {
	c := newClassroom(t)
	nodes, _ := c.levels(c.at(mixed), 3)
	c.said(1, ask(1), " "+strconv.Itoa(nodes[1]), " "+strconv.Itoa(nodes[2]), " "+strconv.Itoa(nodes[3]))
	all := nodes[0] + nodes[1] + nodes[2] + nodes[3]
	c.said(1, answer(1), strconv.Itoa(all), strconv.Itoa(nodes[3]))
	c.said(1, answer(4), strconv.Itoa(all))
	leaves, best, won := c.leaves(c.game.AppendMoves(nil, c.at(mixed)))
	text := map[int]string{-1: "−1", 0: "0", 1: "+1"}
	for move, values := range leaves {
		var list []string
		for _, value := range values {
			list = append(list, text[value])
		}
		for _, lang := range i18n.Langs() {
			asked := strings.ReplaceAll(sessions(lang)[1].Questions[1].Ask, "\u202f:", ":")
			if want := move + ": " + strings.Join(list, ", ") + "."; !strings.Contains(asked, want) {
				t.Errorf("%s: no %q in %q", lang, want, asked)
			}
		}
		least := text[slices.Min(values)]
		if move == "a1–a2" {
			least = "0 "
		}
		for _, lang := range i18n.Langs() {
			word := map[i18n.Lang]string{i18n.French: " après ", i18n.English: " after "}[lang]
			if got := sessions(lang)[1].Questions[1].Answer; !strings.Contains(got, strings.TrimSpace(least)+word+move) {
				t.Errorf("%s: %s is not worth %s in %q", lang, move, least, got)
			}
		}
	}
	if best != 1 || won != "b1–b2" {
		t.Errorf("the root is worth %d by %s", best, won)
	}
}

// leaves returns the exact values, for the side to move at the mixed position, after the replies to each of some moves,
// in order, and the best that comes back.
func (c classroom) leaves(moves []morris.Step) (by map[string][]int, best int, won string) {
	root := c.at(mixed)
	by, best = map[string][]int{}, -2
	for _, m := range moves {
		name := strings.ReplaceAll(string(c.game.Text(m)), "-", "–")
		for _, after := range c.next(root.Play(m)) {
			value, _ := c.table.Value(after.Word())
			by[name] = append(by[name], map[ai.Value]int{ai.Loss: -1, ai.Draw: 0, ai.Win: 1}[value])
		}
		if least := slices.Min(by[name]); least > best {
			best, won = least, name
		}
	}
	return by, best, won
}

// The numbers of paths and positions are those of the third sheet.
func TestMemorySession(t *testing.T) {
	c := newClassroom(t)
	nodes, different := c.levels(c.at(empty), 8)
	c.said(2, ask(1), nodes[3])
	c.said(2, answer(1), different[3])
	c.said(2, answer(2), nodes[4], different[4], nodes[5], different[5], different[6], c.table.Len())
	for depth := 1; depth <= 8; depth++ {
		c.said(2, ask(2), strconv.Itoa(depth), nodes[depth])
		if depth != 4 && depth != 5 {
			c.said(2, ask(2), different[depth])
		}
		if depth > 1 && nodes[depth] <= 3*nodes[depth-1] || different[depth] > different[6] {
			t.Errorf("at depth %d %d paths and %d positions", depth, nodes[depth], different[depth])
		}
	}
	paths, entries := 0, 0
	for depth := range 8 {
		paths, entries = paths+nodes[depth], entries+different[depth]
		if depth >= 6 {
			c.said(2, answer(3), paths, entries)
		}
	}
}

// The waves, totals and values are those of the fourth sheet.
func TestAttractorsSession(t *testing.T) {
	c := newClassroom(t)
	waves, total, moves := [11]int{}, map[ai.Value]int{}, 0
	for _, s := range c.table.States() {
		value, plies := c.table.Value(s.Word())
		total[value]++
		if value != ai.Draw {
			waves[plies]++
		}
		moves += len(c.next(s))
	}
	c.said(3, func(s board.Session) string { return s.Intro }, c.table.Len(), moves)
	c.said(3, ask(1), waves[0], waves[1])
	var list []string
	for wave, positions := range waves[2:] {
		list = append(list, strconv.Itoa(positions))
		c.said(3, answer(2), waves[wave])
	}
	c.said(3, ask(2), strings.Join(list[:8], ", "), " "+list[8])
	c.said(3, answer(2), total[ai.Win], total[ai.Loss], total[ai.Draw], total[ai.Win]+total[ai.Loss])
	orange := 0 // the attractor of Orange to the games that it has won
	for _, s := range c.table.States() {
		if value, _ := c.table.Value(s.Word()); value == ai.Win && s.Turn == 0 || value == ai.Loss && s.Turn == 1 {
			orange++
		}
	}
	c.said(3, func(s board.Session) string { return s.Intro }, "Attr(J, F)")
	c.said(3, answer(2), orange, "Attr(Orange, F)")
	var lost []int
	for _, after := range c.next(c.at(trap)) {
		value, plies := c.table.Value(after.Word())
		if value != ai.Win {
			t.Errorf("a move of the trap is worth %v", value)
		}
		lost = append(lost, plies)
	}
	value, plies := c.table.Value(c.at(trap).Word())
	if !slices.Equal(lost, []int{7, 5, 3}) || value != ai.Loss || plies != 8 {
		t.Errorf("the trap is %v in %d by %v", value, plies, lost)
	}
	values := map[ai.Value]int{}
	for _, after := range c.next(c.at(mixed)) {
		value, _ := c.table.Value(after.Word())
		values[value]++
	}
	if value, plies := c.table.Value(c.at(mixed).Word()); value != ai.Win || plies != 3 ||
		values[ai.Loss] != 1 || values[ai.Draw] != 2 || values[ai.Win] != 1 {
		t.Errorf("the other position is %v in %d, its moves %v", value, plies, values)
	}
}

// Alpha-beta looks at as many leaves as the fourth sheet says, in either order.
func TestPrunedLeaves(t *testing.T) {
	c := newClassroom(t)
	moves := c.game.AppendMoves(nil, c.at(mixed))
	leaves, _, won := c.leaves(moves)
	looked := func(order []string) (n int) {
		alpha := -2
		for _, move := range order {
			least := 2
			for _, value := range leaves[move] {
				n++
				if least = min(least, value); least <= alpha {
					break
				}
			}
			alpha = max(alpha, least)
		}
		return n
	}
	var order []string
	for _, m := range moves {
		order = append(order, strings.ReplaceAll(string(c.game.Text(m)), "-", "–"))
	}
	others := slices.DeleteFunc(slices.Clone(order), func(move string) bool { return move == won })
	first := append([]string{won}, others...)
	if got := [2]int{looked(order), looked(first)}; got != [2]int{8, 5} {
		t.Errorf("%d leaves are looked at", got)
	}
}

// searched returns the last step of the search that a link of a session opens, with all that it has looked at.
func (c classroom) searched(link board.SessionLink) (*lab.Window, lab.Counts) {
	c.Helper()
	asked, err := watch.Read(link.Open)
	if err != nil {
		c.Fatal(err)
	}
	subject := adapter.Subject()
	evaluation, ok := subject.Evaluation(asked.Evaluation)
	root, err := c.game.Parse(asked.Position)
	if err != nil || !ok {
		c.Fatalf("%s: %v, evaluation %q", link.Open, err, asked.Evaluation)
	}
	request := lab.Request{
		Root: root, Algorithm: lab.Algorithm(asked.Algorithm), Depth: asked.Depth, Nodes: 10_000, Evaluation: evaluation,
		Order: lab.ByRules,
	}
	for _, o := range asked.Orders {
		request.Orders = append(request.Orders, lab.Arrangement{Moves: []rules.Move{rules.Move(o.Moves[0])}})
	}
	tree, err := lab.Build(request, subject, func() bool { return true })
	if err != nil {
		c.Fatal(err)
	}
	return tree.Window(lab.View{Step: -1, Levels: 3, MaxNodes: 1000}), tree.Counts(tree.Steps())
}

// What the links of the second sheet open finds the values that stand on it, and plays its move.
func TestLinksPlayAsTheSheet(t *testing.T) {
	c := newClassroom(t)
	leaves, _, won := c.leaves(c.game.AppendMoves(nil, c.at(mixed)))
	for _, link := range treeLinks[:2] {
		w, _ := c.searched(link)
		if move := strings.ReplaceAll(string(w.Best), "-", "–"); move != won || *w.Value <= 0 {
			t.Errorf("%s plays %s for %v", link.Open, move, *w.Value)
		}
		for _, n := range w.Root.Children {
			move := strings.ReplaceAll(string(n.Move), "-", "–")
			if want := slices.Min(leaves[move]); *n.Value != float64(want) && len(n.Children[0].Children) == 0 {
				t.Errorf("%s: %s is worth %v, on the sheet %d", link.Open, move, *n.Value, want)
			}
		}
	}
	w, _ := c.searched(treeLinks[0])
	for _, n := range w.Root.Children {
		for i, leaf := range n.Children {
			if want := leaves[strings.ReplaceAll(string(n.Move), "-", "–")][i]; *leaf.Value != float64(want) {
				t.Errorf("after %s and %s: %v, on the sheet %d", n.Move, leaf.Move, *leaf.Value, want)
			}
		}
	}
}

// What the links of the fourth sheet open looks at as many leaves as the answer to its last question says.
func TestLinksPruneAsTheSheet(t *testing.T) {
	c := newClassroom(t)
	var looked []int
	for _, link := range attractorsLinks {
		if strings.Contains(link.Open, "alphabeta") {
			_, counts := c.searched(link)
			looked = append(looked, counts.Leaves)
		}
	}
	if !slices.Equal(looked, []int{8, 5}) {
		t.Errorf("%d leaves are looked at", looked)
	}
}
