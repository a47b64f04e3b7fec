package post_test

import (
	"testing"

	"tablier/app/links/post"
	"tablier/rules"
	"tablier/rules/all"
)

// BenchmarkRestore restores a whole match of each game: what the page does when it is opened.
func BenchmarkRestore(b *testing.B) {
	for _, spec := range all.Games() {
		b.Run(spec.ID, func(b *testing.B) {
			text, links := played(b, spec)
			for b.Loop() {
				if _, err := post.Restore(all.Games(), text); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(links), "links")
		})
	}
}

// played returns a match that is nearly over, as its host keeps it.
func played(b *testing.B, spec *rules.Spec) (text string, links int) {
	b.Helper()
	p := invite(b, spec, rules.Setup{}, rules.First, 5)
	for side := 0; p.next(side); side = 1 - side {
	}
	return p.sides[0].Save(), p.sides[0].Links()
}
