package integrate

import (
	"cmp"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablier/app/asked"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/i18n"
)

// A frame is the composed frame: a game and its parameters by name.
type frame struct {
	game       *board.Game
	parameters url.Values
	puzzle     puzzle
}

// newFrame returns the frame of a game that a person plays against the machine.
func newFrame(game *board.Game) frame {
	return frame{game: game, parameters: url.Values{embed.Second: {string(embed.Machine(game.UsualLevel()))}}}
}

// set sets a parameter; an empty value removes it.
func (f *frame) set(parameter, value string) {
	if parameter == embed.Origin {
		value = originsOf(value)
	}
	if drawn, err := asked.Variant(f.game.Spec, value); parameter == embed.Variant && err == nil {
		value = drawn
	}
	if value = strings.TrimSpace(value); value != "" {
		f.parameters.Set(parameter, value)
	} else {
		f.parameters.Del(parameter)
	}
	if parameter == embed.Variant {
		f.remove(embed.Position, embed.Moves)
		f.lower()
	}
}

// drawn returns the variant where it is a game that somebody has drawn, empty for any other.
func (f *frame) drawn() string {
	if variant := f.parameters.Get(embed.Variant); f.game.Spec.IsWritten(variant) {
		return variant
	}
	return ""
}

// originsOf returns the origins of the addresses in a text, as the parameter lists them. What is no address stays.
func originsOf(text string) string {
	origins := strings.FieldsFunc(text, func(r rune) bool { return r == ',' || unicode.IsSpace(r) })
	for i, each := range origins {
		if address, err := url.Parse(each); err == nil && address.Scheme != "" && address.Host != "" {
			origins[i] = address.Scheme + "://" + address.Host
		}
	}
	return strings.Join(origins, ",")
}

// setGame changes the game, and removes the parameters that belong to the former one's position.
func (f *frame) setGame(game *board.Game) {
	f.game = game
	f.remove(embed.Variant, embed.RuleOptions, embed.Position, embed.Moves)
	f.lower()
}

// lower replaces levels that the variant does not have by its best.
func (f *frame) lower() {
	most := f.game.LevelsOn(f.variant())
	for _, side := range []string{embed.First, embed.Second} {
		if level := embed.Player(f.parameters.Get(side)).Level(); level > most {
			f.parameters.Set(side, string(embed.Machine(most)))
		}
	}
}

// levels says how the machine plays at the levels of the variant.
func (f *frame) levels(lang i18n.Lang) []string { return f.game.Words(lang).Levels(f.variant()) }

// variant returns the variant, the usual one where none is named.
func (f *frame) variant() string {
	return cmp.Or(f.parameters.Get(embed.Variant), f.game.Spec.Variants[0])
}

func (f *frame) remove(parameters ...string) {
	for _, each := range parameters {
		f.parameters.Del(each)
	}
}

// parts returns the items of a parameter.
func (f *frame) parts(parameter string) []string { return embed.PartsOf(f.parameters, parameter) }

// setPart adds an item to a parameter, or removes it.
func (f *frame) setPart(parameter, part string, taken bool) {
	parts := slices.Clone(f.parts(parameter))
	if taken {
		parts = append(parts, part)
	} else {
		parts = slices.DeleteFunc(parts, func(each string) bool { return each == part })
	}
	f.parameters.Set(parameter, strings.Join(parts, ","))
}

// address returns the address of the frame, from that of the game's page; empty when that has none.
func (f *frame) address(page string) string {
	address, err := url.Parse(page)
	if err != nil || page == "" {
		return ""
	}
	query := url.Values{embed.Param: {"1"}}
	for name, values := range f.parameters {
		query[name] = values
	}
	address.RawQuery = query.Encode()
	return address.String()
}

// attribute escapes a text for an HTML attribute.
var attribute = strings.NewReplacer("&", "&amp;", `"`, "&quot;", "<", "&lt;")

// snippet returns the markup to be pasted into a page.
func snippet(address, title string, height int) string {
	return `<iframe src="` + attribute.Replace(address) + `" title="` + attribute.Replace(title) +
		`" loading="lazy" style="border:0;width:100%;height:` + strconv.Itoa(height) + `px"></iframe>`
}
