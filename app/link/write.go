package link

import (
	"encoding/binary"

	"tablier/rules"
)

// The flags of a body's first byte.
const (
	hasVariant byte = 1 << iota
	hasOptions
	hasStart
	hasSeeds
	isPost
	firstResigned
	secondResigned
	hasTold
)

// write returns the body of a letter whose record replays to m: everything but the version and the checksum.
func write(m *rules.Match, l Letter) []byte {
	setup, moves := m.Setup(), digitsOf(m, l.Record)
	b := appendText([]byte{resignation(l.Record.Resigned)}, l.Record.Game)
	if setup.Variant != m.Spec().Variants[0] {
		b[0] |= hasVariant
		b = appendText(b, setup.Variant)
	}
	if len(setup.Options) > 0 {
		b[0] |= hasOptions
		b = appendTexts(b, setup.Options)
	}
	if l.Record.Start != "" {
		b[0] |= hasStart
		b = appendText(b, l.Record.Start)
	}
	if len(l.Record.Seeds) > 0 {
		b[0] |= hasSeeds
		b = appendNumbers(b, l.Record.Seeds)
	}
	if l.Post {
		b[0] |= isPost
	}
	if len(moves.told) > 0 {
		b[0] |= hasTold
		b = appendTexts(b, moves.told)
	}
	b = appendNumber(b, len(l.Record.Moves))
	return moves.pack(b)
}

func resignation(loser string) (flag byte) {
	switch loser {
	case rules.First.String():
		return firstResigned
	case rules.Second.String():
		return secondResigned
	}
	return 0
}

func appendNumber(b []byte, n int) []byte { return binary.AppendUvarint(b, uint64(n)) }

func appendNumbers(b []byte, list []uint64) []byte {
	b = appendNumber(b, len(list))
	for _, n := range list {
		b = binary.AppendUvarint(b, n)
	}
	return b
}

func appendText(b []byte, s string) []byte { return append(appendNumber(b, len(s)), s...) }

func appendTexts(b []byte, list []string) []byte {
	b = appendNumber(b, len(list))
	for _, s := range list {
		b = appendText(b, s)
	}
	return b
}
