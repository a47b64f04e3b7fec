package watch

import (
	"encoding/json"
	"math"

	"tablier/ai/protocol"
	"tablier/app/asked"
	"tablier/app/latest"
)

// A Surprise is what files with exact values have to tell of the position that is searched, and of its neighbours, and
// how much of it a reader who guesses still has to be told. It is asked for when a person wants it. Ai.Surpriser says
// what the numbers are.
type Surprise struct {
	environment *Environment
	settings    *Settings // the search
	about       string    // the position, with its game and setup
	asking      latest.Source
	told        []int
	missing     bool
	refusal     Refusal
	pawn        int
}

// A Foretold is what was foretold of a value, and what was told then.
type Foretold struct {
	Value   Outcome    // for the player to move
	Chances [3]float64 // of each, before it was told
	Over    bool       // the game has ended there: nothing was told
}

// An Outcome is what a position is worth.
type Outcome int

// The outcomes, as they are told.
const (
	Draw Outcome = iota
	Win
	Loss
)

// Bits is how much it takes to tell the value to who expects it with its chance: the less was to be expected, the more.
func (f Foretold) Bits() float64 {
	if f.Over {
		return 0
	}
	return math.Log2(1 / f.Chances[f.Value])
}

// Shown says whether it has come.
func (u *Surprise) Shown() bool { return len(u.told) > 0 }

// Pending says whether it is asked for.
func (u *Surprise) Pending() bool { return u.asking.Pending() }

// Missing says whether its files have not come.
func (u *Surprise) Missing() bool { return u.missing }

// Refusal returns why else it has not come, the zero Refusal for no reason.
func (u *Surprise) Refusal() Refusal { return u.refusal }

// Pawn returns the number of the piece that is thought to stand elsewhere: first those of the player who waits, then
// those of the one to move.
func (u *Surprise) Pawn() int { return u.pawn }

// Choose takes another piece.
func (u *Surprise) Choose(pawn int) { u.pawn = pawn }

// Bytes returns how many bytes tell the values of a whole block: that of the position, or the one with the other player
// to move.
func (u *Surprise) Bytes(side int) int { return u.told[side*len(u.told)/2] }

// At returns what is told with one of both players to move: of the position itself, number 0, or of a neighbour.
func (u *Surprise) At(side, number int) Foretold {
	const parts, one = 3, 1 << 16
	at := u.told[side*len(u.told)/2+1+parts*number:]
	decided, win := float64(at[1])/one, float64(at[2])/one
	return Foretold{Outcome(at[0]), [3]float64{1 - decided, decided * win, decided * (1 - win)}, at[1] == 0}
}

// follow drops what belongs to another position than the one that is searched now.
func (u *Surprise) follow() {
	about := asked.Search(u.settings.Game, u.settings.Setup(), u.settings.Position)
	if about == u.about {
		return
	}
	u.leave()
	u.forget()
	u.about, u.pawn = about, 0
}

// forget drops the last answer.
func (u *Surprise) forget() { u.told, u.missing, u.refusal = nil, false, Refusal{} }

// leave asks no more.
func (u *Surprise) leave() {
	if u.Pending() {
		u.asking.Cancel()
		u.environment.Files.Stop()
	}
}

// Ask asks for it, unless that is done already, and calls then when it has come or cannot come.
func (u *Surprise) Ask(then func()) {
	if u.Pending() {
		return
	}
	u.forget()
	token := u.asking.Next()
	r := protocol.Request{Op: protocol.OpSurprise, Record: u.settings.Request(0).Record}
	u.environment.Files.Ask(r, func(line string, err error) {
		if u.asking.Take(token) {
			u.take(line, err)
			u.environment.Screen.Changed()
			then()
		}
	})
}

// take takes the machine's answer.
func (u *Surprise) take(line string, err error) {
	var answer protocol.Surprise
	if err == nil {
		err = json.Unmarshal([]byte(line), &answer)
	}
	refused, ok := err.(*protocol.Error)
	switch {
	case err == nil:
		u.told = answer.Told
	case ok && refused.Code == protocol.CodeEngine:
		u.missing = true
	default:
		u.refusal = u.environment.reason(err)
	}
}
