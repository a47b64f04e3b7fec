package machine

import "tablier/ai/protocol"

// An Asker sends a Client requests that are no searches, for a page that wants the answer to its newest alone. It is
// not safe for concurrent use.
type Asker struct {
	client  *Client
	pending *Search
}

// NewAsker returns an Asker of a client.
func NewAsker(client *Client) *Asker { return &Asker{client: client, pending: &Search{over: true}} }

// Ask sends a request; a pending one is dropped. Done is that of [Client.Ask].
func (a *Asker) Ask(r protocol.Request, done func(line string, err error)) {
	a.pending.Cancel()
	a.pending = a.client.Ask(r, done)
}

// Stop drops the pending request, and ends the worker, unless another page waits for it.
func (a *Asker) Stop() {
	a.pending.Cancel()
	a.client.Rest()
}
