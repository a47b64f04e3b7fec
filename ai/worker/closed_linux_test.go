package main

import (
	"bufio"
	"io"
	"os"
	"strings"
	"testing"
	"time"
)

// Once nobody can read its answers the program ends, in the midst of a count that would take for ever, and whether its
// input has ended or not.
func TestProgramEndsUnheard(t *testing.T) {
	t.Parallel()
	for _, ended := range []bool{true, false} {
		cmd := built(t)
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		out, answers, err := os.Pipe()
		if err != nil {
			t.Fatal(err)
		}
		cmd.Stdout = answers
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		answers.Close()
		io.WriteString(in, `{"id":1,"op":"perft","game":"tapatan","depth":100}`+"\n"+`{"id":2,"op":"games"}`+"\n")
		if line, err := bufio.NewReader(out).ReadString('\n'); err != nil || !strings.HasPrefix(line, `{"id":2,"games":`) {
			t.Fatalf("%q, %v", line, err)
		}
		if ended {
			in.Close()
		}
		out.Close()
		hung := time.AfterFunc(30*time.Second, func() { cmd.Process.Kill() })
		if err := cmd.Wait(); err != nil {
			t.Errorf("input ended %t: %v", ended, err)
		}
		hung.Stop()
	}
}
