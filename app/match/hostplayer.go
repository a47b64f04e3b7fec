package match

import (
	"strconv"
	"time"

	"tablier/app/embed"
	"tablier/rules"
)

// A hostPlayer is the host page where it plays a side: it is asked for its move, and answers by a message.
type hostPlayer struct {
	number int  // how many turns have been asked for
	ply    int  // of the move to be played
	asked  bool // the turn has been asked for, and the answer is pending
	silent bool // for longer than hostTimeout
	timer  int
	state  func() embed.Notice // the notice with the position that the host page may know
}

// hostTimeout is how long a host page has for a move, before the page says that it does not answer.
const hostTimeout = 10 * time.Second

func (h *hostPlayer) name() string { return "turn-" + strconv.Itoa(h.number) }

// play implements opponent: it asks once a turn.
func (h *hostPlayer) play(c *core) {
	match := c.table.Match()
	if h.asked && h.ply == match.Ply() || h.state == nil {
		return
	}
	*h = hostPlayer{number: h.number + 1, ply: match.Ply(), asked: true, timer: c.number(), state: h.state}
	n := h.state()
	n.Type, n.ID, n.Deadline = embed.YourTurn, h.name(), int(hostTimeout.Milliseconds())
	if n.Legal == nil { // not for a viewer who may not know them
		n.Legal = embed.Texts(match.Position().Moves())
	}
	c.do(Tell{n}, Wait{h.timer, hostTimeout})
}

// elapsed implements opponent: its time is over. Its move comes as a message, which the controller reads.
func (h *hostPlayer) elapsed(c *core, timer int) rules.Move {
	if timer == h.timer && h.asked && h.ply == c.table.Match().Ply() {
		h.silent = true
	}
	return ""
}
