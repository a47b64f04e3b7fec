package i18n

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// De returns a name after the French "de", which loses its vowel before another: "de Zoé", "d’Ordi". An h is taken for
// mute, as in nearly all names, but before a y, as in Greek words; and a y for a vowel before a consonant.
func De(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	second, _ := utf8.DecodeRuneInString(name[size:])
	elided := vowel(first)
	switch unicode.ToLower(first) {
	case 'h':
		elided = vowel(second)
	case 'y':
		elided = unicode.IsLetter(second) && !vowel(second)
	}
	if elided {
		return "d’" + name
	}
	return "de " + name
}

// vowel says whether a letter is one of a, e, i, o and u, with any accent.
func vowel(r rune) bool {
	return strings.ContainsRune("aàâäæeéèêëiîïoôöœuùûü", unicode.ToLower(r))
}
