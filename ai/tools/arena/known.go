package main

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"tablier/rules"
)

// A Known is a position whose value is known.
type Known struct {
	Game    string // empty for any
	FEN     string
	Value   int   // for the side to move: 1, 0 or -1
	Optimal moves // those that keep the value
	Best    moves // those of them that lose as late as can be; nil for all
}

// moves is a list in which JSON may have "=" for the same as before.
type moves []rules.Move

// UnmarshalJSON implements json.Unmarshaler.
func (m *moves) UnmarshalJSON(data []byte) error {
	if string(data) == `"="` {
		return nil
	}
	return json.Unmarshal(data, (*[]rules.Move)(m))
}

// right returns the moves that a contestant is asked for.
func (k Known) right() []rules.Move {
	if k.Value < 0 && k.Best != nil {
		return k.Best
	}
	return k.Optimal
}

// readKnown reads the positions of the arena's game in which some move is wrong.
func readKnown(file string, a Arena) ([]Known, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var in io.Reader = f
	if strings.HasSuffix(file, ".gz") {
		if in, err = gzip.NewReader(f); err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
	}
	list, err := decodeKnown(in, a)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return list, nil
}

func decodeKnown(in io.Reader, a Arena) ([]Known, error) {
	var list []Known
	lines := json.NewDecoder(in)
	for n := 1; ; n++ {
		var k Known
		err := lines.Decode(&k)
		switch {
		case errors.Is(err, io.EOF):
			return list, nil
		case err == nil && k.Game != "" && k.Game != a.Spec.ID:
			continue
		case err == nil:
			var some bool
			if some, err = k.choice(a); some {
				list = append(list, k)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("position %d: %w", n, err)
		}
	}
}

// choice says whether some legal move is not right. The error says that the position, its value or its moves are not of
// this game.
func (k Known) choice(a Arena) (bool, error) {
	m, err := rules.NewMatch(a.Spec, a.Setup, k.FEN)
	if err != nil {
		return false, err
	}
	if k.Value < -1 || k.Value > 1 {
		return false, fmt.Errorf("value %d: want -1, 0 or 1", k.Value)
	}
	wrong := m.Position().Moves()
	for _, move := range k.right() {
		i := slices.Index(wrong, move)
		if i < 0 {
			return false, fmt.Errorf("%s is not legal in %s", move, k.FEN)
		}
		wrong = slices.Delete(wrong, i, i+1)
	}
	return len(wrong) > 0, nil
}
