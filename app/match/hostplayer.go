package match

import (
	"strconv"
	"time"

	"tablier/app/embed"
)

// A hostPlayer is the host page where it plays a side: it is asked for its move, and answers by a message.
type hostPlayer struct {
	number int  // how many turns have been asked for
	ply    int  // of the move to be played
	asked  bool // the turn has been asked for, and the answer is pending
	silent bool // for longer than hostPatience
	timer  int
	state  func() embed.Notice // the notice with the position that the host page may know
}

// hostTimeout is how long a host page has for a move, before the page says that it does not answer.
const hostTimeout = 10 * time.Second

func (h *hostPlayer) name() string { return "turn-" + strconv.Itoa(h.number) }

// Play implements Opponent: it asks once a turn.
func (h *hostPlayer) Play(t Turn) []Effect {
	match := t.Table.Match()
	if h.asked && h.ply == match.Ply() || h.state == nil {
		return nil
	}
	*h = hostPlayer{number: h.number + 1, ply: match.Ply(), asked: true, timer: t.Number(), state: h.state}
	n := h.state()
	n.Type, n.ID, n.Deadline = embed.YourTurn, h.name(), int(hostTimeout.Milliseconds())
	if n.Legal == nil { // not for a viewer who may not know them
		n.Legal = embed.Texts(match.Position().Moves())
	}
	return []Effect{Tell{n}, Wait{h.timer, hostTimeout}}
}

// Hear implements Opponent. The host page's move comes as a message, which the controller reads.
func (h *hostPlayer) Hear(t Turn, e Event) (Answer, []Effect) {
	if elapsed, ok := e.(Elapsed); ok && elapsed.ID == h.timer && h.asked && h.ply == t.Table.Match().Ply() {
		h.silent = true
	}
	return Answer{}, nil
}

// Stop implements Opponent: a turn that is asked for stays so until the match has moved on.
func (h *hostPlayer) Stop() []Effect { return nil }
