package block

// A Model is what coder and decoder know beforehand.
type Model struct {
	bits  [2]*knowledge
	quick [quicks]uint16 // that a draw among draws is none
}

// quicks is how many contexts a draw among draws has: how many pawns of both sides touch a friend, and how near to a
// win both are.
const quicks = 1 << 12

// untrained returns a model that knows nothing.
func untrained() *Model {
	m := new(Model)
	for i := range m.quick {
		m.quick[i] = uint16(squash(quickLogit))
	}
	for i, logit := range firstLogits {
		m.bits[i] = newKnowledge(logit)
	}
	return m
}

// quickLogit is the logit that a draw among draws is none, before training.
const quickLogit = -8 * nat
