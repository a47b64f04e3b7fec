package driver

import (
	"bytes"
	"context"
	"math"
	"regexp"
	"strconv"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// mediaBox is what a PDF says of the size of a sheet, in points.
var mediaBox = regexp.MustCompile(`/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]`)

// Print prints the page, and returns how many sheets it takes and how large the first is, in points.
func (p *Tab) Print() (sheets int, size [2]int) {
	p.T.Helper()
	var file []byte
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		printed, err := cdp.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: new(true)})
		file = printed.Data
		return err
	}))
	box := mediaBox.FindSubmatch(file)
	if box == nil {
		p.T.Fatalf("%d bytes are no PDF with sheets", len(file))
	}
	for i := range size {
		points, _ := strconv.ParseFloat(string(box[1+i]), 64)
		size[i] = int(math.Round(points))
	}
	return bytes.Count(file, []byte("/Type /Page\n")), size
}
