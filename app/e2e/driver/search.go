package driver

import (
	"encoding/json"
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"tablier/ai/protocol"
)

// Searches returns requests for searches of two million nodes, one or more of each game.
func Searches() map[string]string {
	searches := map[string]string{
		"tapatan":       `"game":"tapatan","moves":["a1"]`,
		"entropy":       `"game":"entropy","moves":["a2-b3"]`,
		"domino 6":      `"game":"domino","variant":"6","moves":["22@2,0>2,1","25@-1,-1>0,-1","24@3,1>4,1","12@2,3>2,2"]`,
		"hyle 5, Chaos": `"game":"hyle","variant":"5","start":"1a2c/2b1e/d2a1/1e1b1/c4 c=d"`,
		"hyle 5, Order": `"game":"hyle","variant":"5","start":"1a2c/2b1e/d2a1/1e1b1/c3d o"`,
		"hyle 7, Chaos": `"game":"hyle","variant":"7","start":"1a2c2/2b1e2/d2a1g1/1e1b1f1/c3d2/2f1a1b/g2c3 c=d"`,
		"hyle 7, Order": `"game":"hyle","variant":"7","start":"1a2c2/2b1e2/d2a1g1/1e1b1f1/c3d2/2f1a1b/g2c2d o"`,
		"stratege": `"game":"stratege","start":"g1(2)g5g2(1)g1g4(2)g4/g2(2)g5(2)g1g2(1)g4(1)/` +
			`(5)g6!(5)/(6)g3(4)/(11)/(11)/(11)/` +
			`g6!(3)w4(1)w3(1)w2(2)/(4)w3(1)w5(1)w6(1)w1/w4(2)w6!w5(1)w2(1)w1(1)w5 w 3 12346 3356"`,
	}
	for name, match := range searches {
		searches[name] = `{"id":1,"op":"search",` + match + `,"nodes":2000000}`
	}
	return searches
}

// ReportSearch reports how many nodes a second a search makes in the worker of a page, where it has an expression
// evaluated, and how many a native program makes.
func ReportSearch(b *testing.B, request string, eval func(expression string) float64) {
	native, err := searchNatively(request)
	if err != nil {
		b.Fatal(err)
	}
	var speed float64
	for b.Loop() {
		speed += eval(searching(Quote(request)) + `.then((answer) => answer.nodes / answer.ms * 1000)`)
	}
	speed /= float64(b.N)
	b.ReportMetric(speed, "nodes/s")
	b.ReportMetric(native, "native-nodes/s")
	b.ReportMetric(100*speed/native, "%-of-native")
}

// searchNatively returns the nodes a second of a search by the program on standard input and output.
func searchNatively(request string) (float64, error) {
	command := exec.Command("go", "run", "tablier/ai/worker")
	command.Stdin = strings.NewReader(request + "\n")
	output, err := command.Output()
	if err != nil {
		return 0, fmt.Errorf("search natively: %w", err)
	}
	lines := strings.Split(strings.TrimSpace(string(output)), "\n")
	var found protocol.Found
	if err := json.Unmarshal([]byte(lines[len(lines)-1]), &found); err != nil {
		return 0, fmt.Errorf("search natively: %w", err)
	}
	if found.Millis == 0 {
		return 0, fmt.Errorf("search natively: answered %s", output)
	}
	return float64(found.Nodes) / float64(found.Millis) * 1000, nil
}
