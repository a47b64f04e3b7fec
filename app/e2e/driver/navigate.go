package driver

import (
	"fmt"
	"strings"

	"github.com/chromedp/chromedp"

	"tablier/app/site"
)

// Visit goes to an address and waits until the page has loaded, not until the
// program runs.
func (p *Tab) Visit(url string) {
	p.T.Helper()
	p.Do(chromedp.Navigate(url))
}

// Start goes to an address and waits until the program runs.
func (p *Tab) Start(url string) {
	p.T.Helper()
	p.Visit(url)
	p.Ready()
	if strings.Contains(url, "#") { // a match that it holds is opened in turns
		p.Settle()
	}
}

// Reload loads the page again.
func (p *Tab) Reload() {
	p.T.Helper()
	p.Do(chromedp.Reload())
}

// Back goes to the page before, by the browser's button.
func (p *Tab) Back() {
	p.T.Helper()
	p.Do(chromedp.NavigateBack())
}

// Forward goes to the page after this one, by the browser's button.
func (p *Tab) Forward() {
	p.T.Helper()
	p.Do(chromedp.NavigateForward())
}

// Follow goes to an address as a click on a link elsewhere does. Where only what follows # changes, the page that runs
// hears of it a moment later, and what it shows until then may be what is waited for: so Follow waits until it has
// heard.
func (p *Tab) Follow(address string) {
	p.T.Helper()
	p.Run(`(async () => {
		const to = new URL(` + Quote(address) + `, location.href), page = (url) => url.href.split('#')[0];
		const heard = page(to) === page(location) && to.hash !== location.hash &&
			new Promise((done) => addEventListener('hashchange', done, { once: true }));
		location.assign(to);
		await heard;
	})()`)
	p.Settle()
}

// GoTo goes to an address of the site as by a link in the page: the program stays where it has the page.
func (p *Tab) GoTo(address string) {
	p.T.Helper()
	p.Run(`window.stays = true`)
	leaves := Eval[bool](p, fmt.Sprintf(`(() => {
		const studio = (url) => [%s].includes(url.pathname.slice(tablier.root.length - 1));
		return studio(location) !== studio(new URL(%s, location));
	})()`, QuoteAll(site.StudioRoutes()), Quote(address)))
	p.Run(`(() => {
		const link = document.createElement('a');
		link.href = ` + Quote(address) + `;
		document.body.append(link);
		link.click();
		link.remove();
	})()`)
	p.Wait(`location.href.startsWith(` + Quote(strings.SplitN(address, "#", 2)[0]) + `)`)
	if leaves {
		p.Wait(`window.stays === undefined`)
		p.Ready()
	}
	p.Settle()
	if !leaves && !Eval[bool](p, `window.stays === true && !('failed' in document.documentElement.dataset)`) {
		p.T.Errorf("%s is shown by another program, or by one that has ended", address)
	}
}

// Ready waits until the program has taken the page over.
func (p *Tab) Ready() {
	p.T.Helper()
	p.Wait(`document.documentElement.dataset.ready === '1'`)
}

// Offline waits until the page works without a server.
func (p *Tab) Offline() {
	p.T.Helper()
	if !Eval[bool](p, `tablier.offlineReady`) {
		p.T.Fatal("the page says that it cannot work offline")
	}
	p.Wait(`navigator.serviceWorker.controller !== null`)
}

// Kept waits until files on demand are kept, by their names.
func (p *Tab) Kept(s *Server, names ...string) {
	p.T.Helper()
	for _, name := range names {
		p.Run(IsKept(s.Prefix + world.site.Place(name)))
	}
}

// IsKept is an expression for a promise that is fulfilled once a file is kept for use without a network.
func IsKept(path string) string {
	return `(async () => {
		while (!(await caches.match(` + Quote(path) + `))) await new Promise((resolve) => setTimeout(resolve, 50));
	})()`
}

// AtPath is the condition that the page has a path.
func AtPath(path string) string { return `location.pathname === ` + Quote(path) }
