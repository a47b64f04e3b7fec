package browsers

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"

	"github.com/chromedp/cdproto"
	"github.com/chromedp/chromedp/remote"
)

// A bidi is a connection to a browser that speaks WebDriver BiDi: JSON messages over a websocket.
type bidi struct {
	conn *remote.Conn
	hear func(event string, params json.RawMessage)

	mu      sync.Mutex
	last    int64 // the number of the last command
	waiting map[int64]chan reply
	gone    error // why nothing is answered any more
}

// A reply is a message of the browser: the answer to a command, or an event.
type reply struct {
	ID      int64           `json:"id"`
	Result  json.RawMessage `json:"result"`
	Error   string          `json:"error"` // the kind
	Message string          `json:"message"`
	Method  string          `json:"method"` // of an event
	Params  json.RawMessage `json:"params"`
}

// dialBiDi connects to a browser. Events are handed to hear, in a goroutine.
func dialBiDi(address string, hear func(event string, params json.RawMessage)) (*bidi, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	// The connection is one for Chromium's protocol, whose refusals have another form: its own reading of a message may
	// fail. The text of the message is taken from its log.
	var heard []byte
	log := func(format string, args ...any) {
		if text, ok := args[len(args)-1].([]byte); ok && strings.HasPrefix(format, "<-") {
			heard = text
		}
	}
	conn, err := remote.DialContext(ctx, address, remote.WithConnDebugf(log))
	if err != nil {
		return nil, fmt.Errorf("connecting to %s: %w", address, err)
	}
	b := &bidi{conn: conn, hear: hear, waiting: map[int64]chan reply{}}
	go func() {
		for {
			heard = nil
			err := conn.Read(context.Background(), new(cdproto.Message))
			if heard == nil {
				b.end(errors.Join(errors.New("the connection to the browser has ended"), err))
				return
			}
			b.take(heard)
		}
	}()
	return b, nil
}

// take hands a message to whom it is for.
func (b *bidi) take(text []byte) {
	var r reply
	if err := json.Unmarshal(text, &r); err != nil {
		b.end(fmt.Errorf("a message of the browser: %w", err))
		return
	}
	if r.Method != "" {
		b.hear(r.Method, r.Params)
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if waiting, ok := b.waiting[r.ID]; ok {
		delete(b.waiting, r.ID)
		waiting <- r
	}
}

// end answers all commands that wait, and those to come, with an error.
func (b *bidi) end(why error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.gone == nil {
		b.gone = why
	}
	for id, waiting := range b.waiting {
		delete(b.waiting, id)
		close(waiting)
	}
}

// call sends a command, and reads its result into result, unless that is nil.
func (b *bidi) call(method string, params, result any) error {
	data, err := json.Marshal(params)
	if err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	answer := make(chan reply, 1)
	b.mu.Lock()
	if b.gone != nil {
		defer b.mu.Unlock()
		return fmt.Errorf("%s: %w", method, b.gone)
	}
	b.last++
	id := b.last
	b.waiting[id] = answer
	b.mu.Unlock()

	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	err = b.conn.Write(ctx, &cdproto.Message{ID: id, Method: cdproto.MethodType(method), Params: data})
	if err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	select {
	case <-ctx.Done():
		return fmt.Errorf("%s: no answer within %v", method, patience)
	case r, ok := <-answer:
		switch {
		case !ok:
			return fmt.Errorf("%s: %w", method, b.gone)
		case r.Error != "":
			return fmt.Errorf("%s: %s: %s", method, r.Error, r.Message)
		case result == nil:
			return nil
		}
		return json.Unmarshal(r.Result, result)
	}
}
