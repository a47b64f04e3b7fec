package machine_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/rules"
)

// A pool is a client of several workers that run, with outcomes by the game that was asked about.
type pool struct {
	*fakeHost
	t      *testing.T
	client *machine.Client
	got    map[string]*outcome
}

// newPool returns a client of so many workers that has been asked for idle searches about games named 0, 1, …
func newPool(t *testing.T, workers, searches int) *pool {
	t.Helper()
	p := &pool{fakeHost: &fakeHost{}, t: t, got: map[string]*outcome{}}
	p.client = machine.New(p, workers)
	for n := range searches {
		p.ask(fmt.Sprint(n), machine.Query{Idle: true})
	}
	return p
}

func (p *pool) ask(game string, q machine.Query) *machine.Search {
	q.Record, q.Level = rules.Record{Game: game}, 3
	p.got[game] = &outcome{}
	return p.client.Search(q, nil, p.got[game].done)
}

// ready has all workers say that they run, those that are started meanwhile too.
func (p *pool) ready() *pool {
	for n := 0; n < len(p.workers); n++ {
		p.workers[n].text(protocol.Ready)
	}
	return p
}

// has returns the game that a worker has a search about, with a stroke once it is to stop; empty when it has none.
func (p *pool) has(worker int) string {
	p.t.Helper()
	return p.searchOf(worker).Game + strings.Repeat("/", len(p.stops(worker)))
}

// searchOf returns the search that a worker has been asked for last and has not answered.
func (p *pool) searchOf(worker int) (has protocol.Request) {
	p.t.Helper()
	for _, r := range p.requests(worker) {
		if r.Op == protocol.OpSearch {
			has = r
		}
	}
	if slices.Contains(p.workers[worker].answered, has.ID) {
		return protocol.Request{}
	}
	return has
}

// stops returns how often a worker has been asked to stop the search it has.
func (p *pool) stops(worker int) (stops []protocol.Request) {
	has := p.searchOf(worker)
	for _, r := range p.requests(worker) {
		if r.Op == protocol.OpStop && has.ID != "" && r.Target == has.ID {
			stops = append(stops, r)
		}
	}
	return stops
}

func (p *pool) requests(worker int) (list []protocol.Request) {
	p.t.Helper()
	for _, text := range p.workers[worker].sent {
		r, err := protocol.Decode([]byte(text))
		if err != nil {
			p.t.Fatalf("the worker refuses %s: %v", text, err)
		}
		list = append(list, r)
	}
	return list
}

// reply makes a worker answer the search it has.
func (p *pool) reply(worker int, end string) {
	p.t.Helper()
	w, has := p.workers[worker], p.searchOf(worker)
	if has.ID == "" {
		p.t.Fatalf("worker %d has nothing to answer", worker)
	}
	w.answered = append(w.answered, has.ID)
	w.text(fmt.Sprintf(`{"id":%s,"best":"a1","end":%q}`, has.ID, end))
}

// want says what each worker has: a game, a game that it is to stop, nothing; or that it is dead.
func (p *pool) want(want ...string) {
	p.t.Helper()
	var got []string
	for n, w := range p.workers {
		if w.killed {
			got = append(got, "dead")
		} else {
			got = append(got, p.has(n))
		}
	}
	if !slices.Equal(got, want) {
		p.t.Fatalf("the workers have %q, want %q", got, want)
	}
}

// asked returns how often each game was asked about, by all workers.
func (p *pool) asked() map[string]int {
	counts := map[string]int{}
	for n := range p.workers {
		for _, r := range p.requests(n) {
			if r.Op == protocol.OpSearch {
				counts[r.Game]++
			}
		}
	}
	return counts
}

// answeredOnce says that each of so many idle searches was asked for once and answered once.
func (p *pool) answeredOnce(searches int) {
	p.t.Helper()
	asked := p.asked()
	for n := range searches {
		game := fmt.Sprint(n)
		if got := p.got[game]; asked[game] != 1 || got.calls != 1 || got.err != nil {
			p.t.Errorf("search %s was asked for %d times, answered %+v", game, asked[game], got)
		}
	}
}

// Idle searches are shared by as many workers as there may be, which take them in turn: none is asked for twice. The
// first worker runs before others are started, and stays when these are ended.
func TestIdleSearchesAreShared(t *testing.T) {
	for workers := 1; workers <= 4; workers++ {
		p := newPool(t, workers, 10)
		p.want("0")
		p.ready()
		if len(p.workers) != workers || p.client.Workers() != workers {
			t.Fatalf("%d workers of %d", len(p.workers), workers)
		}
		for n := range 10 {
			if got := p.has(n % workers); got != fmt.Sprint(n) {
				t.Fatalf("%d workers: worker %d has %q, want %d", workers, n%workers, got, n)
			}
			p.reply(n%workers, "nodes")
		}
		p.answeredOnce(10)
		for n, w := range p.workers {
			if w.killed != (n > 0) {
				t.Errorf("of %d workers the one with number %d: dead %v", workers, n, w.killed)
			}
		}
	}
}

// What somebody waits for is for one worker, however many there may be.
func TestWaitedSearchesFollowEachOther(t *testing.T) {
	p := newPool(t, 4, 0)
	p.ask("hint", machine.Query{})
	p.ask("value", machine.Query{})
	p.ready().want("hint")
	p.reply(0, "nodes")
	p.want("value")
}

// Whoever waits for an answer gets the worker that is free first, and nothing else runs meanwhile.
func TestIdleSearchesGiveWay(t *testing.T) {
	p := newPool(t, 3, 4).ready()
	p.ask("hint", machine.Query{})
	p.want("0/", "1/", "2/")
	p.reply(1, "stopped")
	p.want("0/", "hint", "2/")
	p.reply(0, "stopped")
	p.reply(2, "depth") // it had ended by itself
	p.want("", "hint", "")
	p.ask("move", machine.Query{Urgent: true})
	p.want("move", "hint/", "")
	p.reply(0, "nodes")
	p.want("", "hint/", "")
	p.reply(1, "stopped")
	p.want("hint", "", "")
	p.reply(0, "nodes")
	p.want("0", "1", "3")
	if got := p.got["2"]; got.calls != 1 || p.asked()["2"] != 1 {
		t.Errorf("what had ended by itself: asked for %d times, answered %+v", p.asked()["2"], got)
	}
	for n := range 3 {
		p.reply(n, "nodes")
	}
	for game, got := range p.got {
		if got.calls != 1 || got.err != nil {
			t.Errorf("%s: answered %+v", game, got)
		}
	}
}

// A move is asked for at once where a worker has nothing to do.
func TestMoveWaitsForNobody(t *testing.T) {
	p := newPool(t, 3, 2).ready()
	p.want("0", "1")
	p.ask("2", machine.Query{Idle: true})
	p.want("0", "1", "2")
	p.reply(2, "nodes")
	p.ask("move", machine.Query{Urgent: true})
	p.want("0/", "1/", "move")
}

// The search of a worker that dies beside others is asked of one of these, and the rest goes on. There is another one
// in its place when idle searches come again.
func TestDeathBesideOthers(t *testing.T) {
	for name, kill := range map[string]func(*pool){
		"crash":   func(p *pool) { p.workers[1].fail("out of memory") },
		"garbage": func(p *pool) { p.workers[1].text("<html>") },
		"silence": func(p *pool) {
			timers := p.timers
			p.timers = nil
			for _, n := range []int{0, 2} {
				p.workers[n].text(`{"id":` + string(p.searchOf(n).ID) + `,"progress":{"nodes":1}}`)
			}
			for _, f := range timers {
				f()
			}
		},
	} {
		p := newPool(t, 3, 4).ready()
		kill(p)
		if len(p.workers) != 3 {
			t.Fatalf("%s: %d workers", name, len(p.workers))
		}
		p.want("0", "dead", "2")
		p.reply(0, "nodes")
		p.reply(2, "nodes")
		p.want("1", "dead", "3")
		p.reply(0, "nodes")
		p.reply(2, "nodes")
		p.want("", "dead", "dead")
		for game, got := range p.got {
			if got.calls != 1 || got.err != nil {
				t.Errorf("%s: search %s got %+v", name, game, got)
			}
		}
		p.ask("5", machine.Query{Idle: true})
		p.ask("6", machine.Query{Idle: true})
		p.want("5", "dead", "dead", "6")
	}
}

// A search over which two workers die is given up; the others have their answers.
func TestTwoDeathsBesideOthers(t *testing.T) {
	p := newPool(t, 3, 3).ready()
	p.workers[2].fail("unreachable")
	p.reply(0, "nodes")
	p.want("2", "1", "dead")
	p.workers[0].fail("unreachable")
	if got := p.got["2"]; got.calls != 1 || !errors.Is(got.err, machine.ErrDead) {
		t.Errorf("after two deaths: %+v", got)
	}
	p.reply(1, "nodes")
	if got := p.got["1"]; got.calls != 1 || got.err != nil {
		t.Errorf("the other search: %+v", got)
	}
	p.want("dead", "", "dead")
}

// Workers for which there is no memory are missed by nobody.
func TestWorkersThatCannotStart(t *testing.T) {
	p := newPool(t, 4, 6)
	p.workers[0].text(protocol.Ready)
	for n := 1; n < 4; n++ {
		p.workers[n].fail("out of memory")
	}
	if len(p.workers) != 4 {
		t.Fatalf("%d workers: those that cannot start are started again", len(p.workers))
	}
	for range 6 {
		p.reply(0, "nodes")
	}
	for game, got := range p.got {
		if got.calls != 1 || got.err != nil {
			t.Errorf("search %s got %+v", game, got)
		}
	}
}

// A review that is stopped leaves one worker.
func TestCancelledIdleSearchesEndTheirWorkers(t *testing.T) {
	p := newPool(t, 3, 0)
	var all []*machine.Search
	for _, game := range []string{"0", "1", "2"} {
		all = append(all, p.ask(game, machine.Query{Idle: true}))
	}
	p.ready()
	for _, s := range all {
		s.Cancel()
	}
	p.want("0/", "1/", "2/")
	p.ask("hint", machine.Query{})
	p.want("0/", "dead", "dead")
	p.reply(0, "stopped")
	p.want("hint", "dead", "dead")
	for game, got := range p.got {
		if got.calls != 0 {
			t.Errorf("%s got %+v", game, got)
		}
	}
}

// A person's restart replaces all workers, and what they had is asked for again.
func TestRestartOfSeveral(t *testing.T) {
	p := newPool(t, 2, 3).ready()
	p.client.Restart()
	p.want("dead", "dead", "0")
	p.ready()
	p.want("dead", "dead", "0", "1")
}

func TestRoom(t *testing.T) {
	for device, want := range map[machine.Device]int{
		{}:                                   1,
		{Cores: 1}:                           1,
		{Cores: 2}:                           2,
		{Cores: 4, Memory: 8}:                4,
		{Cores: 64, Memory: 8}:               4,
		{Cores: 8, Memory: 4}:                2,
		{Cores: 8, Memory: 2}:                1,
		{Cores: 8, Memory: 0.25}:             1,
		{Cores: 8, Memory: 8, Touch: true}:   2,
		{Cores: 8, Memory: 0.5, Touch: true}: 1,
		{Cores: 8}:                           4,
	} {
		if got := device.Room(); got != want {
			t.Errorf("%+v has room for %d workers, want %d", device, got, want)
		}
	}
}
