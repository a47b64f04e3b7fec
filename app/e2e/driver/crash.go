package driver

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Crash ends the process of the page, as the browser does with one that takes all memory: nobody tells the page. It
// returns another tab of the same profile, in which a person comes back.
func (p *Tab) Crash() *Tab {
	p.T.Helper()
	p.profile.crashed = true
	ctx, cancel := context.WithTimeout(p.ctx, time.Second) // there is no answer
	defer cancel()
	_ = chromedp.Do(ctx, Call(page.Crash, cdp.Empty{}))
	return p.SameProfile()
}
