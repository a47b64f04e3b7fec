package hyle

import "math"

// An odds is the probabilities of the colours of empty cells when chance fills them from the bag.
type odds struct {
	may   [most + 1]float32 // that a cell gets a given colour; first, that two get the same
	share [most + 1]float32 // of each colour in the bag, 1 for the average
}

// power is the exponent of the chance that an empty cell gets the one colour that is wanted there: less often than by
// chance, because Chaos places the pawns. It is where learning begins from.
const power = 1.5

// take takes the bag of a board of n cells a side. It says whether the bag is empty.
func (o *odds) take(bag [most + 1]uint8, n int) (empty bool) {
	*o = odds{}
	left := 0
	for _, count := range bag {
		left += int(count)
	}
	if left == 0 {
		return true
	}
	for colour, count := range bag {
		chance := float64(count) / float64(left)
		o.may[colour] = float32(math.Pow(chance, power))
		o.may[0] += float32(chance * chance)
		o.share[colour] = float32(chance * float64(n))
	}
	return false
}

// same returns the chance that two cells get, or have, the same colour; 0 stands for an empty one.
func (o *odds) same(a, b uint8) float32 {
	switch {
	case a == 0 || b == 0:
		return o.may[a|b]
	case a == b:
		return 1
	}
	return 0
}
