// Texts compiles the texts that people read to Go. Beside a board, a page or a part of the catalogue stands a
// folder texts with a folder for each language, and in it files such as
//
//	# What is said while a tile is laid.
//	var catalogue catalogue:
//	  name: Carrelage
//	  seats:
//	    - Premier
//	    - Second
//	  lays(who, tile, cells): {who pose|posez} le {tile}, en {cells}.
//	  places(n, tile):
//	    [n == 1] Le {tile} ne peut aller qu’à une place : touchez-la.
//	    [else] Le {tile} peut aller à {n} places : touchez une case.
//	  faults:
//	    tiling.Gone(tile, _): Le {tile} est déjà posé.
//
// What a file can hold:
//
//   - "var NAME TYPE" declares a value of a type of the Go package. Its lines name the fields, the keys or, after a
//     hyphen, the elements. "func NAME(parameters)" declares a part of sentences, for other texts to call.
//   - The names after a key, or after the hyphen of an element, are those of its parameters, in the order of Go; _
//     stands for one that is not named.
//   - In braces stands a Go expression, a string or an int. {n coup|coups} counts (i18n.Lang.Count), {who pose|posez}
//     tells of somebody else or of the reader (i18n.Lang.Does): which of them, the type of the parameter says. Ints
//     are parameters, their elements, numbers, len, and what is calculated of them. lang is the language of the file.
//   - In square brackets stands the condition of a sentence. The first sentence whose condition holds is taken, the
//     last one, [else], where none does.
//   - "key = EXPRESSION" and "- = EXPRESSION" give what is no text; "key = f(a):" calls f with a and the elements
//     below.
//   - "key: |" begins lines that are kept as they are, with expressions in double braces.
//   - Lines that stand deeper than the first of a text go on with it, up to an empty line or one that stands less
//     deep. A comment begins a line, after #.
//   - \n ends a line, ~ is a no-break space, "\," a narrow one; \~ \{ \} \| \" and \\ are the signs themselves. A text
//     in double quotes keeps the spaces at its ends.
//   - "build !js" keeps what a file says out of the program of the page; "import PATH" names a package that no Go file
//     of the package imports.
//
// "go run ./app/texts" writes the same values as Go, beside the folder in texts_LANG_gen.go, and for each value a
// function NAMEOf that picks it by language. What a language other than French and English lacks is taken from
// English.
//
// To try the texts of a new language without a change to the module:
//
//	go run ./app/texts -with FOLDER -overlay /tmp/overlay.json
//	GOFLAGS=-overlay=/tmp/overlay.json go run ./app serve
package main
