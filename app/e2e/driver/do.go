package driver

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Do runs actions, each within the test's patience.
func (p *Tab) Do(actions ...chromedp.Action[chromedp.Void]) {
	p.T.Helper()
	for _, action := range actions {
		if err := p.Try(action); err != nil {
			p.Shot("stuck")
			p.T.Fatalf("%s: %v", p.Device.Name, err)
		}
	}
}

// Run runs a JavaScript expression whose value does not matter, and awaits it if it is a promise.
func (p *Tab) Run(expression string) {
	p.T.Helper()
	p.Do(Script(expression))
}

// Try runs an action within the test's patience, and returns its error.
func (p *Tab) Try(action chromedp.Action[chromedp.Void]) error {
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	return chromedp.Do(ctx, action)
}

// Call makes an action of a command of the browser's protocol.
func Call[P, R any](command cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, command, params)
		return err
	})
}

// Script makes an action of a JavaScript expression whose value does not matter.
func Script(expression string) chromedp.Action[chromedp.Void] {
	return chromedp.Evaluate[chromedp.Void]("Promise.resolve("+expression+").then(() => undefined)",
		chromedp.EvalAwaitPromise)
}

// Inject runs a script in every page before its own, as an older or a stricter browser would, until it is taken back.
func (p *Tab) Inject(script string) (takeBack func()) {
	p.T.Helper()
	var id page.ScriptIdentifier
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		added, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument,
			page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		id = added.Identifier
		return err
	}))
	return func() {
		p.T.Helper()
		p.Do(Call(page.RemoveScriptToEvaluateOnNewDocument, page.RemoveScriptToEvaluateOnNewDocumentParams{Identifier: id}))
	}
}

// Shot keeps a picture if the person who runs the tests wants pictures.
func (p *Tab) Shot(name string) {
	p.T.Helper()
	dir := os.Getenv("TABLIER_SHOTS")
	if dir == "" {
		return
	}
	p.inThemes(func(theme string) { p.shoot(dir, name+" "+theme) })
}

func (p *Tab) shoot(dir, name string) {
	p.T.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, Patience)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	name = strings.NewReplacer("/", "-", " ", "-").Replace(p.T.Name() + "-" + name + "-" + p.Device.Name + ".png")
	err = errors.Join(err, os.MkdirAll(dir, 0o755), os.WriteFile(filepath.Join(dir, name), picture, 0o644))
	if err != nil {
		p.T.Errorf("picture %s: %v", name, err)
	}
}
