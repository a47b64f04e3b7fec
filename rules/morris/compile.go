package morris

import (
	"math/bits"
	"slices"
	"strings"
)

// Compile prepares a board for play. It panics when the data contradicts itself: boards are part of the
// program and a test compiles them all.
func Compile(b Board) *Game {
	g := &Game{board: b, points: strings.Fields(b.Points)}
	g.check(len(g.points) <= 16, "has more than 16 points")
	for i, name := range g.points {
		g.check(!strings.Contains(name, "-") && !slices.Contains(g.points[:i], name), "has a bad point "+name)
	}
	for _, name := range strings.Fields(b.Barred) {
		g.barred |= 1 << g.point(name)
	}
	g.start = State{Hand: [2]uint8{uint8(b.Pawns), uint8(b.Pawns)}}
	g.checkRoom()
	g.set()
	g.links, g.hops = make([]uint16, len(g.points)), make([][]hop, len(g.points))
	for _, names := range linesOf(b.Lines) {
		line := g.line(names)
		g.check(distinct(line), "has a line through a point twice")
		g.draw(line)
		g.win(line)
	}
	for _, names := range linesOf(b.Paths) {
		path := g.line(names)
		g.check(distinct(path[1:]) && distinct(path[:len(path)-1]), "has a path through a point twice")
		g.draw(path)
	}
	for _, names := range linesOf(b.Wins) {
		line := g.line(names)
		g.check(distinct(line), "has a line through a point twice")
		g.win(line)
	}
	g.check(len(g.wins[0]) > 0 && len(g.wins[1]) > 0, "has no line that wins")
	for p, links := range g.links {
		g.check(links != 0 || b.Motion == Fly, "has no line to "+g.points[p])
	}
	g.compileSteps()
	return g
}

// check panics unless good holds for the board.
func (g *Game) check(good bool, fault string) {
	if !good {
		panic("morris: " + g.board.ID + " " + fault)
	}
}

// checkRoom checks that there is a point for every pawn to be placed on, and that the pawns in hand fit the one
// digit of a position's text.
func (g *Game) checkRoom() {
	pawns, room := g.board.Pawns, len(g.points)-bits.OnesCount16(g.barred)
	g.check(pawns >= 1 && pawns <= 9 && 2*pawns <= room, "has no room for its pawns")
}

// set places the pawns of the start.
func (g *Game) set() {
	if g.board.Start == "" {
		return
	}
	g.check(len(g.board.Start) == len(g.points), "has a start of another size")
	g.check(g.barred == 0, "bars points, but nothing is placed")
	for p, c := range []byte(g.board.Start) {
		side := strings.IndexByte(sides, c)
		g.check(side >= 0 || c == '.', "has a start with "+string(c))
		if side >= 0 {
			g.start.Pawns[side] |= 1 << p
		}
	}
	g.start.Hand = [2]uint8{}
	for _, pawns := range g.start.Pawns {
		g.check(bits.OnesCount16(pawns) == g.board.Pawns, "starts with pawns too many or too few")
	}
}

// point returns the number of a point.
func (g *Game) point(name string) int {
	p := slices.Index(g.points, name)
	g.check(p >= 0, "has no point "+name)
	return p
}

func (g *Game) line(names []string) []int {
	g.check(len(names) >= 2, "has a line too short")
	line := make([]int, len(names))
	for i, name := range names {
		line[i] = g.point(name)
	}
	return line
}

func distinct(line []int) bool {
	sorted := slices.Sorted(slices.Values(line))
	return len(slices.Compact(sorted)) == len(line)
}

// draw links the points of a drawn line.
func (g *Game) draw(line []int) {
	g.lines = append(g.lines, line)
	for i, p := range line[1:] {
		g.links[p] |= 1 << line[i]
		g.links[line[i]] |= 1 << p
		if g.board.Motion == Jump && i > 0 {
			from := line[i-1]
			g.hops[from] = append(g.hops[from], hop{over: line[i], to: p})
			g.hops[p] = append(g.hops[p], hop{over: line[i], to: from})
		}
	}
}

// win adds a winning line, except for a side whose pawns stand on it in the start.
func (g *Game) win(line []int) {
	var mask uint16
	for _, p := range line {
		mask |= 1 << p
	}
	for side, pawns := range g.start.Pawns {
		if pawns&mask != mask {
			g.wins[side] = append(g.wins[side], line)
			g.masks[side] = append(g.masks[side], mask)
		}
	}
}

// compileSteps lists every placement and every move that some position of the board may have.
func (g *Game) compileSteps() {
	for to := range g.points {
		if g.barred&(1<<to) == 0 {
			g.places = append(g.places, Step{-1, int8(to)})
		}
		for from := range g.points {
			if from != to && (g.board.Motion == Fly || g.links[from]&(1<<to) != 0 || g.over(from, to) >= 0) {
				g.slides = append(g.slides, Step{int8(from), int8(to)})
			}
		}
	}
	g.sortByText(g.places)
	g.sortByText(g.slides)
}

// sortByText sorts steps by their texts.
func (g *Game) sortByText(steps []Step) {
	of, texts := map[string]Step{}, make([]string, len(steps))
	for i, step := range steps {
		texts[i] = string(g.Text(step))
		of[texts[i]] = step
	}
	slices.Sort(texts)
	for i, text := range texts {
		steps[i] = of[text]
	}
}
