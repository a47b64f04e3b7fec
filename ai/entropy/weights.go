package entropy

// Weights are the weights of a net in whole numbers, as command learn writes them.
type Weights struct {
	Rows  [Rows][Neurons]int8   // the weights from a row of a View to each neuron, in units of 1/Full
	Start [Neurons]int16        // the biases of the neurons, in the same unit
	Parts [Parts][Neurons]int16 // the weights of the neurons' outputs, 0 to Full
	Bias  int32                 // the bias of the sum; Unit stands for 1
}

// Full is what stands for 1 in what goes in and out of a neuron, Unit in the sum of what they put out.
const (
	Full = 127
	Unit = 1 << 16
)
