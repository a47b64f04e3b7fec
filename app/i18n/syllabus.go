//go:build !js

package i18n

// SyllabusOf returns what the page for teachers says of syllabuses in a language.
func SyllabusOf(lang Lang) *Syllabus {
	if lang == English {
		return &englishSyllabus
	}
	return &frenchSyllabus
}
