package driver

import (
	"bytes"
	"compress/zlib"
	"context"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// An Outline is how wide and high a shape is that has been printed, in millimetres.
type Outline struct{ Width, Height float64 }

// Outlines prints the page, and returns what is around each shape in the file: what a printer gets, in its size. Of a
// curve its control points count.
func (p *Tab) Outlines() (list []Outline) {
	p.T.Helper()
	var file []byte
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		printed, err := cdp.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{
			PreferCSSPageSize: new(true), PrintBackground: new(true),
		})
		file = printed.Data
		return err
	}))
	for _, part := range bytes.Split(file, []byte("stream\n"))[1:] {
		z, err := zlib.NewReader(bytes.NewReader(part))
		if err != nil {
			continue // the end of a stream, or one of another kind
		}
		if text, err := io.ReadAll(z); err == nil {
			list = append(list, outlines(string(text))...)
		}
	}
	return list
}

// A matrix is how a part of a page of PDF is enlarged, turned and moved.
type matrix [6]float64

func (m matrix) of(x, y float64) (float64, float64) {
	return m[0]*x + m[2]*y + m[4], m[1]*x + m[3]*y + m[5]
}

func (m matrix) times(n []float64) matrix {
	x, y := m.of(n[4], n[5])
	return matrix{
		n[0]*m[0] + n[1]*m[2], n[0]*m[1] + n[1]*m[3], n[2]*m[0] + n[3]*m[2], n[2]*m[1] + n[3]*m[3], x, y,
	}
}

// A pdfPen follows the paths of a page of PDF.
type pdfPen struct {
	at                       []matrix
	n                        []float64
	left, top, right, bottom float64
	list                     []Outline
}

// outlines reads what a page of PDF draws.
func outlines(text string) []Outline {
	pen := &pdfPen{at: []matrix{{1, 0, 0, 1, 0, 0}}}
	pen.lift()
	for word := range strings.FieldsSeq(text) {
		if number, err := strconv.ParseFloat(word, 64); err == nil {
			pen.n = append(pen.n, number)
			continue
		}
		pen.do(word)
		pen.n = nil
	}
	return pen.list
}

// do carries out an operator of PDF.
func (p *pdfPen) do(operator string) {
	last := len(p.at) - 1
	switch operator {
	case "q":
		p.at = append(p.at, p.at[last])
	case "Q":
		p.at = p.at[:max(1, last)]
	case "cm":
		p.at[last] = p.at[last].times(p.n)
	case "m", "l", "c", "v", "y":
		for i := 0; i+1 < len(p.n); i += 2 {
			p.to(p.n[i], p.n[i+1])
		}
	case "re":
		p.to(p.n[0], p.n[1])
		p.to(p.n[0]+p.n[2], p.n[1]+p.n[3])
	case "f", "f*", "S", "s", "B", "B*", "b", "b*":
		const millimetre = 72 / 25.4
		p.list = append(p.list, Outline{(p.right - p.left) / millimetre, (p.bottom - p.top) / millimetre})
		p.lift()
	case "n":
		p.lift()
	}
}

// to leads the pen to a place.
func (p *pdfPen) to(x, y float64) {
	x, y = p.at[len(p.at)-1].of(x, y)
	p.left, p.right, p.top, p.bottom = min(p.left, x), max(p.right, x), min(p.top, y), max(p.bottom, y)
}

// lift ends a path.
func (p *pdfPen) lift() {
	p.left, p.top, p.right, p.bottom = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
}
