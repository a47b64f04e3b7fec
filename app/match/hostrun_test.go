package match_test

import (
	"encoding/json"
	"hash/fnv"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
	rulesstratege "tablier/rules/stratege"
)

// A hostRun is a match in a frame with everybody around it: a host page, people at the screen, the machine and a clock.
// Whatever they do follows from a script of bytes, from what they have been told, and from what the players arrange in
// secret. What the host page says follows from the script and from what it has been told alone.
type hostRun struct {
	*match.Controller
	script []byte
	secret secrets
	now    match.Moment

	asks  []match.Ask
	waits []int
	told  []string // by step: the notices of each, as the host page gets them

	record rules.Record    // the match as the host page knows it
	turn   string          // the id of the last turn that it was asked for
	legal  []string        // the moves that it was told last
	owed   map[string]bool // the names of messages that the machine's answer is awaited for
	silent string          // a message that nothing has come of
	ids    int
}

// secrets are what First and Second arrange, each in the game's own way.
type secrets [2]string

// newHostRun begins a run with the parameters of a frame.
func newHostRun(game *board.Game, parameters url.Values, secret secrets, script []byte) *hostRun {
	r := &hostRun{
		Controller: match.New(game, 1), script: script, secret: secret, owed: map[string]bool{},
		now: begins,
	}
	for _, e := range []match.Event{
		match.Framed{Query: parameters}, match.Mounted{}, match.Entered{}, match.HostListens{},
	} {
		r.send(e)
	}
	return r
}

// below returns a number of the script below n, 0 once it is over.
func (r *hostRun) below(n int) int {
	if len(r.script) == 0 || n <= 1 {
		return 0
	}
	b := r.script[0]
	r.script = r.script[1:]
	return int(b) % n
}

// step has something happen; false once the script is over or the match is.
func (r *hostRun) step() bool {
	if len(r.script) == 0 || r.Table().Result().Over() {
		return false
	}
	r.told = append(r.told, "")
	switch n := r.below(16); {
	case n < 7:
		r.say(r.message())
	case n < 11:
		r.person()
	case len(r.asks) > 0 && (n < 14 || len(r.waits) == 0):
		r.answer(r.asks[r.below(len(r.asks))])
	case len(r.waits) > 0:
		id := r.waits[0]
		r.waits = r.waits[1:]
		r.now = r.now + time.Second
		r.send(match.Elapsed{ID: id})
	}
	return true
}

// send has an event happen, and carries out what comes of it.
func (r *hostRun) send(e match.Event) {
	for _, effect := range r.Update(r.now, false, e) {
		switch e := effect.(type) {
		case match.Ask:
			r.asks = append(r.asks, e)
		case match.Cancel:
			r.asks = slices.DeleteFunc(r.asks, func(a match.Ask) bool { return a.ID == e.ID })
		case match.Wait:
			r.waits = append(r.waits, e.ID)
		case match.Tell:
			r.hear(e.Notice)
		}
	}
}

// hear has the host page hear a notice.
func (r *hostRun) hear(n embed.Notice) {
	if len(r.told) > 0 {
		r.told[len(r.told)-1] += n.Text() + "\n"
	}
	delete(r.owed, n.Re)
	switch n.Type {
	case embed.Ready, embed.State:
		r.record = rules.Record{Game: n.Game, Variant: n.Variant, Options: n.Options, Start: n.Start}
		for _, m := range n.Moves {
			r.record.Moves = append(r.record.Moves, rules.Move(m))
		}
	case embed.Moved:
		r.record.Moves = append(r.record.Moves, rules.Move(n.Move))
	case embed.YourTurn:
		r.turn = n.ID
	}
	if n.Legal != nil {
		r.legal = n.Legal
	}
}

// say has the host page say something, and finds out what comes of it.
func (r *hostRun) say(id, text string) {
	asked := len(r.asks)
	r.send(match.HostSaid{Text: text})
	switch {
	case id == "" || r.told[len(r.told)-1] != "":
	case len(r.asks) > asked:
		r.owed[id] = true
	default:
		r.silent = text
	}
}

// message is what the host page says next, and its name, empty for none.
func (r *hostRun) message() (id, text string) {
	m := map[string]any{}
	if r.below(4) > 0 {
		r.ids++
		id = "m" + strconv.Itoa(r.ids)
		m["id"] = id
	}
	switch n := r.below(16); {
	case n < 5:
		m["type"], m["re"], m["move"] = "move", r.turn, r.word()
	case n < 9:
		m["type"], m["move"] = "play", r.word()
	case n < 10:
		m["type"] = "undo"
	case n < 11:
		m["type"] = "suggest"
	case n < 12:
		m["type"] = "position"
	case n < 14:
		m["type"], m["parameters"] = "configure", r.wish()
	case n < 15 && r.below(8) == 0:
		m["type"], m["parameters"] = "load", r.other()
	default:
		return "", r.nonsense()
	}
	words, err := json.Marshal(m)
	if err != nil {
		panic(err) // plain data
	}
	return id, string(words)
}

// word is a move that the host page believes in, or tries.
func (r *hostRun) word() string {
	legal := r.legal
	var known rules.Position // which the page has to find out where it is not told what is legal
	if r.Game().Spec.Secret {
		if m, err := registry.Replay(r.record); err == nil {
			known, legal = m.Position(), embed.Texts(m.Position().Moves())
		}
	}
	word := "b2"
	if len(legal) > 0 {
		word = legal[r.below(len(legal))]
	}
	switch n := r.below(10); {
	case n < 3 && known != nil:
		return r.guess(known, word, legal)
	case n == 3:
		return []string{"?", "a1=?", "--", "#123456123456123456", "#??????????????????", "#111111111111111111"}[r.below(6)]
	case n > 6 && len(word) == 4 && word[2] == '=':
		return "#123456123456123456"
	}
	return word
}

// guess is an attack written with what might stand there.
func (r *hostRun) guess(known rules.Position, word string, legal []string) string {
	digit := func() int { return 1 + r.below(6) }
	attacker := 0
	for _, m := range legal {
		if w, err := rulesstratege.Read(rules.Move(m)); err == nil && w.Kind == rulesstratege.Attacking {
			word = m
			if p, ok := known.(rulesstratege.Position); ok {
				from, _ := w.Step.Cells()
				attacker = p.State.At[from].Strength()
			}
			if r.below(3) == 0 {
				break
			}
		}
	}
	if attacker == 0 {
		attacker = digit()
	}
	return word + "=" + strconv.Itoa(attacker) + strconv.Itoa(digit())
}

// wish is what the host page wants to be otherwise.
func (r *hostRun) wish() map[string]string {
	p := map[string]string{}
	for _, name := range []string{"first", "second"} {
		if r.below(3) == 0 {
			p[name] = []string{"person", "host", "1", "9"}[r.below(4)]
		}
	}
	if r.below(3) == 0 {
		p["theme"] = []string{"dark", "pink"}[r.below(2)]
	}
	return p
}

// other is what the host page wants on the board: a part of what it knows, or nothing.
func (r *hostRun) other() map[string]string {
	if r.below(3) == 0 {
		return map[string]string{}
	}
	moves := embed.Texts(r.record.Moves)
	return map[string]string{"moves": strings.Join(moves[:r.below(len(moves)+1)], " ")}
}

func (r *hostRun) nonsense() string {
	return []string{
		"", "x", `{"type":"dance"}`, `{"type":"play"}`, `{"type":"move","move":"a1"}`,
		`{"type":"load","parameters":{"a":"b"}}`,
		`{"type":"load","parameters":{"position":"x"}}`, `{"type":"configure","parameters":{"moves":"a1"}}`, `[]`,
	}[r.below(9)]
}

// person has somebody at the screen do something.
func (r *hostRun) person() {
	t := r.Table()
	switch r.Phase() {
	case match.Covered:
		r.send(match.Uncovered{})
	case match.BetweenRounds:
		r.send(match.RoundBegun{})
		return
	}
	if r.below(8) == 0 {
		r.tryInSecret()
		return
	}
	if r.below(5) == 0 {
		events := []match.Event{
			match.UndoPressed{}, match.RedoPressed{}, match.HintAsked{}, match.EvaluationSwitched{}, match.AskHostAgain{},
			match.WentTo{Ply: r.below(t.Match().Ply() + 1)}, match.LineChosen{}, match.Visible{Yes: true},
			match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: "clear", Point: -1}}, match.Restarted{},
			match.PausePressed{}, match.StepPressed{},
		}
		r.send(events[r.below(len(events))])
		return
	}
	if r.below(60) == 59 {
		r.send(match.ResignPressed{})
		return
	}
	if moves := t.Match().Position().Moves(); len(moves) > 0 {
		r.send(match.WentTo{Ply: t.Match().Ply()})
		r.send(match.Wrote{Text: string(r.choice(t.Match().ToMove(), t.Match().Position(), moves))})
		for _, act := range []string{"ready", "play"} { // what is only tried so far
			r.send(match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: act, Point: -1}})
		}
	}
}

// tryInSecret has the person to move try as many things as their secret says, and play none of them.
func (r *hostRun) tryInSecret() {
	turn := r.Table().Turn()
	if turn < 0 || !r.Table().PersonTurn() {
		return
	}
	for range int(r.secret[turn][0]-'0') % 3 {
		for _, act := range []string{"shuffle", "try"} {
			r.send(match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: act, Point: -1}})
		}
	}
}

// answer has the machine answer: as an opponent what the script says, and otherwise what follows from all that it has
// been told.
func (r *hostRun) answer(ask match.Ask) {
	r.asks = slices.DeleteFunc(r.asks, func(a match.Ask) bool { return a.ID == ask.ID })
	m, err := registry.Replay(ask.Query.Record)
	if err != nil {
		panic(err) // what it is asked replays
	}
	moves := m.Position().Moves()
	if ask.Query.Urgent {
		move := r.choice(m.ToMove(), m.Position(), moves)
		if strings.HasPrefix(string(move), "#") {
			move = m.Position().(rules.Expander).Expand(move)[0]
		}
		r.send(match.Answered{ID: ask.ID, Found: found(move)})
		return
	}
	text, err := json.Marshal(ask.Query.Record)
	if err != nil {
		panic(err) // plain data
	}
	sum := fnv.New32()
	sum.Write(text)
	n := int(sum.Sum32() >> 1)
	answer := found(moves[n%len(moves)])
	answer.Progress = protocol.Progress{Best: answer.Best, Value: []string{"", "win", "draw", "loss"}[n%4], Plies: 9}
	r.send(match.Answered{ID: ask.ID, Found: answer})
}

// choice is what a player plays: of what everybody sees what the script says, and in secret what they have arranged.
func (r *hostRun) choice(player rules.Player, p rules.Position, moves []rules.Move) rules.Move {
	secret := ""
	if player == rules.First || player == rules.Second {
		secret = r.secret[player.Index()]
	}
	switch p := p.(type) {
	case rulesstratege.Position:
		if p.State.SettingUp() {
			return arranged(&p.State, secret)
		}
	case rulesbag.Position:
		if p.Secrets[1] == 0 {
			return rules.Move(secret)
		}
	}
	return moves[r.below(len(moves))]
}

// arranged is the next of the placements that a secret is: the whole set-up where none has been made.
func arranged(s *rulesstratege.State, secret string) rules.Move {
	side := int(s.Turn)
	if int(s.Left[side]) == rulesstratege.Pawns {
		return rules.Move("#" + secret)
	}
	for i := range rulesstratege.Pawns {
		cell := rulesstratege.Home(side, i)
		if s.At[cell] == 0 && s.Known(side)[secret[i]-'0'] < rulesstratege.Each {
			return rules.Move(rulesstratege.Name(cell) + "=" + secret[i:i+1])
		}
	}
	return "" // somebody else has placed other pawns
}
