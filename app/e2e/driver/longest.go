package driver

import (
	"context"
	"encoding/json"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// A traced is an event of a trace: what a thread has done, in microseconds.
type traced struct {
	Name, Cat string
	Pid, Tid  int
	TDur      float64 // of a processor
}

// LongestTask does something and returns how long the longest task of the page's own thread was meanwhile, in
// milliseconds of a processor: others that share that do not count, as they would where the page measures its tasks.
func (p *Tab) LongestTask(do func()) float64 {
	p.T.Helper()
	var events []traced
	ended := make(chan struct{})
	heard, deaf := context.WithCancel(p.ctx)
	defer deaf()
	err := chromedp.Listen(heard, func(event any) {
		switch e := event.(type) {
		case *tracing.EventDataCollected:
			for _, value := range e.Value {
				var one traced
				if json.Unmarshal(value, &one) == nil {
					events = append(events, one)
				}
			}
		case *tracing.EventTracingComplete:
			close(ended)
		}
	})
	if err != nil {
		p.T.Fatal(err)
	}
	const mark = "the page of this test"
	p.Do(Call(tracing.Start, tracing.StartParams{TraceConfig: &tracing.TraceConfig{
		IncludedCategories: []string{"toplevel", "blink.user_timing"},
	}}))
	p.Run(`void performance.mark(` + Quote(mark) + `)`)
	do()
	p.Do(Call(tracing.End, cdp.Empty{}))
	<-ended
	return longest(p, events, mark)
}

// longest is the longest task of the thread that has set a mark.
func longest(p *Tab, events []traced, mark string) (millis float64) {
	p.T.Helper()
	var page traced
	for _, e := range events {
		if e.Name == mark {
			page = e
		}
	}
	tasks := 0
	for _, e := range events {
		if e.Pid == page.Pid && e.Tid == page.Tid && e.Cat == "toplevel" && e.TDur > 0 {
			tasks++
			millis = max(millis, e.TDur/1000)
		}
	}
	if tasks == 0 {
		p.T.Fatalf("no task of the page is in the trace of %d events", len(events))
	}
	return millis
}
