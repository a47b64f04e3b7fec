// Package asked is what an address asks for behind its #: values that hold any text, and links that a person pastes.
package asked

import (
	"net/url"
	"strings"

	"tablier/rules"
)

// Escape writes a value so that url.ParseQuery reads it again and a person can read most of it. A variant that somebody
// has written is a value with several fields of its own.
func Escape(value string) string { return escape.Replace(value) }

var escape = strings.NewReplacer("%", "%25", "&", "%26", "+", "%2B", ";", "%3B", " ", "+")

// Position returns what an address asks for that is about a position of a game: for an empty text, about its start.
func Position(game string, setup rules.Setup, text string) string {
	return position(game, setup, text, optionsField)
}

// Search returns what the address of the page that shows searches asks for, where a position of a game is searched.
func Search(game string, setup rules.Setup, text string) string {
	return position(game, setup, text, SearchOptionsField)
}

func position(game string, setup rules.Setup, text, field string) string {
	asks := "g=" + game + "&v=" + Escape(setup.Variant)
	if len(setup.Options) > 0 {
		asks += "&" + field + "=" + Escape(JoinOptions(setup.Options))
	}
	if text != "" {
		asks += "&p=" + Escape(text)
	}
	return asks
}

// The fields of the options of the rules: the page that shows searches has another, for there o is an order of moves.
const (
	optionsField       = "o"
	SearchOptionsField = "r"
)

// JoinOptions returns options of the rules as one value.
func JoinOptions(options []string) string { return strings.Join(options, ",") }

// SplitOptions returns the options of a value.
func SplitOptions(value string) []string {
	if value == "" {
		return nil
	}
	return strings.Split(value, ",")
}

// Setup returns the setup that what Position has written asks for, as it stands there.
func Setup(asks url.Values) rules.Setup {
	return rules.Setup{Variant: asks.Get("v"), Options: SplitOptions(asks.Get(optionsField))}
}

// Pasted returns what a link that a person has pasted asks for, or the text itself where it is no link. The link may be
// one of the site, or of the edition in one file, whose route and parameters stand behind the # as well.
func Pasted(text string) string {
	text = strings.TrimSpace(text)
	_, what, ok := strings.Cut(text, "#")
	if !ok {
		return text
	}
	what, _, _ = strings.Cut(what, "?")
	if plain, err := url.PathUnescape(what); err == nil {
		what = plain
	}
	if strings.HasPrefix(what, "/") {
		names, _, _ := strings.Cut(what, "=")
		what = what[strings.LastIndexByte(names, '/')+1:]
	}
	return what
}

// Variant returns the variant of a game that somebody has written, of a link to it or of its text. The error says what
// is wrong with it.
func Variant(game *rules.Spec, pasted string) (string, error) {
	text := Pasted(pasted)
	if !game.IsWritten(text) {
		return "", &rules.UnknownError{What: "variant", Name: text, Known: game.Variants}
	}
	setup, err := game.Check(rules.Setup{Variant: text})
	return setup.Variant, err
}
