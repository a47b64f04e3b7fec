package hyle

// Weights are what command learn has learnt of the lines of a board: for 1, 1 + Step … empty cells, by how much each
// weight differs from where learning began, in parts of Grain to a point. Between, they change evenly.
type Weights struct {
	Step   int
	Layers [][]int8
}

// Grain is how many parts of Weights are a point.
const Grain = 24

// learntWorths returns the worths of lines of n cells.
func learntWorths(n int) *worths {
	prior := newShape(n).prior
	knots := make([][]float32, len(learnt[n].Layers))
	for i, layer := range learnt[n].Layers {
		knots[i] = make([]float32, len(prior))
		for j, more := range layer {
			knots[i][j] = prior[j] + float32(more)/Grain
		}
	}
	return newWorths(n, knots, learnt[n].Step)
}
