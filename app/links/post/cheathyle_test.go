package post_test

import (
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
)

// badChains are cheats with the n-th link of a chain, which has to be shown.
func badChains() []cheat {
	return append(edits(post.BadDraw, map[string]func(t *link.Turn){
		"a link that is none": func(t *link.Turn) { t.Chain.Link[20] ^= 4 },
		"of another chain": func(t *link.Turn) {
			t.Chain.Link = seal.Secret{1}.Chain()[t.Chain.Number]
		},
		"the link before": func(t *link.Turn) { t.Chain.Link = t.Chain.Link.Before() },
	}), append(edits(post.Early, map[string]func(t *link.Turn){
		"committed anew": func(t *link.Turn) { t.Commit = &seal.Hash{1} },
		"all pieces":     func(t *link.Turn) { t.All = everything },
		"no pieces":      func(t *link.Turn) { t.All = &link.Everything{} },
		"a piece":        func(t *link.Turn) { t.Opened = []seal.Opening{{Value: 1}} },
		"the link that was shown": func(t *link.Turn) {
			t.Chain = &link.ChainLink{Number: t.Chain.Number - 1, Link: t.Chain.Link.Before()}
		},
		"a link beyond the chain": func(t *link.Turn) { t.Chain.Number = seal.Draws + 1 },
	}), cheat{"the next link", func(t *link.Turn, secret seal.Secret, _ []byte) {
		n := t.Chain.Number + 1
		t.Chain = &link.ChainLink{Number: n, Link: secret.Chain()[n]}
	}, post.Early}, cheat{"another link to choose the draw", func(t *link.Turn, secret seal.Secret, _ []byte) {
		t.Chain.Link = secret.Chain()[t.Chain.Number+1]
	}, post.BadDraw})...)
}

func noChain(t *link.Turn) { t.Chain = nil }

// What a dishonest side of a game with chance may try is found out for what it is.
func TestCheatsWithChance(t *testing.T) {
	number := func(n int) func(*link.Turn, *post.Match) bool {
		return func(t *link.Turn, _ *post.Match) bool { return t.Number == n }
	}
	uncommitted := edits(post.Withheld, map[string]func(t *link.Turn){
		"no commitment": func(t *link.Turn) { t.Commit = nil },
	})
	half := edits(post.Illegal, map[string]func(t *link.Turn){
		"no move":                            func(t *link.Turn) { t.Moves = nil },
		"two moves":                          func(t *link.Turn) { t.Moves = append(t.Moves, 0) },
		"a move of a side that has given up": func(t *link.Turn) { t.Resigned = true },
	})
	withheld := edits(post.Withheld, map[string]func(t *link.Turn){
		"no link":                     noChain,
		"no link and no move":         func(t *link.Turn) { t.Chain, t.Moves = nil, nil },
		"no link of one who gives up": func(t *link.Turn) { t.Chain, t.Moves, t.Resigned = nil, nil, true },
	})
	early := cheat{"the first of the chain", func(t *link.Turn, secret seal.Secret, _ []byte) {
		t.Chain = &link.ChainLink{Number: 1, Link: secret.Chain()[1]}
	}, post.Early}
	chaos, order := rules.First, rules.Second
	for _, s := range []stage{
		{"the first link", chaos, number(0), "", append(uncommitted, early)},
		{"the second link, of Order", chaos, number(1), post.TheirSeal, append(append(uncommitted, edits(post.Withheld,
			map[string]func(t *link.Turn){"no link": noChain})...),
			edits(post.BadDraw, map[string]func(t *link.Turn){
				"another commitment": func(t *link.Turn) { t.Commit = &seal.Hash{1} },
				"another link":       func(t *link.Turn) { t.Chain.Link[3]++ },
			})...)},
		{"the second link, of Chaos", order, number(1), post.TheirSeal, append(append(uncommitted,
			edits(post.Illegal, map[string]func(t *link.Turn){
				"a move that nobody can know":      func(t *link.Turn) { t.Moves = []int{0} },
				"given up before it is their turn": func(t *link.Turn) { t.Resigned = true },
			})...), early)},
		{"the first shown, of Order", order, number(2), post.TheirDraw, append(append(badChains(), anywhere()[:2]...),
			edits(post.Withheld, map[string]func(t *link.Turn){"no link": noChain})...)},
		{"a pawn placed", chaos, number(6), post.TheirMove,
			append(append(append(badChains(), anywhere()...), half...), append(withheld, cheat{"given up, the next link shown",
				func(t *link.Turn, secret seal.Secret, _ []byte) {
					n := t.Chain.Number + 1
					t.Moves, t.Resigned, t.Chain = nil, true, &link.ChainLink{Number: n, Link: secret.Chain()[n]}
				}, post.Early})...)},
		{"a pawn slid", chaos, number(7), post.TheirMove,
			append(append(append(badChains(), anywhere()...), half...), append(edits(post.Withheld,
				map[string]func(t *link.Turn){"no link": noChain}), edits(post.Early, map[string]func(t *link.Turn){
				"given up, the link of a draw shown": func(t *link.Turn) { t.Moves, t.Resigned = nil, true },
			})...)...)},
	} {
		t.Run(s.what, func(t *testing.T) { s.play(t, "hyle") })
	}
}

// Who places a pawn says where, and not which: the colour is what both have drawn, wherever it goes.
func TestNobodyPlacesAnotherColour(t *testing.T) {
	p, side, text := find(t, "hyle", rules.First, func(t *link.Turn, _ *post.Match) bool { return t.Number == 8 })
	saved := p.sides[1-side].Save()
	sender := p.sides[side].Match()
	drawn := sender.Ply() - 2 // before the placement
	taken := 0
	for i := 0; ; i++ {
		turn := read(t, text)
		turn.Moves[0] = i
		sign(turn, p.secrets[side])
		p.sides[1-side] = restored(t, saved)
		if p.give(1-side, fragment(t, turn)) != nil {
			break
		}
		taken++
		if got, want := p.sides[1-side].Match().Move(drawn+1), sender.Move(drawn+1); got != want {
			t.Errorf("%s is placed, and %s was drawn", got, want)
		}
	}
	if want := len(sender.At(drawn + 1).Moves()); taken != want {
		t.Errorf("%d placements are taken, of %d", taken, want)
	}
}
