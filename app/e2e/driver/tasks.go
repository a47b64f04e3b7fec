package driver

import (
	"context"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// ObserveTasks starts to collect tasks that block the page for over 50 ms, also
// those of the past.
func (p *Tab) ObserveTasks() {
	p.T.Helper()
	p.Do(chromedp.Evaluate[chromedp.Void](`(() => {
		window.longTasks = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) longTasks.push(entry.duration);
		}).observe({ type: 'longtask', buffered: true });
	})()`))
}

// Tasks returns the collected durations, in milliseconds, and forgets them.
func (p *Tab) Tasks() []float64 {
	p.T.Helper()
	return Eval[[]float64](p, `new Promise((resolve) => setTimeout(() => resolve(longTasks.splice(0)), 50))`)
}

// TaskTime returns how many milliseconds of a processor the page's own thread has taken so far: others that share the
// processor do not count.
func (p *Tab) TaskTime() (millis float64) {
	p.T.Helper()
	p.Do(Call(performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks}),
		chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			metrics, err := cdp.Call(ctx, t, performance.GetMetrics, cdp.Empty{})
			for _, m := range metrics.Metrics {
				if m.Name == "TaskDuration" {
					millis = m.Value * 1000
				}
			}
			return err
		}))
	return millis
}

// Painted returns after how many milliseconds of the visit what is there has been painted.
func (p *Tab) Painted() float64 {
	p.T.Helper()
	return Eval[float64](p, `new Promise((resolve) => requestAnimationFrame(() =>
		setTimeout(() => resolve(performance.now()))))`)
}

// A Blocking is the longest task that has blocked a page, in milliseconds, by what was done; below 50 it is 0.
type Blocking map[string]float64

// During does something so many times, and notes the longest task of it and of what came before.
func (l Blocking) During(p *Tab, name string, times int, do func(i int)) {
	p.T.Helper()
	for i := range times {
		do(i)
	}
	l[name] = slices.Max(append(p.Tasks(), l[name]))
}

// Report reports each.
func (l Blocking) Report(b *testing.B) {
	for name, task := range l {
		b.ReportMetric(task, "ms-longest-"+name)
	}
}
