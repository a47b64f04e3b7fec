//go:build !js

package i18n

// ByLinkOf returns the texts of the page about matches by links in a language.
func ByLinkOf(lang Lang) *ByLinkTexts {
	if lang == English {
		return &englishByLinkTexts
	}
	return &frenchByLinkTexts
}
