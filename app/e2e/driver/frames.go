package driver

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Within waits until a condition is true in the one frame of the page, whose origin is another. Undefined is not true:
// it is the text of an element that is not there yet.
func (p *Tab) Within(condition string) {
	p.T.Helper()
	p.DeepWithin(1, condition)
}

// DeepWithin is Within for the one frame of that frame, and so on, so many levels deep.
func (p *Tab) DeepWithin(levels int, condition string) {
	p.T.Helper()
	for begun := time.Now(); time.Since(begun) < Patience; time.Sleep(50 * time.Millisecond) {
		if p.inFrame(levels, "!!("+condition+")") == "true" {
			return
		}
	}
	p.T.Fatalf("never true in the frame: %s", condition)
}

// FrameText evaluates an expression in the one frame of the page, whose origin is another, and returns its text.
func (p *Tab) FrameText(expression string) string {
	p.T.Helper()
	var text string
	if value := p.inFrame(1, expression); json.Unmarshal([]byte(value), &text) != nil {
		p.T.Fatalf("in the frame %s is %q", expression, value)
	}
	return text
}

// inFrame returns the value of an expression in a frame of the page, so many levels deep, as JSON; empty while there is
// none.
func (p *Tab) inFrame(levels int, expression string) (value string) {
	p.T.Helper()
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		got, err := cdp.Call(ctx, t, page.GetFrameTree, cdp.Empty{})
		if err != nil {
			return err
		}
		frame := got.FrameTree
		for range levels {
			if len(frame.ChildFrames) == 0 {
				return nil
			}
			frame = frame.ChildFrames[0]
		}
		world, err := cdp.Call(ctx, t, page.CreateIsolatedWorld, page.CreateIsolatedWorldParams{FrameID: frame.Frame.ID})
		if err != nil {
			return lasting(err)
		}
		result, err := cdp.Call(ctx, t, runtime.Evaluate, runtime.EvaluateParams{
			Expression: expression, ContextID: world.ExecutionContextID,
		})
		if err == nil && result.ExceptionDetails == nil {
			value = string(result.Result.Value)
		}
		return lasting(err)
	}))
	return value
}

// lasting returns an error unless it is of a frame that goes to another page just now.
func lasting(err error) error {
	if err != nil && (strings.Contains(err.Error(), "Cannot find context") || strings.Contains(err.Error(), "No frame")) {
		return nil
	}
	return err
}
