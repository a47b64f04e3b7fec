package relink

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// lively is a program that does what is easily done wrong where functions are written anew: it grows stacks, switches
// between goroutines, recovers, defers in loops, ends a goroutine within, calls by reflection and counts with numbers
// that are none. It says what came of each.
const lively = `package main

import (
	"fmt"
	"iter"
	"math"
	"reflect"
	"runtime"
	"sort"
	"strings"
)

type counter struct{ n int }

func (c counter) rescue(n int) { inner(n) }

//go:noinline
func inner(n int) {
	if recover() != nil {
		fmt.Println("a function that a deferred one calls has recovered", n)
	}
}

func (c *counter) save(n int) {
	if r := recover(); r != nil {
		c.n += n
		fmt.Println("recovered", r, c.n)
	}
}

func wrapped() {
	defer func() { fmt.Println("outside", recover()) }()
	defer counter{}.rescue(1)
	panic("within")
}

func saved() {
	c := &counter{}
	for i := range 3 {
		defer c.save(i)
	}
	var list []int
	_ = list[len(list)+c.n]
}

//go:noinline
func deep(n int, data [64]int) int {
	if n == 0 {
		return data[63]
	}
	data[63] += n
	return deep(n-1, data) + 1
}

func numbers() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := 0; yield(i * i); i++ {
		}
	}
}

func main() {
	wrapped()
	saved()
	fmt.Println("deep", deep(5000, [64]int{}))
	results := make(chan int)
	for i := range 20 {
		go func() { results <- deep(100*i, [64]int{}) }()
	}
	sum := 0
	for range 20 {
		sum += <-results
	}
	fmt.Println("sum", sum)
	ended := make(chan bool)
	go func() {
		defer close(ended)
		runtime.Goexit()
	}()
	<-ended
	next, stop := iter.Pull(numbers())
	next()
	next()
	n, ok := next()
	stop()
	fmt.Println("pulled", n, ok)
	swap := reflect.MakeFunc(reflect.TypeOf(func(a, b int) (int, int) { return 0, 0 }),
		func(in []reflect.Value) []reflect.Value { return []reflect.Value{in[1], in[0]} })
	a, b := swap.Interface().(func(int, int) (int, int))(1, 2)
	fmt.Println("swapped", a, b)
	zero, least := 0.0, int32(math.MinInt32)
	nan := zero / zero
	fmt.Println(nan, nan < 1, !(nan < 1), nan != nan, math.Float64bits(-zero), 1/math.Inf(-1), least/int32(zero-1))
	words := strings.Fields("the quick brown fox jumps over the lazy dog")
	sort.Slice(words, func(i, j int) bool { return words[i] < words[j] })
	fmt.Println(words)
	defer fmt.Println("the last")
	runtime.GC()
	var nothing *counter
	defer func() { fmt.Println("nothing:", recover() != nil) }()
	fmt.Println(nothing.n)
}
`

// A program that is relinked does the same.
func TestProgramDoesTheSame(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil && os.Getenv("CI") != "true" {
		t.Skip("no node: no program is executed")
	}
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	source, raw := filepath.Join(dir, "main.go"), filepath.Join(dir, "raw.wasm")
	if err := os.WriteFile(source, []byte(lively), 0o600); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", raw, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	says := func(program string) string {
		t.Helper()
		run := exec.Command(node, filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js"), program)
		text, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v: %s", filepath.Base(program), err, text)
		}
		return string(text)
	}
	program, err := os.ReadFile(raw)
	if err != nil {
		t.Fatal(err)
	}
	if program, err = Program(program); err != nil {
		t.Fatal(err)
	}
	made := filepath.Join(dir, "made.wasm")
	if err := os.WriteFile(made, program, 0o600); err != nil {
		t.Fatal(err)
	}
	want, got := says(raw), says(made)
	if got != want || !strings.HasSuffix(want, "the last\n") {
		t.Errorf("the program says\n%s\nand relinked\n%s", want, got)
	}
}
