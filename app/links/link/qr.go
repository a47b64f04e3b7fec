package link

import (
	"strconv"

	"rsc.io/qr/coding"
)

// A Square is a QR code as a drawing, one module a unit. Around it must stay a light margin of four units.
type Square struct {
	Size int    // modules a side
	Path string // SVG path data of the dark modules
}

// Code returns the smallest QR code that holds the text, at error correction level M where the same size
// has room for it and at level L where not; false when the text is too long for any.
func Code(text string) (Square, bool) {
	v, level, ok := smallest(coding.String(text))
	if !ok {
		return Square{}, false
	}
	// Any of the eight masks is a valid code; links look random enough that the choice gains nothing.
	plan, err := coding.NewPlan(v, level, 0)
	if err != nil {
		return Square{}, false
	}
	code, err := plan.Encode(coding.String(text))
	if err != nil {
		return Square{}, false
	}
	return Square{Size: code.Size, Path: outline(code)}, true
}

func smallest(text coding.String) (coding.Version, coding.Level, bool) {
	for v := coding.Version(coding.MinVersion); v <= coding.MaxVersion; v++ {
		for _, level := range []coding.Level{coding.M, coding.L} {
			if text.Bits(v) <= 8*v.DataBytes(level) {
				return v, level, true
			}
		}
	}
	return 0, 0, false
}

// outline draws a bar for each run of dark modules in a row.
func outline(code *coding.Code) string {
	var path []byte
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) {
				x++
			}
			if x > from {
				path = appendBar(path, from, y, x-from)
			}
		}
	}
	return string(path)
}

func appendBar(path []byte, x, y, width int) []byte {
	path = strconv.AppendInt(append(path, 'M'), int64(x), 10)
	path = strconv.AppendInt(append(path, ' '), int64(y), 10)
	path = strconv.AppendInt(append(path, 'h'), int64(width), 10)
	path = strconv.AppendInt(append(path, "v1h-"...), int64(width), 10)
	return append(path, 'z')
}
