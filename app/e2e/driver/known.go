package driver

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// Known returns everything of a page that a person or a program they use could find: each element with its
// attributes, each text, what stands in fields, the title, the address, and what a screen reader reads.
func (p *Tab) Known() string {
	p.T.Helper()
	p.Settle()
	page := Eval[[]string](p, `(() => {
		const all = [document.title, location.pathname + location.search + location.hash];
		const walk = document.createTreeWalker(document,
			NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
		for (let n = walk.currentNode; n; n = walk.nextNode()) {
			if (n.nodeType !== Node.ELEMENT_NODE) { all.push(n.nodeValue); continue; }
			all.push('<' + n.localName, ...[...n.attributes].map((a) => a.name + '=' + a.value).sort(),
				'value' in n ? 'value: ' + n.value : '');
		}
		return all;
	})()`)
	p.Do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		tree, err := cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		if err != nil {
			return err
		}
		for _, node := range tree.Nodes {
			for _, value := range []*accessibility.Value{node.Role, node.Name, node.Description, node.Value} {
				if value != nil {
					page = append(page, string(value.Value))
				}
			}
		}
		return nil
	}))
	return strings.Join(page, "\n")
}

// Difference returns the first lines that two texts do not share.
func Difference(a, b string) string {
	other := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= len(other) || line != other[i] {
			return fmt.Sprintf("%q, %q", line, other[min(i, len(other)-1)])
		}
	}
	return "more at the end"
}
