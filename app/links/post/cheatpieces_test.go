package post_test

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

// badPieces are cheats with pieces that have to be opened.
func badPieces() []cheat {
	return append(edits(post.BadPiece, map[string]func(t *link.Turn){
		"another strength":  func(t *link.Turn) { t.Opened[0].Value = t.Opened[0].Value%6 + 1 },
		"another salt":      func(t *link.Turn) { t.Opened[0].Salt[15] ^= 1 },
		"another pawn":      func(t *link.Turn) { t.Opened[0].Piece ^= 1 },
		"a pawn of nobody":  func(t *link.Turn) { t.Opened[0].Piece = 18 },
		"a pawn far away":   func(t *link.Turn) { t.Opened[0].Piece = 1 << 16 },
		"a pawn twice":      func(t *link.Turn) { t.Opened = append(t.Opened, t.Opened[0]) },
		"another path":      func(t *link.Turn) { t.Path[1][7] ^= 1 },
		"a shorter path":    func(t *link.Turn) { t.Path = t.Path[1:] },
		"a longer path":     func(t *link.Turn) { t.Path = append(t.Path, t.Path[0]) },
		"openings of none":  func(t *link.Turn) { t.Opened = []seal.Opening{} },
		"no strength":       func(t *link.Turn) { t.Opened[0].Value = 0 },
		"all, of others":    func(t *link.Turn) { t.All = everything },
		"all, of no pieces": func(t *link.Turn) { t.All = &link.Everything{} },
	}), append(edits(post.Withheld, map[string]func(t *link.Turn){
		"none": func(t *link.Turn) { t.Opened, t.Path = nil, nil },
	}), cheat{"one more", openMore, post.Early}, cheat{"all of them", showAll, post.Early})...)
}

func showAll(t *link.Turn, secret seal.Secret, values []byte) {
	t.All = &link.Everything{Salts: secret.Salts(), Values: values}
}

// badTurns are cheats with the moves of a link that has one.
func badTurns() []cheat {
	return append(edits(post.Illegal, map[string]func(t *link.Turn){
		"no move":                            func(t *link.Turn) { t.Moves = nil },
		"two moves":                          func(t *link.Turn) { t.Moves = append(t.Moves, 0) },
		"a move of a side that has given up": func(t *link.Turn) { t.Resigned = true },
	}), edits(post.Early, map[string]func(t *link.Turn){
		"committed anew":      func(t *link.Turn) { t.Commit = &seal.Hash{1} },
		"a link of the chain": func(t *link.Turn) { t.Chain = &link.ChainLink{Number: 1} },
	})...)
}

// badEverything are cheats with all that is to be shown at the end.
func badEverything() []cheat {
	return append(edits(post.BadPiece, map[string]func(t *link.Turn){
		"other salts": func(t *link.Turn) { t.All.Salts[0] ^= 1 },
		"another strength": func(t *link.Turn) {
			t.All.Values[3] = t.All.Values[3]%6 + 1
		},
		"two pawns for each other": func(t *link.Turn) {
			other := slices.IndexFunc(t.All.Values, func(v byte) bool { return v != t.All.Values[0] })
			t.All.Values[0], t.All.Values[other] = t.All.Values[other], t.All.Values[0]
		},
		"a pawn less": func(t *link.Turn) { t.All.Values = t.All.Values[1:] },
		"a pawn more": func(t *link.Turn) { t.All.Values = append(t.All.Values, 1) },
		"no pawn":     func(t *link.Turn) { t.All.Values = nil },
	}), append(edits(post.Withheld, map[string]func(t *link.Turn){
		"nothing": func(t *link.Turn) { t.All = nil },
	}), edits(post.Early, map[string]func(t *link.Turn){
		"a pawn beside all": func(t *link.Turn) { t.Opened = []seal.Opening{{Piece: 40}} },
		"committed anew":    func(t *link.Turn) { t.Commit = &seal.Hash{1} },
	})...)...)
}

func attacks(t *link.Turn, sender *post.Match) bool {
	return len(t.Opened) == 1 && sender.Awaits() == post.TheirOpen
}

func answers(t *link.Turn, sender *post.Match) bool {
	return len(t.Opened) == 1 && sender.Awaits() == post.TheirMove
}

func answersAndAttacks(t *link.Turn, sender *post.Match) bool {
	return len(t.Opened) == 2 && sender.Awaits() == post.TheirOpen
}

func setsUp(t *link.Turn, _ *post.Match) bool { return t.Commit != nil }

func moves(t *link.Turn, sender *post.Match) bool {
	return t.Number > 4 && len(t.Moves) == 1 && t.Opened == nil && sender.Awaits() == post.TheirMove
}

func ends(t *link.Turn, _ *post.Match) bool { return t.All != nil }

func endsToo(t *link.Turn, sender *post.Match) bool {
	return t.All != nil && sender.Awaits() == post.Nothing
}

// What a dishonest side of a game with pieces under seal may try is found out for what it is.
func TestCheatsWithPieces(t *testing.T) {
	setUp := append(edits(post.Illegal, map[string]func(t *link.Turn){
		"a move":   func(t *link.Turn) { t.Moves = []int{0} },
		"given up": func(t *link.Turn) { t.Resigned = true },
	}), append(edits(post.Withheld, map[string]func(t *link.Turn){
		"no commitment": func(t *link.Turn) { t.Commit = nil },
	}), append(edits(post.Early, map[string]func(t *link.Turn){
		"a link of a chain": func(t *link.Turn) { t.Chain = &link.ChainLink{Number: 1} },
	}), cheat{"a pawn", openMore, post.Early}, cheat{"all pawns", showAll, post.Early})...)...)
	for _, s := range []stage{
		{"nothing to set up yet", rules.Second, func(*link.Turn, *post.Match) bool { return true }, "",
			append(edits(post.Early, map[string]func(t *link.Turn){
				"a commitment": func(t *link.Turn) { t.Commit = &seal.Hash{1} },
				"a pawn":       func(t *link.Turn) { t.Opened = []seal.Opening{{Value: 1}} },
			}), edits(post.Illegal, map[string]func(t *link.Turn){
				"a move":   func(t *link.Turn) { t.Moves = []int{0} },
				"given up": func(t *link.Turn) { t.Resigned = true },
			})...)},
		{"the host's set-up", rules.First, setsUp, "", setUp},
		{"the guest's set-up", rules.Second, setsUp, post.TheirSet, setUp},
		{"an attack", rules.First, attacks, post.TheirMove, append(append(badPieces(), badTurns()...), anywhere()...)},
		{"an answer", rules.First, answers, post.TheirOpen, append(append(badPieces(), badTurns()...), anywhere()...)},
		{"an answer and an attack", rules.Second, answersAndAttacks, post.TheirOpen, append(append(badPieces(),
			edits(post.Withheld, map[string]func(t *link.Turn){"none": noOpening})...), badTurns()...)},
		{"a move", rules.Second, moves, post.TheirMove, append(append(badTurns(), anywhere()...),
			cheat{"a pawn", openMore, post.Early}, cheat{"all pawns", showAll, post.Early})},
		{"the end", rules.First, ends, post.TheirMove, badEverything()},
		{"the other end", rules.First, endsToo, post.TheirAll, append(badEverything(), edits(post.Illegal,
			map[string]func(t *link.Turn){
				"a move":   func(t *link.Turn) { t.Moves = []int{0} },
				"given up": func(t *link.Turn) { t.Resigned = true },
			})...)},
	} {
		t.Run(s.what, func(t *testing.T) { s.play(t, "stratege") })
	}
}

func noOpening(t *link.Turn) { t.Opened, t.Path = nil, nil }

// A side that answers and attacks has to open both pawns: neither alone is enough.
func TestEachOfTwoOpenings(t *testing.T) {
	stage{"one of two", rules.First, answersAndAttacks, post.TheirOpen, []cheat{
		{"only the first", func(t *link.Turn, secret seal.Secret, values []byte) {
			t.Opened, t.Path = secret.Salts().Tree(values).Open(t.Opened[0].Piece)
		}, post.Withheld},
		{"only the last", func(t *link.Turn, secret seal.Secret, values []byte) {
			t.Opened, t.Path = secret.Salts().Tree(values).Open(t.Opened[1].Piece)
		}, post.Withheld},
	}}.play(t, "stratege")
}

// A liar is a guest who has bound itself to a set-up that no side may have. It has no match of its own: it makes each
// of its links to fit that of the honest host.
type liar struct {
	t      *testing.T
	rng    source
	host   *post.Match
	secret seal.Secret
	values []byte
	opened []bool
}

// newLiar has an honest host, who is First, and a liar set up.
func newLiar(t *testing.T, seed uint64, values []byte) *liar {
	t.Helper()
	spec, err := all.Games().Find("stratege")
	if err != nil {
		t.Fatal(err)
	}
	p := invite(t, spec, rules.Setup{}, rules.First, seed)
	p.act(0)
	l := &liar{t, p.rng, p.sides[0], seal.Secret{9}, values, make([]bool, len(values))}
	root := l.secret.Salts().Tree(values).Root()
	turn := l.turn()
	turn.Commit = &root
	l.must(turn)
	return l
}

// turn returns a link that comes after the host's last, without what it says.
func (l *liar) turn() *link.Turn {
	l.t.Helper()
	text, err := l.host.Link()
	if err != nil {
		l.t.Fatal(err)
	}
	last := read(l.t, text)
	turn := &link.Turn{ID: last.ID, Number: last.Number + 1, Before: last.Mark(), Ply: l.host.Match().Ply()}
	if turn.Introduces() {
		turn.Key = l.secret.Key().Public()
	}
	return turn
}

func (l *liar) give(turn *link.Turn) error {
	sign(turn, l.secret)
	return l.host.Receive(read(l.t, fragment(l.t, turn)))
}

func (l *liar) must(turn *link.Turn) {
	l.t.Helper()
	if err := l.give(turn); err != nil {
		l.t.Fatal(err)
	}
}

// hostMoves has the host make a move at random that attacks nobody; false when there is none.
func (l *liar) hostMoves() bool {
	l.t.Helper()
	legal := slices.DeleteFunc(l.host.Match().Position().Moves(), func(m rules.Move) bool {
		return strings.Contains(string(m), "x")
	})
	if len(legal) == 0 {
		return false
	}
	if err := l.host.Play(legal[l.rng.IntN(len(legal))]); err != nil {
		l.t.Fatal(err)
	}
	return true
}

// move returns a link with a move, an attack by a pawn that has not been opened where there is one.
func (l *liar) move() *link.Turn {
	m := l.host.Match()
	legal, turn := m.Position().Moves(), l.turn()
	turn.Moves = []int{l.rng.IntN(len(legal))}
	for i, move := range legal {
		if piece, _, shows := m.Spec().Sealer.Shows(m, move); shows && !l.opened[piece] {
			turn.Moves[0] = i
		}
	}
	if piece, _, shows := m.Spec().Sealer.Shows(m, legal[turn.Moves[0]]); shows && !l.opened[piece] {
		turn.Opened, turn.Path = l.secret.Salts().Tree(l.values).Open(piece)
		l.opened[piece] = true
	}
	return turn
}

// attack has the liar attack until a link of it is refused, and returns how many pawns it has opened by then.
func (l *liar) attack() (opened int, err error) {
	l.t.Helper()
	for l.hostMoves() {
		if err = l.give(l.move()); err != nil {
			break
		}
	}
	for _, is := range l.opened {
		if is {
			opened++
		}
	}
	return opened, err
}

func is(err error, want post.Fault) bool {
	e, ok := err.(*post.Error)
	return ok && e.Fault == want
}

// A fourth pawn of a strength is found out as soon as it is opened, a strength that there is none of at once.
func TestBadSetupsAreSeen(t *testing.T) {
	for strength, want := range map[byte]int{6: 4, 0: 1, 7: 1, 15: 1, 255: 1} {
		met := 0
		for seed := uint64(0); met < 5; seed++ {
			l := newLiar(t, seed, slices.Repeat([]byte{strength}, 18))
			opened, err := l.attack()
			if err == nil {
				continue // the host had to attack
			}
			if met++; !is(err, post.BadSetup) || opened != want {
				t.Errorf("of strength %d: %v when %d pawns are opened, want %s when %d are", strength, err, opened,
					post.BadSetup, want)
			}
		}
	}
}

// A set-up that nobody has seen anything of is found out at the end, whoever ends the match.
func TestBadSetupsAreFoundAtTheEnd(t *testing.T) {
	sound := []byte{1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6}
	for what, c := range map[string]struct {
		value byte
		want  post.Fault
	}{
		"sound": {1, ""}, "four of a strength": {2, post.BadSetup}, "none": {0, post.BadSetup},
		"a strength too high": {7, post.BadSetup}, "one far too high": {255, post.BadSetup},
	} {
		for _, gives := range []bool{true, false} {
			values := slices.Clone(sound)
			values[0] = c.value
			l := newLiar(t, 3, values)
			if gives {
				l.hostMoves()
			} else if !l.host.Resign() {
				t.Fatal("the host cannot give up")
			}
			turn := l.turn()
			turn.Resigned, turn.All = gives, &link.Everything{Salts: l.secret.Salts(), Values: values}
			before := l.host.Awaits()
			err := l.give(turn)
			if c.want == "" && (err != nil || l.host.Awaits() != post.Nothing) {
				t.Errorf("%s: %v, and the host awaits %s", what, err, l.host.Awaits())
			}
			if c.want != "" && (!is(err, c.want) || l.host.Awaits() != before || l.host.Match().Result().Over()) {
				t.Errorf("%s: %v, want %s; the host awaits %s", what, err, c.want, l.host.Awaits())
			}
		}
	}
}
