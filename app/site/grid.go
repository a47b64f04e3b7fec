package site

import (
	"fmt"
	"strings"

	"tablier/app/board"
)

// gridStyle returns the classes that lay the buttons of a board over its drawing: x and y say where one begins, r
// how many steps it is wide and high. The policy of the pages allows no style of an element's own.
func gridStyle() []byte {
	const steps = board.Size / board.Unit
	var b strings.Builder
	fmt.Fprintf(&b, "/* generated: the grid of %d steps over every board */\n", steps)
	fmt.Fprintf(&b, ".points, .bubbles { display: grid; "+
		"grid-template: repeat(%d, minmax(0, 1fr)) / repeat(%[1]d, minmax(0, 1fr)); }\n", steps)
	for i := range steps {
		fmt.Fprintf(&b, ".x%d { grid-column-start: %d; } .y%[1]d { grid-row-start: %[2]d; }\n", i, i+1)
	}
	for i := 1; i <= steps/2; i++ {
		fmt.Fprintf(&b, ".r%d { grid-column-end: span %[1]d; grid-row-end: span %[1]d; }\n", i)
	}
	return []byte(b.String())
}
