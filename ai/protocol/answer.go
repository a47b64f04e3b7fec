package protocol

import "tablier/ai/plan"

// An Answer is the common part of the program's lines: the ID of the request, and whether it is an error or progress.
// When it is neither, it is the answer proper: read the line again as the type that the op answers, one of [Games],
// [Moves], [Drawn], [Count], [Found], [Tree], [Halt] and [Mapped].
type Answer struct {
	ID       ID        `json:"id"`
	Error    *Error    `json:"error"`
	Progress *Progress `json:"progress"`
	Ready    bool      `json:"ready"` // the program runs; said once, with no id
}

// Games answers the op games.
type Games struct {
	Games []Game `json:"games"`
}

// A Game is the choices of one game.
type Game struct {
	ID       string   `json:"id"`
	Variants []string `json:"variants"` // the default first
	Options  []string `json:"options"`
	Levels   int      `json:"levels"` // how many at most; 0 when the machine does not play it
}

// Moves answers the op moves.
type Moves struct {
	Position string   `json:"position"`
	ToMove   string   `json:"to_move"` // first, second, chance, nobody
	Moves    []string `json:"moves"`
	Odds     []int    `json:"odds"`  // the weight of each move of chance; absent from the JSON of other moves
	Round    int      `json:"round"` // the one being played, from 1
	Rounds   int      `json:"rounds"`
	Scores   [][2]int `json:"scores"` // of the rounds that have ended; absent from the JSON when there is one only
	Outcome  *Outcome `json:"outcome"`
}

// An Outcome is the end of a match.
type Outcome struct {
	Winner string   `json:"winner"` // first, second, nobody
	Score  *[2]int  `json:"score"`  // points of first and second, where the game counts points
	Reason string   `json:"reason"`
	Cells  []string `json:"cells"`
}

// Drawn answers the op draw.
type Drawn struct {
	Move string `json:"move"`
}

// A Count answers the op perft.
type Count struct {
	Nodes uint64 `json:"nodes"`
}

// What the field Value of [Progress] and [Line] says when it is not empty.
const (
	ValueWin  = "win"
	ValueDraw = "draw"
	ValueLoss = "loss"
)

// What the field End of [Found] says of a search that was stopped, of one that the clock has ended, and of one that has
// nothing more to find.
const (
	EndStopped = "stopped"
	EndTime    = "time"
	EndProved  = "proved"
)

// A Progress is the state of a search under way.
type Progress struct {
	Best   string   `json:"best"`  // empty, in JSON null, until there is one
	Value  string   `json:"value"` // for the side to move when proved, else empty, in JSON null
	Plies  int      `json:"plies"` // to the end when known, else 0, in JSON null
	Score  float64  `json:"score"`
	Depth  int      `json:"depth"`
	Nodes  uint64   `json:"nodes"`
	Millis int64    `json:"ms"`
	PV     []string `json:"pv"`
}

// Found is the final answer of a search.
type Found struct {
	Progress
	Lines []Line     `json:"lines"` // best first
	End   string     `json:"end"`   // proved, depth, nodes, time, stopped
	Level int        `json:"level"` // 0, and absent from the JSON, when none was asked for
	Plan  *plan.Plan `json:"plan"`  // of a hint; absent from the JSON for none
}

// A Line is a move with the search's evaluation.
type Line struct {
	Move  string   `json:"move"`
	Value string   `json:"value"`
	Plies int      `json:"plies"`
	Score float64  `json:"score"`
	PV    []string `json:"pv"`
	Risk  *Risk    `json:"risk"` // of a drawn move where it is known; absent from the JSON of others
}

// A Risk is how difficult a drawn move makes it for the other side.
type Risk struct {
	Losing  int `json:"losing"`     // how many of its replies lose
	Replies int `json:"replies"`    // how many there are
	Level   int `json:"draw_level"` // in plies, the move included; 0, in JSON null, when there is none
	// AtLeast says that Losing replies are proved to lose, and more may; absent from the JSON when it is false.
	AtLeast bool `json:"at_least"`
}

// Halt answers the op stop.
type Halt struct {
	Stopped bool `json:"stopped"` // whether the target was running or waiting
}

// A Code is the kind of an error; the package comment lists them.
type Code string

// The codes of errors. Others are those of rules.UnknownError: game, variant, option, player.
const (
	CodeSyntax    Code = "syntax"
	CodeLong      Code = "long"
	CodeID        Code = "id"
	CodeDuplicate Code = "duplicate"
	CodeOp        Code = "op"
	CodeField     Code = "field"
	CodePosition  Code = "position"
	CodeMove      Code = "move"
	CodeSeed      Code = "seed"
	CodeOver      Code = "over"
	CodeChance    Code = "chance"
	CodeEngine    Code = "engine"
	CodeStopped   Code = "stopped"
	CodeFull      Code = "full"
	CodeLarge     Code = "large"
	CodeFar       Code = "far"
	CodeInternal  Code = "internal"
)

// An Error is the reason why a request was not answered.
type Error struct {
	Code    Code   `json:"code"`
	Message string `json:"message"`
}

func (e *Error) Error() string { return string(e.Code) + ": " + e.Message }
