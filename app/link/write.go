package link

import (
	"encoding/binary"

	"tablier/rules"
)

// The flags that a body begins with.
const (
	hasVariant uint64 = 1 << iota
	hasOptions
	hasStart
	hasSeeds
	isPost
	firstResigned
	secondResigned
	hasTold
	secondSeat
)

// write returns the body of a letter whose record replays to m: everything but the version and the checksum.
func write(m *rules.Match, l Letter) []byte {
	setup, moves := m.Setup(), digitsOf(m, l.Record)
	var flags uint64
	if loser := rules.PlayerNamed(l.Record.Resigned); loser != rules.Nobody {
		flags |= firstResigned << loser.Index()
	}
	var b []byte
	if setup.Variant != m.Spec().Variants[0] {
		flags |= hasVariant
		b = appendText(b, setup.Variant)
	}
	if len(setup.Options) > 0 {
		flags |= hasOptions
		b = appendTexts(b, setup.Options)
	}
	if l.Record.Start != "" {
		flags |= hasStart
		b = appendText(b, l.Record.Start)
	}
	if len(l.Record.Seeds) > 0 {
		flags |= hasSeeds
		b = appendNumbers(b, l.Record.Seeds)
	}
	if l.Post {
		flags |= isPost
	}
	if l.Opener == 1 {
		flags |= secondSeat
	}
	if len(moves.told) > 0 {
		flags |= hasTold
		b = appendTexts(b, moves.told)
	}
	b = appendNumber(b, len(l.Record.Moves))
	head := appendText(binary.AppendUvarint(nil, flags), l.Record.Game)
	return moves.pack(append(head, b...))
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
