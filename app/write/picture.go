package write

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Picture is a tree of two plies that stands beside what an exercise asks for: a position, its moves, and for each
// what the positions after the replies are worth to who moves in it, in the order of the rules.
type Picture struct {
	Position string   `json:"position"`
	Branches []Branch `json:"branches"`
	Signed   bool     `json:"signed,omitempty"` // each value is for who is to move: its sign changes from ply to ply
}

// A Branch is a move of the picture.
type Branch struct {
	Move   string `json:"move"`
	Leaves []int  `json:"leaves"`
}

// Least is what the move is worth to who plays it: the least after the replies.
func (b Branch) Least() int { return slices.Min(b.Leaves) }

// Worth is what the position is worth to who moves in it.
func (p *Picture) Worth() int {
	worth := p.Branches[0].Least()
	for _, b := range p.Branches {
		worth = max(worth, b.Least())
	}
	return worth
}

// parsePicture reads a picture: its position, and a line for each move with its values.
func parsePicture(kind, body string) (*Picture, error) {
	lines := strings.Split(body, "\n")
	p := &Picture{Position: lines[0], Signed: kind == "sign"}
	for _, line := range lines[1:] {
		words := strings.Fields(line)
		if len(words) < 2 {
			return nil, fmt.Errorf("a line of the picture is %q", line)
		}
		b := Branch{Move: words[0]}
		for _, word := range words[1:] {
			leaf, err := strconv.Atoi(word)
			if err != nil {
				return nil, err
			}
			b.Leaves = append(b.Leaves, leaf)
		}
		p.Branches = append(p.Branches, b)
	}
	if len(p.Branches) == 0 {
		return nil, fmt.Errorf("the picture has no moves")
	}
	return p, nil
}
