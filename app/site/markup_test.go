package site

import "testing"

func TestTidy(t *testing.T) {
	cases := []struct {
		name, in, want string
		depth          int
	}{
		{
			name: "one child to a line",
			in:   "<div>\n      <p>a</p>\n      <p>b</p>\n    </div>",
			want: "<div><p>a</p><p>b</p></div>",
		}, {
			name: "spaces that a component wrote stay",
			in:   "<p>\n      Bonjour \n      <b>vous</b>\n      .\n    </p>",
			want: "<p>Bonjour <b>vous</b>.</p>",
		}, {
			name: "quoted for Go",
			in:   `<p aria-label="un\u00a0\"mot\" & <b>"></p>`,
			want: "<p aria-label=\"un\u00a0&quot;mot&quot; &amp; &lt;b>\"></p>",
		}, {
			name: "quoted for HTML",
			in:   `<p title="a &amp; b \x"></p>`,
			want: `<p title="a &amp; b \x"></p>`,
		}, {
			name: "true and false",
			in:   `<button aria-hidden disabled="false" hidden></button>`,
			want: `<button aria-hidden="true" hidden></button>`,
		}, {
			name: "always in the same order",
			in:   `<a id="x" class="y" href="#z">k</a>`,
			want: `<a class="y" href="#z" id="x">k</a>`,
		}, {
			name: "addresses from a page two folders deep", depth: 2,
			in:   `<a href="/a/">a</a><a href="//b/">b</a><a href="https://c/">c</a><img src="/d.svg">`,
			want: `<a href="../../a/">a</a><a href="//b/">b</a><a href="https://c/">c</a><img src="../../d.svg">`,
		}, {
			name: "the root from itself",
			in:   `<a href="/">a</a>`,
			want: `<a href="./">a</a>`,
		}, {
			name: "raw drawings",
			in:   `<svg viewBox="0 0 1 1"><path d="M0 0"/><g><use href="#a"/></g></svg>`,
			want: `<svg viewBox="0 0 1 1"><path d="M0 0"/><g><use href="#a"/></g></svg>`,
		},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := tidy(c.in, c.depth); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}
