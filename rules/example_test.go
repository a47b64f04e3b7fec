package rules_test

import (
	"fmt"

	"tablier/rules"
	"tablier/rules/all"
)

// A match is played by moves in the game's notation; a refused move says which rule it breaks.
func ExampleMatch() {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		panic(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		panic(err)
	}
	for _, move := range []rules.Move{"a1", "a3", "b1", "b1", "b3", "c1"} {
		if err := m.Play(move); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(m.Position())
	fmt.Println(m.Result().Winner, m.Result().Reason, m.Result().Cells)
	// Output:
	// illegal move "b1": occupied at b1
	// ooo...rr. r o0r1
	// first line [a1 b1 c1]
}

// A position that comes back ends the game in a draw; undo takes the last move back.
func ExampleMatch_Result() {
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		panic(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, "o.rr.oor. o o0r0")
	if err != nil {
		panic(err)
	}
	for _, move := range []rules.Move{"a1-b1", "b3-c3", "b1-a1", "c3-b3"} {
		if err := m.Play(move); err != nil {
			panic(err)
		}
	}
	fmt.Printf("%s: the position of ply %d is back\n", m.Result().Reason, m.Result().Since)
	m.Undo()
	fmt.Println(m.ToMove(), "to move", m.Position().Moves())
	// Output:
	// recurrence: the position of ply 0 is back
	// second to move [a2-b2 c1-b1 c1-b2 c3-b2 c3-b3]
}

// A record is plain data that a saved game or a link holds; replaying checks every word of it.
func ExampleRegistry_Replay() {
	record := rules.Record{Game: "tapatan", Moves: []rules.Move{"b2", "a1", "c3"}}
	m, err := all.Games().Replay(record)
	if err != nil {
		panic(err)
	}
	fmt.Println(m.Position(), "-", m.ToMove(), "to move")

	record.Moves = append(record.Moves, "c3")
	_, err = all.Games().Replay(record)
	fmt.Println(err)
	// Output:
	// r...o...o r o1r2 - second to move
	// move 4: illegal move "c3": occupied at c3
}
