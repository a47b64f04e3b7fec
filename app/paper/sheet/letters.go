package sheet

import "strings"

// Letters are as wide as those of DejaVu Sans, which is among the widest that a system has for its own texts: a line
// that has room in them has room in the others.

// widths are the letters by their width, in thousandths of their size.
var widths = map[int]string{
	200: "\u202f",
	290: "ijl'îïI,. ’·\u00a0",
	340: "/:;\\|f",
	390: "t()[]-r",
	440: "!\"",
	520: "*_`–sz?cç",
	570: "LkF",
	600: "vxyP",
	620: "aoTYàâô«»eéèêë",
	640: "hnuEùûÉÈ0123456789bdgpqS${}",
	690: "KAVXZÀBCR",
	760: "UHND",
	790: "G&OQ",
	840: "w#+<=>^~×→",
	970: "M%m",
}

// widest is the width of a letter that is not among them.
const widest = 1010

// boldness is how much wider bold letters are, in hundredths.
const boldness = 115

// widthOf are the widths by letter.
var widthOf = func() map[rune]int {
	all := map[rune]int{}
	for width, letters := range widths {
		for _, letter := range letters {
			all[letter] = width
		}
	}
	return all
}()

// Width returns how wide a text is at most, in the size of its letters.
func Width(text string, bold bool) float64 {
	sum := 0
	for _, letter := range text {
		width, ok := widthOf[letter]
		if !ok {
			width = widest
		}
		sum += width
	}
	if bold {
		sum = sum * boldness / 100
	}
	return float64(sum) / 1000
}

// Wrap breaks a text into lines that are no wider than a number of sizes of its letters.
func Wrap(text string, width float64, bold bool) (lines []string) {
	line := ""
	for word := range strings.SplitSeq(text, " ") {
		longer := line + " " + word
		if line == "" {
			longer = word
		}
		if line != "" && Width(longer, bold) > width {
			lines = append(lines, line)
			longer = word
		}
		line = longer
	}
	return append(lines, line)
}
