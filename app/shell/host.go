package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/rules"
)

// told is how far the page around a frame has been told.
type told struct {
	id   string // of the match
	ply  int
	over bool
}

// A hostTurn is a move that the page around a frame has been asked for.
type hostTurn struct {
	number int  // of those asked for so far
	ply    int  // where it is to be played
	open   bool // it waits
	silent bool // for longer than hostPatience
}

// hostPatience is how long the page around a frame has for a move, before the page says that it does not answer.
const hostPatience = 10 * time.Second

func host() app.Value { return boot().Get("host") }

// listenToHost begins to hear the page around the frame; web/host.js has checked where messages come from.
func (r *Root) listenToHost() {
	if r.frame == nil || !host().Truthy() {
		return
	}
	host().Call("listen", app.FuncOf(func(_ app.Value, args []app.Value) any {
		text := args[0].String()
		r.ctx.Dispatch(func(app.Context) { r.hearHost(text) })
		return nil
	}))
	s := r.sessions[r.frame.game.ID()]
	notice := r.state(s)
	notice.Type = embed.Ready
	r.post(notice)
	if r.frame.problem != nil {
		r.post(embed.Refusal(r.frame.problem))
	}
	r.frame.told = told{s.table.ID(), s.table.Match().Ply(), false}
	r.follow(s)
}

func (r *Root) post(n embed.Notice) { host().Call("post", n.Text()) }

// hearHost does what the page around the frame asks for.
func (r *Root) hearHost(text string) {
	s := r.sessions[r.frame.game.ID()]
	m, err := embed.Read(text)
	if err == nil {
		err = r.obey(s, m)
	}
	if err != nil {
		refusal := embed.Refusal(err)
		refusal.Re = m.ID
		r.post(refusal)
	}
}

func (r *Root) obey(s *session, m embed.Message) error {
	notNow := &embed.MessageError{Fault: embed.NotNow, ID: m.ID}
	switch m.Type {
	case embed.Load:
		return r.reload(s, m)
	case embed.Configure:
		return r.reconfigure(s, m)
	case embed.Play:
		if s.table.Result().Over() || s.table.Chance() {
			return notNow
		}
		return r.playFor(s, m.Move)
	case embed.Reply:
		turn := &r.frame.turn
		if !turn.open || m.Re != turn.name() || turn.ply != s.table.Match().Ply() {
			return &embed.MessageError{Fault: embed.TooLate, ID: m.ID}
		}
		return r.playFor(s, m.Move)
	case embed.Undo:
		if !s.table.CanUndo() {
			return notNow
		}
		r.did(s, s.table.Undo)
	case embed.AskState:
		notice := r.state(s)
		notice.Re = m.ID
		r.post(notice)
	case embed.Suggest:
		if !s.askable(s.table.Match().Ply()) {
			return notNow
		}
		r.suggest(s, m.ID)
	}
	return nil
}

// playFor plays a move for whoever is to move, where the game stands.
func (r *Root) playFor(s *session, move string) (err error) {
	r.did(s, func() {
		s.table.Look(s.table.Match().Ply())
		err = s.table.Play(rules.Move(move))
	})
	return err
}

// reload puts another position or game on the board; what cannot be read leaves the board as it is.
func (r *Root) reload(s *session, m embed.Message) error {
	f := r.frame
	before := f.query
	f.query = m.Amend(before)
	if err := r.fill(s); err != nil {
		f.query, f.problem = before, nil
		return err
	}
	r.changed(s)
	return nil
}

// reconfigure changes who plays and what is shown, not the game.
func (r *Root) reconfigure(s *session, m embed.Message) error {
	f := r.frame
	query := m.Amend(f.query)
	options, err := embed.Parse(s.game.Spec, s.game.Levels, query)
	if err != nil {
		return err
	}
	f.query, f.options = query, options
	r.dress(s)
	if m.Parameters[embed.First] != "" || m.Parameters[embed.Second] != "" {
		f.turn.open = false
		s.table.Reseat(framedSeats(options.Players))
	}
	r.changed(s)
	return nil
}

// suggest answers with what the machine would play, at its best.
func (r *Root) suggest(s *session, id string) {
	ply := s.table.Match().Ply()
	r.machine.Search(s.query(ply, s.table.Levels()), nil, func(found protocol.Found, err error) {
		if err != nil {
			r.post(embed.Refusal(&embed.MessageError{Fault: embed.NotNow, ID: id, Err: err}))
			return
		}
		r.post(embed.Notice{Type: embed.Suggestion, Re: id, Ply: ply, Move: found.Best, Value: found.Value})
	})
}

// state is what the page around the frame may know of the board.
func (r *Root) state(s *session) embed.Notice {
	record := s.table.Match().RecordFor(r.hostSees(s))
	n := embed.Notice{
		Type: embed.State, Game: record.Game, Variant: record.Variant, Options: record.Options, Start: record.Start,
		Moves: embed.Words(record.Moves), Ply: len(record.Moves),
	}
	r.addPosition(s, &n)
	return n
}

// hostSees returns the player whose view the page around the frame is told: who it plays, and otherwise that of the screen.
func (r *Root) hostSees(s *session) rules.Player {
	t := s.table
	if t.Result().Over() || t.Viewer() == rules.Chance {
		return t.Viewer()
	}
	if turn := t.Turn(); turn >= 0 && t.Seats()[turn].Away {
		return t.PlayerOf(turn)
	}
	for seat, who := range t.Seats() {
		if who.Away {
			return t.PlayerOf(seat)
		}
	}
	return t.Viewer()
}

// tellHost tells the page around the frame what has happened since it was told last.
func (r *Root) tellHost(s *session) {
	f := r.frame
	if f == nil || f.game != s.game || f.told.id == "" {
		return
	}
	t, now := s.table, told{s.table.ID(), s.table.Match().Ply(), s.table.Result().Over()}
	before := f.told
	f.told = now
	if now.id != before.id || now.ply < before.ply {
		r.post(r.state(s))
	} else {
		moves := t.Match().RecordFor(r.hostSees(s)).Moves
		for ply := before.ply + 1; ply <= now.ply; ply++ {
			n := embed.Notice{Type: embed.Moved, Ply: ply, Move: string(moves[ply-1]), By: t.Match().MoverAt(ply - 1).String()}
			if ply == now.ply {
				r.addPosition(s, &n)
			}
			r.post(n)
		}
	}
	if now.over && !(before.over && now.id == before.id) {
		result := t.Result()
		n := embed.Notice{Type: embed.Ended, Ply: now.ply, Winner: result.Winner.String(), Reason: string(result.Reason)}
		if result.Score != nil {
			n.Score = result.Score[:]
		}
		r.post(n)
	}
	r.judge(s)
}

// addPosition adds the position to a notice.
func (r *Root) addPosition(s *session, n *embed.Notice) {
	match := s.table.Match()
	n.Position = match.View(match.Ply(), r.hostSees(s)).String()
	n.ToMove = match.ToMove().String()
	if !s.game.Spec.Secret {
		n.Legal = embed.Words(match.Position().Moves())
	}
}

func (h *hostTurn) name() string { return "turn-" + strconv.Itoa(h.number) }

// hostsTurn says whether the page around the frame is to move.
func (r *Root) hostsTurn(s *session) bool {
	turn := s.table.Turn()
	return r.frame != nil && r.live && turn >= 0 && s.table.Seats()[turn].Away && !s.table.Result().Over()
}

// askHost asks the page around the frame for a move, once a turn.
func (r *Root) askHost(s *session) {
	turn := &r.frame.turn
	ply := s.table.Match().Ply()
	if turn.open && turn.ply == ply || r.frame.told.id == "" {
		return
	}
	*turn = hostTurn{number: turn.number + 1, ply: ply, open: true}
	n := r.state(s)
	n.Type, n.ID, n.Deadline = embed.YourTurn, turn.name(), int(hostPatience.Milliseconds())
	n.Legal = embed.Words(s.table.Match().Position().Moves())
	r.post(n)
	asked := turn.number
	r.ctx.After(hostPatience, func(app.Context) {
		if turn := &r.frame.turn; turn.number == asked && turn.open && r.hostsTurn(s) && turn.ply == s.table.Match().Ply() {
			turn.silent = true
		}
	})
}

func (r *Root) onAskAgain(app.Context, app.Event) {
	r.frame.turn.open, r.frame.turn.silent = false, false
	r.follow(r.current())
}
