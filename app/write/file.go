package write

import (
	"slices"
	"strings"
	"unicode"
)

// NameKey is under which the name is kept that a person types for the files of their programs.
const NameKey = "pupil"

// MaxName is how many bytes such a name may have.
const MaxName = 100

// FileName returns the name of a file with a program: that of the exercise and the person's, as in
// "minimax-camille.py".
func FileName(id, name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return !unicode.In(r, unicode.Letter, unicode.Digit, unicode.Mark)
	})
	return strings.Join(append([]string{id}, words...), "-") + ".py"
}

// FileExercise returns the place of the exercise that the name of a file begins with; false where there is none.
func FileExercise(list []Exercise, name string) (at int, ok bool) {
	end := strings.IndexFunc(name+".", func(r rune) bool { return !unicode.IsLetter(r) })
	at = slices.IndexFunc(list, func(e Exercise) bool { return e.ID == strings.ToLower(name[:end]) })
	return at, at >= 0
}
