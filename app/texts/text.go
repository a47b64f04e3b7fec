package main

import (
	"go/ast"
	"go/parser"
	"strconv"
	"strings"
)

// text writes a text as a Go expression.
func (w *writer) text(e *entry, text string) (string, error) {
	open, shut := "{", "}"
	switch {
	case e.verbatim:
		open, shut = "{{", "}}"
	case len(text) > 1 && text[0] == '"' && text[len(text)-1] == '"':
		text = text[1 : len(text)-1]
	}
	var parts []string
	for text != "" {
		plain, rest, found := cutUnescaped(text, open, e.verbatim)
		if !e.verbatim {
			plain = unescape(plain)
		}
		if plain != "" {
			parts = append(parts, strconv.Quote(plain))
		}
		if !found {
			break
		}
		inside, after, ok := strings.Cut(rest, shut)
		if !ok {
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
		if verbatim || i == 0 || text[i-1] != '\\' {
			return text[:i], text[i+len(sign):], true
		}
		from = i + len(sign)
	}
}

var escapes = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\,`, "\u202f", `\~`, "~", "~", "\u00a0", `\{`, "{", `\"`, `"`)

func unescape(text string) string { return escapes.Replace(text) }

// taken writes what stands between braces.
func (w *writer) taken(e *entry, inside string) (string, error) {
	of, words, counts := strings.Cut(inside, " ")
	one, many, two := strings.Cut(words, "|")
	if !counts || !two || strings.Contains(words, `"`) {
		code, err := w.code(e, inside)
		if err == nil && isInt(inside, w.kinds) {
			w.to.imports["strconv"] = true
			code = "strconv.Itoa(" + code + ")"
		}
		return code, err
	}
	call := "lang.Does("
	if isInt(of, w.kinds) {
		call = "lang.Count("
	}
	return w.code(e, call+of+", "+strconv.Quote(unescape(one))+", "+strconv.Quote(unescape(many))+")")
}

// isInt reports that an expression is an int, as far as it says so itself.
func isInt(code string, kinds map[string]string) bool {
	expr, err := parser.ParseExpr(code)
	if err != nil {
		return false
	}
	switch x := expr.(type) {
	case *ast.Ident:
		return kinds[x.Name] == "int"
	case *ast.IndexExpr:
		of, ok := x.X.(*ast.Ident)
		return ok && strings.HasSuffix(kinds[of.Name], "]int")
	case *ast.UnaryExpr:
		return true
	case *ast.BinaryExpr:
		return isInt(code[:int(x.X.End())-1], kinds)
	case *ast.CallExpr:
		f, ok := x.Fun.(*ast.Ident)
		return ok && f.Name == "len"
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
			if x.Name == "lang" && w.kinds["lang"] == "" {
				w.language(x)
			}
			if w.own[x.Name] && w.kinds[x.Name] == "" {
				x.Name = w.name(x.Name)
			}
		}
		return true
	})
	return w.to.print(expr), nil
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
