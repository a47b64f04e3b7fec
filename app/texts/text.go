package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// text writes a text as a Go expression.
func (w *writer) text(e *entry, text string) (string, error) {
	open, shut := "{", "}"
	switch {
	case e.verbatim:
		open, shut = "{{", "}}"
	case quoted.MatchString(text):
		text = text[1 : len(text)-1]
	}
	var parts []string
	for text != "" {
		plain, rest, found := cutUnescaped(text, open, e.verbatim)
		if !e.verbatim {
			if wrong := strange(plain); wrong != "" {
				return "", w.fault(e, "%s is no escape", wrong)
			}
			plain = unescape(plain)
		}
		if plain != "" {
			parts = append(parts, strconv.Quote(plain))
		}
		if !found {
			break
		}
		inside, after, ok := strings.Cut(rest, shut)
		if !ok || !e.verbatim && strings.Contains(inside, "{") {
			return "", w.fault(e, "a brace is not closed")
		}
		part, err := w.taken(e, inside)
		if err != nil {
			return "", err
		}
		parts = append(parts, part)
		text = after
	}
	if len(parts) == 0 {
		return `""`, nil
	}
	return strings.Join(parts, " + "), nil
}

// cutUnescaped cuts a text at a sign that has no backslash before it.
func cutUnescaped(text, sign string, verbatim bool) (before, after string, found bool) {
	from := 0
	for {
		i := strings.Index(text[from:], sign)
		if i < 0 {
			return text, "", false
		}
		i += from
		if before := text[:i]; verbatim || (len(before)-len(strings.TrimRight(before, `\`)))%2 == 0 {
			return text[:i], text[i+len(sign):], true
		}
		from = i + len(sign)
	}
}

// quoted matches a text in double quotes, in which none stands without a backslash.
var quoted = regexp.MustCompile(`^"(?:[^"\\]|\\.)*"$`)

var escapes = strings.NewReplacer(
	`\\`, `\`, `\n`, "\n", `\,`, "\u202f", `\~`, "~", "~", "\u00a0", `\{`, "{", `\}`, "}", `\"`, `"`, `\|`, "|",
)

// unescape returns a text with the signs that its escapes stand for.
func unescape(text string) string { return escapes.Replace(text) }

// strange returns the first escape of a text that stands for nothing, empty for none.
func strange(text string) string {
	for _, found := range escape.FindAllString(text, -1) {
		if len(found) < 2 || !strings.Contains(`\n,~{}"|`, found[1:]) {
			return found
		}
	}
	return ""
}

var escape = regexp.MustCompile(`\\.?`)

// counted matches what stands between braces to be counted or to tell of somebody: an expression and two words.
var counted = regexp.MustCompile(`^(\S+) ((?:[^|\\"]|\\.)*)\|((?:[^|\\"]|\\.)*)$`)

// taken writes what stands between braces.
func (w *writer) taken(e *entry, inside string) (string, error) {
	found := counted.FindStringSubmatch(inside)
	if found == nil {
		code, err := w.code(e, inside)
		if err == nil && isInt(inside, w.kinds) {
			w.to.imports["strconv"] = true
			code = "strconv.Itoa(" + code + ")"
		}
		return code, err
	}
	of, words := found[1], unescape(found[2])
	if strings.ContainsAny(words[:min(1, len(words))], "+-*/<>=!&") {
		return "", w.fault(e, "{%s} is neither an expression nor one with two words", inside)
	}
	call := "lang.Does("
	if isInt(of, w.kinds) {
		call = "lang.Count("
	}
	return w.code(e, call+of+", "+strconv.Quote(words)+", "+strconv.Quote(unescape(found[3]))+")")
}

// isInt says whether an expression is an int, as far as it says so itself: a parameter or an element of one, a number,
// a length, and what is calculated of them.
func isInt(code string, kinds map[string]string) bool {
	expr, err := parser.ParseExpr(code)
	return err == nil && intOf(expr, kinds)
}

func intOf(expr ast.Expr, kinds map[string]string) bool {
	switch x := expr.(type) {
	case *ast.Ident:
		return kinds[x.Name] == "int"
	case *ast.BasicLit:
		return x.Kind == token.INT
	case *ast.ParenExpr:
		return intOf(x.X, kinds)
	case *ast.IndexExpr:
		of, ok := x.X.(*ast.Ident)
		return ok && strings.HasSuffix(kinds[of.Name], "]int")
	case *ast.UnaryExpr:
		return x.Op == token.SUB && intOf(x.X, kinds)
	case *ast.BinaryExpr:
		return slices.Contains([]token.Token{token.ADD, token.SUB, token.MUL, token.QUO, token.REM}, x.Op) &&
			intOf(x.X, kinds) && intOf(x.Y, kinds)
	case *ast.CallExpr:
		f, ok := x.Fun.(*ast.Ident)
		return ok && (f.Name == "len" || (f.Name == "min" || f.Name == "max") && intOf(x.Args[0], kinds))
	}
	return false
}

// code writes an expression of a text file as the package writes it: with the language, and with the names that
// declarations of the texts have in it.
func (w *writer) code(e *entry, code string) (string, error) {
	expr, err := parser.ParseExpr(code)
	if err != nil {
		return "", w.fault(e, "%q: %v", code, err)
	}
	unknown := ""
	ast.Inspect(expr, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.SelectorExpr:
			if of, ok := x.X.(*ast.Ident); ok {
				w.qualify(of)
				return false
			}
		case *ast.CallExpr: // a parameter of the same name is no function
			if f, ok := x.Fun.(*ast.Ident); ok && w.own[f.Name] {
				f.Name = w.name(f.Name)
			}
		case *ast.Ident:
			switch {
			case w.kinds[x.Name] != "" || strings.Contains(x.Name, "("): // a parameter, or the language
			case x.Name == "lang":
				w.language(x)
			case w.own[x.Name]:
				x.Name = w.name(x.Name)
			case !w.to.pkg.values[x.Name] && types.Universe.Lookup(x.Name) == nil && !w.named(x.Name):
				unknown = x.Name
			}
		}
		return true
	})
	if unknown != "" {
		return "", w.fault(e, "nothing is called %s", unknown)
	}
	return w.to.print(expr), nil
}

// named says whether a name is that of a declaration in the language of the file.
func (w *writer) named(name string) bool {
	rest, ok := strings.CutPrefix(name, w.lang)
	if !ok || rest == "" {
		return false
	}
	return w.own[rest] || w.own[strings.ToLower(rest[:1])+rest[1:]]
}

// qualify writes the name before a dot: the language, or a package, which is then imported.
func (w *writer) qualify(of *ast.Ident) {
	if of.Name == "lang" {
		w.language(of)
		return
	}
	if path, ok := w.to.pkg.imports[of.Name]; ok {
		w.to.imports[path] = true
	}
	for _, path := range w.file.imports {
		if path == of.Name || strings.HasSuffix(path, "/"+of.Name) {
			w.to.imports[path] = true
		}
	}
}

// language writes the language of the file in the place of a name.
func (w *writer) language(of *ast.Ident) {
	if of.Name = `Lang("` + w.lang + `")`; w.to.pkg.path != catalogue {
		of.Name = "i18n." + of.Name
		w.to.imports[catalogue] = true
	}
}

// catalogue is the package that declares the languages.
const catalogue = module + "/app/i18n"
