package entropy

// Weights are the weights of a net in whole numbers, as command learn writes them.
type Weights struct {
	Rows  [Rows][Neurons]int8   // what a row of a View puts into each neuron, in units of 1/Full
	Start [Neurons]int16        // what each neuron begins with, in the same unit
	Parts [Parts][Neurons]int16 // what a neuron's output, 0 to Full, is multiplied with
	Bias  int32                 // what the sum of the products begins with; Unit stands for 1
}

// Full is what stands for 1 in what goes in and out of a neuron, Unit in the sum of what they put out.
const (
	Full = 127
	Unit = 1 << 16
)
