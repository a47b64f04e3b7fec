package driver

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Download presses the export and gives the file that the browser saves.
func (p *Tab) Download(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	p.Do(Call(browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir,
		BrowserContextID: p.profile.id(),
	}))
	p.Click("#act-export")
	name := filepath.Join(dir, "tablier-"+time.Now().Format(time.DateOnly)+".json")
	for end := time.Now().Add(Patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if data, err := os.ReadFile(name); err == nil && len(data) > 0 {
			return name
		}
	}
	t.Fatalf("no file %s", name)
	return ""
}

// ChooseFile returns the page a file, as a person does who has picked it.
func (p *Tab) ChooseFile(name string) {
	p.T.Helper()
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		field, err := cdp.Call(ctx, t, runtime.Evaluate, runtime.EvaluateParams{
			Expression: `document.getElementById('act-import')`,
		})
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, dom.SetFileInputFiles, dom.SetFileInputFilesParams{
			Files: []string{name}, ObjectID: field.Result.ObjectID,
		})
		return err
	}))
}

// CatchFiles has the page note what it saves. What it returns presses a control, and returns the text of the file that
// is saved by that.
func (p *Tab) CatchFiles() (saved func(control string) string) {
	p.T.Helper()
	p.Run(`URL.createObjectURL = ((make) => (blob) => {
		window.file = blob;
		return make.call(URL, blob);
	})(URL.createObjectURL)`)
	return func(control string) string {
		p.T.Helper()
		p.Run(`window.file = undefined`)
		p.Click(control)
		p.Wait(`window.file`)
		return Eval[string](p, `file.text()`)
	}
}
