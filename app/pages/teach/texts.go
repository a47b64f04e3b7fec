//go:build !js

package teach

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// ownTexts returns the texts of the page, with the lessons of a game.
func ownTexts(lang i18n.Lang, game *board.Game) *Texts {
	return &Texts{Sessions: game.Sessions(lang), Syllabus: *i18n.SyllabusOf(lang)}
}

// TextsOf returns the texts of the page, with the lessons of the first of the games that has a map of its positions.
func TextsOf(lang i18n.Lang, games []*board.Game) *Texts { return ownTexts(lang, lessonGame(games)) }
