package e2e

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/e2e/driver"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/play"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
)

// gestureScript plays at random with the page it is injected into, and judges the page afterwards.
//
//go:embed testdata/gestures.js
var gestureScript string

// Sequences of forty random gestures leave no error on the console, no turn that nobody can take, and a saved table
// whose record replays to the moves shown. TABLIER_SEQUENCES=500 plays as many times more; TABLIER_SEED plays
// one visit again.
func TestRandomGestures(t *testing.T) {
	first, count := sequences(t, 10)
	playSequences(t, driver.Serve(t, "/"), games.All()[0].Game, first, count)
}

// The same with the test game, which has what the others lack: chance, secrets, rounds, and moves that are buttons.
func TestRandomGesturesWithSecrets(t *testing.T) {
	first, count := sequences(t, 1)
	playSequences(t, driver.ServeTestGame(t), bag.Game(rules.Registry{rulesbag.Spec()}), first, count)
}

// The same with a game of draws that everybody sees, lines that are worth points, and rounds.
func TestRandomGesturesWithDraws(t *testing.T) {
	first, count := sequences(t, 1)
	playSequences(t, driver.Serve(t, "/"), hyleTable("5", play.Steady, play.Seat{}, play.Seat{}).Game, first, count)
}

// sequences says which seeds to play: as many as usual, from 1 on.
func sequences(t *testing.T, usual uint64) (first, count uint64) {
	t.Helper()
	if seed := number(t, "TABLIER_SEED", 0); seed > 0 {
		return seed, perVisit
	}
	return 1, usual * number(t, "TABLIER_SEQUENCES", 1)
}

// number reads a number from the environment.
func number(t *testing.T, name string, usual uint64) uint64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return usual
	}
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

const (
	players  = 5 // tabs that play at a time: a sequence waits for the machine more than it works
	perVisit = 5 // sequences that a tab plays one after the other before it starts afresh
)

// playSequences plays the sequences of count seeds from first on with a game.
func playSequences(t *testing.T, s *driver.Server, game *board.Game, first, count uint64) {
	t.Helper()
	var tabs []*driver.Tab
	for i := range min(players, (count+perVisit-1)/perVisit) {
		p := driver.OpenInstalling(t, []driver.Device{driver.Desktop, driver.Phone}[i%2])
		p.Expect("the worker failed twice") // the test killed both
		if i == 0 {                         // to draw all that moves in every tab would take most of the time
			p.Prefer("prefers-reduced-motion", "no-preference")
		}
		p.Inject(gestureScript)
		p.Start(s.Address("/" + game.ID() + "/"))
		p.Offline() // from here on a visit costs no download
		tabs = append(tabs, p)
	}
	var all sync.WaitGroup
	next := atomic.Uint64{}
	for _, p := range tabs {
		all.Go(func() {
			for !t.Failed() {
				seed := first + perVisit*(next.Add(1)-1)
				if seed >= first+count {
					return
				}
				if err := playVisit(p, s, game, seed, min(seed+perVisit, first+count)); err != nil {
					t.Errorf("on the %s: %v\nagain: TABLIER_SEED=%d go test ./app/e2e -run '^%s$'", p.Device.Name, err, seed, t.Name())
				}
			}
		})
	}
	all.Wait()
}

// playVisit plays the sequences of seeds from first up to end, which is not played, one after the other on a page
// that is visited for the first time.
func playVisit(p *driver.Tab, s *driver.Server, game *board.Game, first, end uint64) error {
	url := s.Address("/" + game.ID() + "/")
	for seed := first; seed < end; seed++ {
		if err := playSequence(p, game, seed, url); err != nil {
			return err
		}
		url = ""
	}
	return nil
}

// A gestureReport is what gestures.js says of a sequence.
type gestureReport struct {
	Seed    uint64
	Log     []string
	End     string // the state that the page rests in
	Problem string
	Says    string
	Moves   []string // as shown
	Undone  int      // moves shown as undone
	Storage map[string]string
}

func (r *gestureReport) fail(format string, args ...any) error {
	return fmt.Errorf("seed %d: %s\nsteps:\n  %s", r.Seed, fmt.Sprintf(format, args...), strings.Join(r.Log, "\n  "))
}

// playSequence plays a sequence at an address, or on the page that is open.
func playSequence(p *driver.Tab, game *board.Game, seed uint64, url string) error {
	begin := fmt.Sprintf(`gestures.begin(%d, %s, %s)`, seed, driver.Quote(game.ID()), driver.Quote(url))
	if err := p.Try(driver.Script(begin)); err != nil {
		return fmt.Errorf("seed %d does not begin: %w", seed, err)
	}
	report, err := sequenceEnd(p, seed)
	if errors.Is(err, errLost) { // with a document that was on its way out
		if err = p.Try(driver.Script(begin)); err == nil {
			report, err = sequenceEnd(p, seed)
		}
	}
	if err != nil {
		return err
	}
	heard := p.TakeComplaints()
	if report.Problem != "" {
		return report.fail("%s\nthe console says %.2000q", report.Problem, heard)
	}
	if len(heard) > 0 {
		return report.fail("the console says %q", heard)
	}
	return report.check(game)
}

// errLost is the error of a sequence of which the page knows nothing.
var errLost = errors.New("no sequence is under way")

// sequenceEnd waits until a sequence has ended. It ends in another document than it began in when the page was
// loaded again in between; asking the document that goes fails, and is tried again.
func sequenceEnd(p *driver.Tab, seed uint64) (*gestureReport, error) {
	var err error
	lost := time.Now().Add(driver.Patience / 2) // until then a document may be on its way that knows of it
	for deadline := time.Now().Add(4 * driver.Patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		var text string
		if text, err = driver.Evaluate[string](p, `window.gestures ? gestures.finished
			.then(JSON.stringify) : ''`); text == "" {
			continue
		}
		if text == "null" && time.Now().After(lost) {
			return nil, errLost
		}
		report := new(gestureReport)
		if err = json.Unmarshal([]byte(text), report); err == nil && report.Seed == seed {
			return report, nil
		}
	}
	var last gestureReport
	if text, failed := driver.Evaluate[string](p, `gestures.soFar()`); failed == nil {
		json.Unmarshal([]byte(text), &last)
	}
	last.Seed = seed
	return nil, last.fail("no end (last error: %v; the console says %q)", err, p.TakeComplaints())
}

// check replays what the page has saved.
func (r *gestureReport) check(game *board.Game) error {
	text, ok := r.Storage["tablier/.table."+game.ID()]
	for key := range r.Storage {
		if strings.HasSuffix(key, ".unreadable") {
			return r.fail("the page could not read its own save: %s", r.Storage[key])
		}
	}
	if !ok {
		if len(r.Moves) > 0 {
			return r.fail("nothing is saved of %v", r.Moves)
		}
		return nil
	}
	table, err := play.Restore(game, game.Levels, text)
	if err != nil {
		return r.fail("%v\n%s", err, text)
	}
	match := table.Match()
	_, draws := table.Own().Hand(table.View())          // which share a place with the moves after them
	resigned := match.Result().Reason == rules.Resigned // which is where a saved line ends
	if draws {
		return r.checkEnd(table)
	}
	if match.Ply() != len(r.Moves) || match.Plies() != len(r.Moves)+r.Undone && !resigned {
		return r.fail("saved are %d of %d moves, shown %d and %d undone", match.Ply(), match.Plies(), len(r.Moves), r.Undone)
	}
	if game.Spec.Secret {
		return nil // what is shown depends on who looks
	}
	for i, move := range match.Moves()[:match.Ply()] {
		listed := func(lang i18n.Lang) bool { return game.Words(lang).Move(move) == r.Moves[i] }
		if !slices.ContainsFunc(i18n.Langs(), listed) {
			return r.fail("saved are the moves %v, shown %v", match.Moves(), r.Moves)
		}
	}
	return r.checkEnd(table)
}

// checkEnd holds the result that is saved against what the page waits for.
func (r *gestureReport) checkEnd(table *play.Table) error {
	if over := table.Result().Over(); over != (r.End == "over") && r.End != "away" {
		return r.fail("saved is a result %v, and the page rests in the state %q: %s", table.Result(), r.End, r.Says)
	}
	return nil
}
