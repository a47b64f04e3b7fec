package alike

import (
	"slices"
	"strings"
)

// keywords are the words of Python that are no names.
var keywords = strings.Fields(`False None True and as assert async await break class continue def del elif else except
	finally for from global if import in is lambda nonlocal not or pass raise return try while with yield match case`)

// bound returns the names that a program gives to something: functions, classes, parameters, variables.
func bound(tokens []token) map[string]bool {
	own := map[string]bool{}
	for begin := 0; begin < len(tokens); {
		end := begin
		for end < len(tokens) && tokens[end].kind < newline {
			end++
		}
		statement(tokens[begin:end], own)
		begin = end + 1
	}
	for _, word := range keywords {
		delete(own, word)
	}
	return own
}

// reach is how many tokens behind a word its names are looked for: more than any person writes, and little enough for a
// hostile program to cost no more than a long one.
const reach = 100

// statement adds the names that a statement gives.
func statement(tokens []token, own map[string]bool) {
	for i, t := range tokens {
		ahead := tokens[i:min(len(tokens), i+reach)]
		switch {
		case t.kind != name && !t.is(":="):
		case t.text == "def":
			parameters(ahead[1:], ")", own)
			fallthrough
		case t.text == "class" || t.text == "as":
			if i+1 < len(tokens) && tokens[i+1].kind == name {
				own[tokens[i+1].text] = true
			}
		case t.text == "lambda":
			parameters(ahead, ":", own)
		case t.text == "for":
			targets(ahead[1:upTo(ahead, "in")], own)
		case t.text == ":=" && i > 0 && tokens[i-1].kind == name:
			own[tokens[i-1].text] = true
		}
	}
	assignment(tokens, own)
}

// upTo returns the place of the first such token, the end where there is none.
func upTo(tokens []token, text string) int {
	if i := slices.IndexFunc(tokens, func(t token) bool { return t.is(text) }); i >= 0 {
		return i
	}
	return len(tokens)
}

// parameters adds the names of parameters: those behind the beginning, a comma or a star, outside of brackets of their
// own, up to a sign.
func parameters(tokens []token, until string, own map[string]bool) {
	depth := 0
	for i := 1; i < len(tokens); i++ {
		t, before := tokens[i], tokens[i-1]
		outside := depth == 0 || until == ")" && depth == 1
		if outside && t.is(until) {
			return
		}
		depth += opens(t)
		begins := before.is("(") || before.is(",") || before.is("*") || before.is("**") || before.is("lambda")
		if outside && t.kind == name && begins {
			own[t.text] = true
		}
	}
}

// opens returns 1 for an opening bracket, -1 for a closing one.
func opens(t token) int {
	switch {
	case t.kind != sign:
		return 0
	case slices.Contains([]string{"(", "[", "{"}, t.text):
		return 1
	case slices.Contains([]string{")", "]", "}"}, t.text):
		return -1
	}
	return 0
}

// targets adds the names among these that are given by a loop: no attributes, calls or subscripts.
func targets(tokens []token, own map[string]bool) {
	for i, t := range tokens {
		if target(tokens, i) {
			own[t.text] = true
		}
	}
}

// target says whether a token is a name that stands for itself.
func target(tokens []token, i int) bool {
	follows := i+1 < len(tokens) && (tokens[i+1].is(".") || tokens[i+1].is("[") || tokens[i+1].is("("))
	return tokens[i].kind == name && !attribute(tokens, i) && !follows
}

// assignments are the signs behind which the value stands that is given to what stands before.
var assignments = strings.Fields("= += -= *= /= //= %= **= &= |= ^= >>= <<= @=")

// assignment adds the names to which a statement assigns: those before its last such sign outside of brackets.
func assignment(tokens []token, own map[string]bool) {
	depth, last, colon := 0, -1, -1
	compound := len(tokens) > 0 && slices.Contains(keywords, tokens[0].text)
	for i, t := range tokens {
		depth += opens(t)
		switch {
		case depth != 0 || t.kind != sign:
		case slices.Contains(assignments, t.text):
			last = i
		case t.text == ":" && last < 0 && (compound || colon < 0):
			colon = i
		}
	}
	switch {
	case last < 0:
	case colon < 0:
		assigned(tokens[:last], own)
	case compound: // the statement stands in the line of its head
		assigned(tokens[colon+1:last], own)
	default: // what follows the colon is a type
		assigned(tokens[:colon], own)
	}
}

// assigned adds the names before the sign of an assignment, in brackets only where these group names.
func assigned(tokens []token, own map[string]bool) {
	inner := 0 // brackets that do not
	for i, t := range tokens {
		switch opens(t) {
		case 1:
			if groups := i == 0 || tokens[i-1].kind == sign && opens(tokens[i-1]) >= 0; inner > 0 || !groups {
				inner++
			}
		case -1:
			inner = max(0, inner-1)
		default:
			if inner == 0 && target(tokens, i) {
				own[t.text] = true
			}
		}
	}
}
