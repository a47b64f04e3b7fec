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
	spec, setup := m.Spec(), m.Setup()
	if setup.Variant == spec.Variants[0] {
		setup.Variant = ""
	}
	moves, told := digits(m, l.Record)

	b := []byte{flags(setup, l, told)}
	b = appendText(b, spec.ID)
	if setup.Variant != "" {
		b = appendText(b, setup.Variant)
	}
	if len(setup.Options) > 0 {
		b = appendList(b, setup.Options, appendText[string])
	}
	if l.Record.Start != "" {
		b = appendText(b, l.Record.Start)
	}
	if len(l.Record.Seeds) > 0 {
		b = appendList(b, l.Record.Seeds, binary.AppendUvarint)
	}
	if len(told) > 0 {
		b = appendList(b, told, appendText[rules.Move])
	}
	b = binary.AppendUvarint(b, uint64(len(l.Record.Moves)))
	return pack(b, moves, len(told) > 0)
}

func flags(setup rules.Setup, l Letter, told []rules.Move) byte {
	var f byte
	for _, has := range []struct {
		flag byte
		yes  bool
	}{
		{hasVariant, setup.Variant != ""},
		{hasOptions, len(setup.Options) > 0},
		{hasStart, l.Record.Start != ""},
		{hasSeeds, len(l.Record.Seeds) > 0},
		{isPost, l.Post},
		{firstResigned, l.Record.Resigned == rules.First.String()},
		{secondResigned, l.Record.Resigned == rules.Second.String()},
		{hasTold, len(told) > 0},
	} {
		if has.yes {
			f |= has.flag
		}
	}
	return f
}

func appendText[S ~string](b []byte, s S) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

func appendList[T any](b []byte, list []T, item func([]byte, T) []byte) []byte {
	b = binary.AppendUvarint(b, uint64(len(list)))
	for _, x := range list {
		b = item(b, x)
	}
	return b
}
