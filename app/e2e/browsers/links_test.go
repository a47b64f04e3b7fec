package browsers

import (
	"crypto/rand"
	"strconv"
	"testing"

	"tablier/app/games"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
)

// playByLinks plays some turns of a game against somebody who is known only by their links.
func playByLinks(p *Tab, game string) {
	s := serve(p.T)
	p.Visit(s.Address("/theme.js"))
	p.Run(`localStorage.clear()`)
	host := invite(p.T, game)
	for range 3 {
		for host.Awaits() == post.MyMove {
			must(p.T, host.Play(host.Match().Position().Moves()[0]))
		}
		fragment, err := host.Link()
		must(p.T, err)
		p.Start(s.Address("/" + game + "/#" + fragment))
		answer(p, game, host.Links()+1)
		table := stored(p, game)
		fragment, err = table.ByLinks().Link()
		must(p.T, err)
		in, err := link.ReadPost(fragment)
		must(p.T, err)
		must(p.T, host.Receive(in.Turn))
	}
}

// invite begins a match by links as its host, who opens.
func invite(t *testing.T, game string) *post.Match {
	t.Helper()
	spec, err := all.Games().Find(game)
	must(t, err)
	from, err := rules.NewMatch(spec, rules.Setup{}, "")
	must(t, err)
	secret, err := seal.NewSecret(rand.Reader)
	must(t, err)
	return post.Invite(from, rules.First, link.ID(secret[:8]), secret)
}

// answer plays the person's turn until the page has made its link.
func answer(p *Tab, game string, links int) {
	p.T.Helper()
	p.Wait(`(localStorage.getItem('tablier/.table.` + game + `') || '').includes('links')`)
	for table := stored(p, game); table.ByLinks().Links() < links; table = stored(p, game) {
		moves := table.Match().Ply()
		switch {
		case table.Chance():
			p.WaitMoves(len(stored(p, game).Match().Moves()) + 1) // it is drawn before the person's eyes
			continue
		case game == "stratege" && table.SettingUp():
			p.Click("#act-fill")
			p.Click("#act-ready")
		default:
			p.Touch(path(p.T, table)...)
		}
		p.Wait(`!localStorage.getItem('tablier/.table.` + game + `').includes('"at":` + strconv.Itoa(moves) + `,')`)
	}
}

// stored returns the table that the page has saved.
func stored(p *Tab, game string) *play.Table {
	p.T.Helper()
	for _, known := range games.All() {
		if known.ID() == game {
			text := Eval[string](p, `localStorage.getItem('tablier/.table.`+game+`')`)
			table, err := play.Restore(known.Game, known.Levels, text)
			must(p.T, err)
			return table
		}
	}
	p.T.Fatalf("no game %s", game)
	return nil
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
