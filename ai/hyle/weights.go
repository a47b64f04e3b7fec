package hyle

// Weights are the learnt weights of the lines of a board: for 1, 1 + Step … empty cells, the difference of each
// weight from its initial value, in parts of Grain to a point. Between, they change evenly.
type Weights struct {
	Step   int
	Layers [][]int8
}

// Grain is how many parts of Weights are a point.
const Grain = 24

// learntWorths returns the learnt worths of lines of n cells.
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
