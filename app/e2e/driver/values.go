package driver

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai/entropy/tiles/block"
	"tablier/app/nav"
	"tablier/rules/entropy"
)

// MayKeep is the condition that a page has files kept.
const MayKeep = `navigator.serviceWorker?.controller && typeof window.tablier?.engine === 'function'`

// positionsAsked is of how many positions [ReportValues] asks the values.
const positionsAsked = 200

// ReportValues reports how long the machine in a page takes to say what each move of a position of Entropy is worth,
// where all files with exact values are kept: of positions from games at random, of no block twice, one after the
// other. The first question comes with the index and the model, and is reported by itself. Eval gives the value of an
// expression for milliseconds.
func ReportValues(b *testing.B, eval func(expression string) []float64) {
	var times []float64
	for b.Loop() {
		if times == nil { // a second time would tell the same
			times = eval(askValues(blocksApart(positionsAsked)))
		}
	}
	b.ReportMetric(times[0], "ms-first")
	times = slices.Sorted(slices.Values(times[1:]))
	for _, percent := range []int{50, 95} {
		b.ReportMetric(times[(len(times)-1)*percent/100], fmt.Sprintf("ms-p%d", percent))
	}
}

// blocksApart returns the start and so many positions from games at random. No block has the values of two of them.
func blocksApart(n int) []string {
	rng, seen := rand.New(rand.NewPCG(63, 0)), map[int]bool{}
	apart := func(s entropy.State) bool {
		one, _ := block.Find(s.Own, s.Other)
		other, _ := block.Find(s.Other, s.Own)
		if seen[one] || seen[other] {
			return false
		}
		seen[one], seen[other] = true, true
		return true
	}
	apart(entropy.Start())
	list := []string{""}
	for len(list) <= n {
		if s := atRandom(rng, 8+rng.IntN(100)); !s.Over(false) && apart(s) {
			list = append(list, entropy.Position{State: s}.String())
		}
	}
	return list
}

// atRandom returns the position after so many plies at random, or that in which the game ends before. A pass is not
// counted.
func atRandom(rng *rand.Rand, plies int) entropy.State {
	s := entropy.Start()
	for ; plies > 0 && !s.Over(false); plies-- {
		moves := s.AppendMoves(nil)
		s = s.Play(moves[rng.IntN(len(moves))])
		s.Passes = 0
	}
	return s
}

// askValues is an expression that has all files kept, and then asks a new engine what the moves of positions are worth.
// It gives the milliseconds of each question.
func askValues(positions []string) string {
	return `(async () => {
		for (const [name] of JSON.parse(await tablier.demand(` + Quote(nav.ValuesFile("entropy")) + `))) {
			if (!await tablier.hold(name)) throw new Error(name + ' is not kept');
		}
		let heard, fail;
		const engine = tablier.engine((text) => heard?.(text), (why) => fail?.(new Error(why)));
		const ask = (start, id) => new Promise((resolve, reject) => {
			fail = reject;
			const begin = performance.now();
			heard = (text) => {
				const answer = JSON.parse(text);
				if (answer.error) reject(new Error(text));
				if (!answer.best || answer.id !== id) return;
				if (answer.lines.some((line) => !line.value)) reject(new Error('no values: ' + text));
				resolve(performance.now() - begin);
			};
			engine.send(JSON.stringify({ id, op: 'search', game: 'entropy', start, nodes: 1, lines: 100 }));
		});
		const times = [];
		for (const [i, start] of [` + QuoteAll(positions) + `].entries()) times.push(await ask(start, i + 1));
		engine.kill();
		return times;
	})()`
}
