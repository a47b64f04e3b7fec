package notebook

import (
	"cmp"
	"strings"
	"unicode"
)

// plain are letters with marks, and ligatures, behind the letters that they are sorted as.
var plain = func() map[rune]string {
	letters := map[rune]string{'æ': "ae", 'œ': "oe", 'ß': "ss"}
	for _, row := range strings.Fields(`aàáâãäåāăą cçćĉċč dďđ eèéêëēĕėęě gĝğġģ hĥħ iìíîïĩīĭįı jĵ kķ lĺļľł nñńņň
		oòóôõöøōŏő rŕŗř sśŝşšș tţťŧț uùúûüũūŭůűų wŵ yýÿŷ zźżž`) {
		for _, letter := range row[1:] {
			letters[letter] = row[:1]
		}
	}
	return letters
}()

// fold returns what two names have in common that differ only by case, accents, hyphens and spaces around them. It
// sorts as French does, numbers by their size.
func fold(name string) string {
	var key strings.Builder
	digits := 0 // of the number at the end of key
	var number strings.Builder
	end := func() {
		if digits > 0 { // the more digits a number has, the larger it is
			text := strings.TrimLeft(number.String(), "0")
			key.WriteString(string(rune('0'+min(len(text), 9))) + text)
			number.Reset()
			digits = 0
		}
	}
	for _, r := range strings.TrimSpace(name) {
		r = unicode.ToLower(r)
		if r >= '0' && r <= '9' {
			number.WriteRune(r)
			digits++
			continue
		}
		end()
		switch letters, marked := plain[r]; {
		case marked:
			key.WriteString(letters)
		case unicode.Is(unicode.Mn, r): // the accent of the letter before
		case unicode.IsLetter(r):
			key.WriteRune(r)
		default:
			key.WriteByte(' ')
		}
	}
	end()
	return key.String()
}

// Order compares two names as browsers sort them in French: by letters, then by accents, then by case.
func Order(a, b string) int {
	return cmp.Or(strings.Compare(fold(a), fold(b)), orderAlike(a, b))
}

// orderAlike compares two names that have the same letters.
func orderAlike(a, b string) int {
	return cmp.Or(
		strings.Compare(strings.ToLower(a), strings.ToLower(b)),
		strings.Compare(b, a), // small letters first
	)
}
