package block

import "errors"

// A Values is the values of a block by rank, two bits each: 0 draw, 1 the player to move wins, 2 it loses.
type Values [Entries / 4]byte

// At returns the value at a rank.
func (v *Values) At(rank int) int { return int(v[rank/4] >> (rank % 4 * 2) & 3) }

func (v *Values) put(rank, value int) { v[rank/4] |= byte(value) << (rank % 4 * 2) }

// A Model is what coder and decoder know beforehand.
type Model struct{}

// ReadModel reads a model.
func ReadModel(data []byte) (*Model, error) { return new(Model), nil }

// Decode decodes the block of a class.
func (m *Model) Decode(class int, data []byte, values *Values) error {
	if len(data) != len(values) {
		return errors.New("ai/entropy/tiles/block: a block is damaged")
	}
	copy(values[:], data)
	return nil
}

// Encode encodes the block of a class.
func (m *Model) Encode(class int, value func(rank int) int) []byte {
	var values Values
	for rank := range Entries {
		values.put(rank, value(rank))
	}
	return values[:]
}
