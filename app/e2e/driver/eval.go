package driver

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// Eval returns the value of a JavaScript expression, awaiting it if it is a promise.
func Eval[T any](p *Tab, expression string) T {
	p.T.Helper()
	value, err := Evaluate[T](p, expression)
	if err != nil {
		p.T.Fatalf("%s: %s: %v", p.Device.Name, expression, err)
	}
	return value
}

// Evaluate is [Eval] for a caller that handles the error.
func Evaluate[T any](p *Tab, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Wait waits until a JavaScript expression is true. Errors count as not yet: a navigation may be under way.
func (p *Tab) Wait(condition string) {
	p.T.Helper()
	for deadline := time.Now().Add(Patience); ; time.Sleep(10 * time.Millisecond) {
		ok, err := p.becomes(condition)
		if ok {
			return
		}
		if time.Now().After(deadline) {
			p.Shot("timeout")
			shown, _ := Evaluate[string](p, `document.querySelector('main').innerText.replace(/\s+/g, ' ').slice(0, 400)`)
			p.T.Fatalf("%s: never true: %s (last error: %v)\n%s\nthe page shows: %s", p.Device.Name, condition, err,
				strings.Join(p.watch.complaints(), "\n"), shown)
		}
	}
}

// becomes reports whether an expression becomes true within a second. The page asks itself, ever less often: to be
// asked from outside each time would take the processor from it.
func (p *Tab) becomes(condition string) (bool, error) {
	ctx, cancel := context.WithTimeout(p.ctx, 5*time.Second) // a page that goes may not answer
	defer cancel()
	ask := `new Promise((resolve, reject) => {
		let pause = 10;
		const end = performance.now() + 1000;
		const ask = () => {
			let error;
			try { if (` + condition + `) return resolve(true); } catch (e) { error = e; }
			if (performance.now() > end) return error ? reject(error) : resolve(false);
			setTimeout(ask, pause);
			pause = Math.min(pause * 1.25, 50);
		};
		ask();
	})`
	return chromedp.Run(ctx, chromedp.Evaluate[bool](ask, chromedp.EvalAwaitPromise))
}

// Patience is how long anything in a page may take before the test fails. A busy
// machine needs most of it; where all is well it costs nothing.
const Patience = 2 * time.Minute

// Text is what a person can read in the first element that a selector finds.
func (p *Tab) Text(selector string) string {
	p.T.Helper()
	return Eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.innerText ?? ''`, Quote(selector)))
}

// Quote writes a text as JavaScript does.
func Quote(text string) string {
	data, err := json.Marshal(text)
	if err != nil {
		panic(err) // texts have no other form
	}
	return string(data)
}

// QuoteAll writes texts as the elements of a list in JavaScript.
func QuoteAll(texts []string) string {
	quoted := make([]string, len(texts))
	for i, text := range texts {
		quoted[i] = Quote(text)
	}
	return strings.Join(quoted, ",")
}
