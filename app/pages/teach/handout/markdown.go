package handout

import (
	"regexp"
	"strconv"
	"strings"
)

// Markdown returns the paper as Markdown, with tables as most programs read them.
func (p *Paper) Markdown() string {
	blocks := []string{"# " + escape(p.Title)}
	for _, part := range p.Parts {
		blocks = append(blocks, part.blocks()...)
	}
	return strings.Join(blocks, "\n\n") + "\n"
}

// signs are what Markdown would take for emphasis, a link or markup.
var signs = strings.NewReplacer(`\`, `\\`, `*`, `\*`, `[`, `\[`, `<`, `\<`, ` _`, ` \_`)

// begins matches what Markdown would take for the beginning of a list, a heading or a quotation.
var begins = regexp.MustCompile(`^(\d+)([.)] )|^([-+#>])`)

// escape returns a text as Markdown shows it as it is, but for programs between two `.
func escape(text string) string {
	pieces := strings.Split(text, "`")
	for i := 0; i < len(pieces); i += 2 {
		pieces[i] = signs.Replace(pieces[i])
	}
	return begins.ReplaceAllString(strings.Join(pieces, "`"), `$1\$2$3`)
}

func (t Text) blocks() (list []string) {
	for line := range strings.SplitSeq(string(t), "\n") {
		list = append(list, escape(strings.TrimSpace(line)))
	}
	return list
}

// rule is a line to write on.
var rule = strings.Repeat("…", 24)

func (n Name) blocks() []string { return []string{escape(string(n)) + " " + rule} }

func (l Lines) blocks() (list []string) {
	if l == 0 {
		return nil
	}
	return []string{strings.TrimSuffix(strings.Repeat(rule+rule+"\\\n", int(l)), "\\\n")}
}

func (c Code) blocks() []string {
	return []string{"```python\n" + strings.TrimRight(string(c), "\n") + "\n```"}
}

func (l List) blocks() []string {
	var lines []string
	for _, item := range l {
		lines = append(lines, "- "+escape(item))
	}
	return []string{strings.Join(lines, "\n")}
}

func (t Table) blocks() []string {
	var lines []string
	for i, cells := range t {
		line := "|"
		for _, cell := range cells {
			line += " " + strings.ReplaceAll(escape(cell), "|", `\|`) + " |"
		}
		lines = append(lines, line)
		if i == 0 {
			lines = append(lines, "|"+strings.Repeat(" --- |", len(cells)))
		}
	}
	return []string{strings.Join(lines, "\n")}
}

func (b Boards) blocks() (list []string) {
	for _, position := range b {
		list = append(list, "```text\n"+position.Diagram+"\n```", "`"+position.Text+"`")
	}
	return list
}

func (q Questions) blocks() (list []string) {
	number := 0
	for _, question := range q {
		var inner []string
		for _, part := range question.Parts {
			inner = append(inner, part.blocks()...)
		}
		if question.Title != "" {
			list = append(append(list, "## "+escape(question.Title)), inner...)
			continue
		}
		number++
		list = append(list, item(strconv.Itoa(number)+". ", inner))
	}
	return list
}

// item returns an item of a numbered list: all lines but the first stand deeper.
func item(mark string, blocks []string) string {
	lines := strings.Split(strings.Join(blocks, "\n\n"), "\n")
	for i, line := range lines {
		if i > 0 && line != "" {
			lines[i] = strings.Repeat(" ", len(mark)) + line
		}
	}
	return mark + strings.Join(lines, "\n")
}
