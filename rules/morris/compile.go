package morris

import (
	"math/bits"
	"slices"
	"strings"
)

// Compile prepares a board for play. It panics where Build refuses it: the boards of the family are part of the
// program, and a test compiles them all.
func Compile(b Board) *Game {
	g, err := Build(b)
	if err != nil {
		panic("morris: " + b.ID + ": " + err.Error())
	}
	return g
}

// Build prepares a board for play. The error is [Faults], all that it has.
func Build(b Board) (*Game, error) {
	c := &compiler{Game: &Game{board: b, points: strings.Fields(b.Points)}}
	c.checkPoints()
	c.barred, c.closed = c.set("Barred", b.Barred), c.set("First", b.First)
	c.start = State{Hand: [2]uint8{uint8(b.Pawns), uint8(b.Pawns)}}
	c.checkRoom()
	c.place()
	c.links, c.hops = make([]uint16, len(c.points)), make([][]hop, len(c.points))
	c.compileLines()
	if len(c.faults) > 0 {
		return nil, c.faults
	}
	c.compileSteps()
	if c.Over(c.start) {
		return nil, Faults{{Flaw: NowhereToGo}}
	}
	return c.Game, nil
}

// A compiler is a game in the making.
type compiler struct {
	*Game
	faults Faults
}

// check notes a fault unless good holds.
func (c *compiler) check(good bool, fault Fault) {
	if !good {
		c.faults = append(c.faults, &fault)
	}
}

func (c *compiler) checkPoints() {
	c.check(len(c.points) <= MaxPoints, Fault{Flaw: ManyPoints, Field: "Points"})
	c.points = c.points[:min(len(c.points), MaxPoints)]
	for i, name := range c.points {
		c.check(!strings.ContainsAny(name, "-,"), Fault{Flaw: BadPoint, Field: "Points", Points: []string{name}})
		c.check(!slices.Contains(c.points[:i], name), Fault{Flaw: SamePoint, Field: "Points", Points: []string{name}})
	}
}

// checkRoom checks that there is a point for every pawn to be placed on, and that the pawns in hand fit the one
// digit of a position's text.
func (c *compiler) checkRoom() {
	pawns, room := c.board.Pawns, len(c.points)-bits.OnesCount16(c.barred)
	c.check(pawns >= 1 && pawns <= MaxPawns, Fault{Flaw: PawnCount, Field: "Pawns"})
	first := len(c.points) - bits.OnesCount16(c.barred|c.closed)
	c.check(2*pawns <= room && first > 0, Fault{Flaw: NoRoom, Field: "Points"})
}

// place places the pawns of the start.
func (c *compiler) place() {
	start := c.board.Start
	if start == "" {
		return
	}
	c.check(c.barred|c.closed == 0, Fault{Flaw: ClosedInSet, Field: "Start"})
	if len(start) != len(c.points) || strings.Trim(start, sides+".") != "" {
		c.check(false, Fault{Flaw: BadStart, Field: "Start"})
		return
	}
	for p, letter := range []byte(start) {
		if side := strings.IndexByte(sides, letter); side >= 0 {
			c.start.Pawns[side] |= 1 << p
		}
	}
	c.start.Hand = [2]uint8{}
	for side, pawns := range c.start.Pawns {
		c.check(bits.OnesCount16(pawns) == c.board.Pawns,
			Fault{Flaw: StartCount, Field: "Start", Points: []string{sides[side : side+1]}})
	}
}

func (c *compiler) compileLines() {
	for i, names := range linesOf(c.board.Lines) {
		if line := c.line("Lines", i, names, inRow); line != nil {
			c.draw(line)
			c.win(line)
		}
	}
	for i, names := range linesOf(c.board.Paths) {
		if path := c.line("Paths", i, names, 2); path != nil {
			c.draw(path)
			c.paths++
		}
	}
	for i, names := range linesOf(c.board.Wins) {
		if line := c.line("Wins", i, names, inRow); line != nil {
			c.bands = append(c.bands, line)
			c.win(line)
		}
	}
	c.check(len(c.wins[0]) > 0 && len(c.wins[1]) > 0, Fault{Flaw: NoLine, Field: "Lines"})
	for p, links := range c.links {
		c.check(links != 0 || c.board.Motion == Fly, Fault{Flaw: Unlinked, Field: "Points", Points: c.points[p : p+1]})
	}
}

// set returns points of a field, by their names.
func (c *compiler) set(field, names string) (set uint16) {
	for _, name := range strings.Fields(names) {
		if p := c.point(field, 0, name); p >= 0 {
			set |= 1 << p
		}
	}
	return set
}

// point returns the number of a point that a line of a field names, -1 where there is none.
func (c *compiler) point(field string, number int, name string) int {
	p := slices.Index(c.points, name)
	c.check(p >= 0, Fault{Flaw: NoSuchPoint, Field: field, Number: number, Points: []string{name}})
	return p
}

// line returns the points of a line of a field, nil where it has a fault.
func (c *compiler) line(field string, number int, names []string, least int) []int {
	line := make([]int, len(names))
	for i, name := range names {
		if line[i] = c.point(field, number, name); line[i] < 0 {
			return nil
		}
	}
	short, closed := ShortLine, false
	if field == "Paths" {
		short, closed = ShortPath, len(line) > inRow && line[0] == line[len(line)-1]
	}
	once := line
	if closed {
		once = line[1:]
	}
	switch {
	case len(line) < least:
		c.check(false, Fault{Flaw: short, Field: field, Number: number, Points: names})
		return nil
	case !distinct(once):
		c.check(false, Fault{Flaw: PointTwice, Field: field, Number: number, Points: names})
		return nil
	}
	return line
}

func distinct(line []int) bool {
	sorted := slices.Clone(line) // slices.Sorted of its values would be more to download
	slices.Sort(sorted)
	return len(slices.Compact(sorted)) == len(line)
}

// draw links the points of a drawn line.
func (g *Game) draw(line []int) {
	g.lines = append(g.lines, line)
	for i, p := range line[1:] {
		g.links[p] |= 1 << line[i]
		g.links[line[i]] |= 1 << p
		if i > 0 {
			g.hop(line[i-1], line[i], p)
		}
	}
	if last := len(line) - 1; line[0] == line[last] {
		g.hop(line[last-1], line[0], line[1])
	}
}

// hop adds the jump over a point and back, on a board that has jumps.
func (g *Game) hop(from, over, to int) {
	if g.board.Motion == Jump {
		g.hops[from] = append(g.hops[from], hop{over: over, to: to})
		g.hops[to] = append(g.hops[to], hop{over: over, to: from})
	}
}

// win adds the winning lines of a line, three points in succession each, except for a side whose pawns stand on one in
// the start.
func (g *Game) win(line []int) {
	for _, three := range windows(line, inRow) {
		var mask uint16
		for _, p := range three {
			mask |= 1 << p
		}
		for side, pawns := range g.start.Pawns {
			if pawns&mask != mask && !slices.Contains(g.masks[side], mask) {
				g.wins[side] = append(g.wins[side], three)
				g.masks[side] = append(g.masks[side], mask)
			}
		}
	}
}

// windows returns what stands in succession on a line, so many points each.
func windows(line []int, size int) (all [][]int) {
	for i := size; i <= len(line); i++ {
		all = append(all, line[i-size:i])
	}
	return all
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
