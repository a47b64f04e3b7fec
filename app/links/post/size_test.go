package post_test

import (
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/rules"
	"tablier/rules/all"
)

// address is how long the address before a fragment may be, with its '#'.
const address = 60 + 1

// A link is short enough for any program that passes it on: with the address, at most so many characters for a move,
// and so many where pieces are opened or all is shown.
func TestLinksAreShort(t *testing.T) {
	for _, spec := range all.Games() {
		var plain, opening, end, first int // the longest of each kind
		for seed := range uint64(measured) {
			p := invite(t, spec, rules.Setup{}, host(seed), seed)
			for side := 0; ; side = 1 - side {
				p.act(side)
				text := p.fragment(side)
				longest := kind(read(t, text), &plain, &opening, &end, &first)
				*longest = max(*longest, address+len(text))
				if p.sides[1] != nil && p.sides[1-side].Awaits() == post.Nothing {
					break
				}
				p.must(1-side, text)
			}
		}
		t.Logf("%s: %d characters at most for a move, %d for the first of a side, %d with openings, %d with everything",
			spec.ID, plain, first, opening, end)
		if plain > 300 || max(first, opening, end) > 500 {
			t.Errorf("%s: a move takes %d characters, want at most 300; else %d, want at most 500", spec.ID, plain,
				max(first, opening, end))
		}
	}
}

// kind returns that of the lengths that is about links as this one.
func kind(t *link.Turn, plain, opening, end, first *int) *int {
	switch {
	case t.Opened != nil:
		return opening
	case t.All != nil:
		return end
	case t.Introduces():
		return first
	}
	return plain
}

// All links of a match are few enough to be one, however long it lasts.
func TestWholesAreShort(t *testing.T) {
	for _, spec := range all.Games() {
		longest, links := 0, 0
		for seed := range uint64(measured / 5) {
			p := invite(t, spec, rules.Setup{}, host(seed), seed)
			p.stays = true
			side := 0
			for ; p.next(side); side = 1 - side {
			}
			text, err := p.sides[side].Whole(rules.First)
			if err != nil {
				t.Fatalf("%s: %d links: %v", spec.ID, p.sides[side].Links(), err)
			}
			longest, links = max(longest, len(text)), max(links, p.sides[side].Links())
		}
		if longest > 20_000 {
			t.Errorf("%s: all links are %d characters", spec.ID, longest)
		}
		t.Logf("%s: %d links at most, together %d characters at most", spec.ID, links, longest)
	}
}
