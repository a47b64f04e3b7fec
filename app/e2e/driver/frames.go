package driver

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Within evaluates an expression in the one frame of the page, whose origin is another, until it is not false.
func (p *Tab) Within(expression string) {
	p.T.Helper()
	for begun := time.Now(); time.Since(begun) < Patience; time.Sleep(50 * time.Millisecond) {
		var met bool
		p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			tree, err := cdp.Call(ctx, t, page.GetFrameTree, cdp.Empty{})
			if err != nil || len(tree.FrameTree.ChildFrames) == 0 {
				return err
			}
			world, err := cdp.Call(ctx, t, page.CreateIsolatedWorld,
				page.CreateIsolatedWorldParams{FrameID: tree.FrameTree.ChildFrames[0].Frame.ID})
			if err != nil {
				return err
			}
			got, err := cdp.Call(ctx, t, runtime.Evaluate, runtime.EvaluateParams{
				Expression: "(" + expression + ") !== false", ContextID: world.ExecutionContextID,
			})
			met = err == nil && got.ExceptionDetails == nil && string(got.Result.Value) == "true"
			return err
		}))
		if met {
			return
		}
	}
	p.T.Fatalf("never true in the frame: %s", expression)
}
