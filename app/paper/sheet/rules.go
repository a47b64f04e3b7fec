package sheet

// A Text is what is written on the sheet with the rules of a game.
type Text struct {
	Name, Title string // in a list, and alone
	Lead        string
	Says        string // what is on it, for a screen reader
	Steps       []Step
	Ask         Step // a question to find out; empty for none
	Source      string
	Beside      string // what stands beside the code
}

// A Step is a part of the rules.
type Step struct{ Head, Text string }

// The sizes of texts, in millimetres.
const (
	titleSize = 8.0
	leadSize  = 4.0
	headSize  = 5.2
	textSize  = 4.6
)

// Head writes the title of a sheet and a line under it.
func (d *Drawing) Head(title, lead string) {
	d.Text(Inset, 18, Hand{Size: titleSize, Bold: true}, title)
	d.Text(Inset, 25, Hand{Size: leadSize}, lead)
}

// FigureSize is the width of the small boards beside the rules, where there is room for it.
const FigureSize = 40.0

// A Figure is a small board beside a rule: how high it is, and what draws it with its upper left corner at a place.
type Figure struct {
	Height float64
	Draw   func(x, y float64)
}

// rulesRight is where the lines of rules end at the latest: beside the code, which has the corner on the right.
const rulesRight = 163.0

// How far down rules may go: to what stands beside the code, or, on the back of pieces that are cut out, only so far
// that scissors take nothing from them.
const (
	RulesEnd      = 240.0
	RulesEndShort = 198.0
)

// Rules draws the sheet with the rules of a game: each step beside its small board, of at most a width, where there is
// one, and at the end a question. Its letters are as large as there is room for above an end.
func (d *Drawing) Rules(t *Text, width, end float64, figures []Figure) {
	d.Head(t.Title, t.Lead)
	left, scale := Inset+width+7, 1.3
	for scale > 1 && (&Drawing{}).steps(t, left, scale, figures, false) > end {
		scale -= .05
	}
	d.steps(t, left, max(1, scale), figures, true)
}

// steps writes the parts of the rules, and returns how far down they go.
func (d *Drawing) steps(t *Text, left, scale float64, figures []Figure, drawn bool) float64 {
	y := 32.0
	for i, step := range t.Steps {
		end := d.step(left, y, scale, step)
		if i < len(figures) {
			if drawn {
				figures[i].Draw(Inset, y)
			}
			end = max(end, y+figures[i].Height+2.5*scale)
		}
		y = end
	}
	if t.Ask.Text != "" {
		y = d.step(left, y, scale, t.Ask)
	}
	if t.Source != "" {
		y = d.Paragraph(left, y+3.4, rightAt(y)-left, Hand{Size: 3.4}, t.Source)
	}
	return y
}

// step writes a part of the rules, and returns where the next one begins.
func (d *Drawing) step(x, y, scale float64, step Step) float64 {
	right := rightAt(y)
	y += headSize * scale
	d.Text(x, y, Hand{Size: headSize * scale, Bold: true}, step.Head)
	y += headSize * scale * leading
	return d.Paragraph(x, y, right-x, Hand{Size: textSize * scale}, step.Text) + 1.5*scale
}

// rightAt returns where lines end at a height.
func rightAt(y float64) float64 {
	const beside = 195 // the code, with what begins above it
	if y > beside {
		return rulesRight
	}
	return Right - 8
}
