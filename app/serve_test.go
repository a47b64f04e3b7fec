//go:build !js

package main

import (
	"context"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A port that is taken is told before anything is built, with the way out.
func TestTakenPortIsToldAtOnce(t *testing.T) {
	taken, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	_, port, _ := net.SplitHostPort(taken.Addr().String())
	dir := filepath.Join(t.TempDir(), "dist")
	var out strings.Builder
	err = run(context.Background(), []string{"serve", "-o", dir, "-addr", taken.Addr().String()}, &out)
	if err == nil || !strings.Contains(err.Error(), "port "+port+":") ||
		!strings.Contains(err.Error(), "ADDR=localhost:9000") {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(dir); err == nil || out.Len() > 0 {
		t.Errorf("it has built, and said %q", out.String())
	}
}

// Unless it is told otherwise, make run serves this machine alone.
func TestOnlyThisMachineIsServed(t *testing.T) {
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	addr := regexp.MustCompile(`(?m)^ADDR \?= (.*)$`).FindSubmatch(makefile)
	if addr == nil {
		t.Fatal("the Makefile has no ADDR")
	}
	for asked, alone := range map[string]bool{string(addr[1]): true, ":8080": false} {
		host, _, err := net.SplitHostPort(asked)
		if err != nil {
			t.Fatal(err)
		}
		listener, err := listen(host + ":0")
		if err != nil {
			t.Fatal(err)
		}
		defer listener.Close()
		at := listener.Addr().(*net.TCPAddr)
		if said := welcome(at); at.IP.IsLoopback() != alone || strings.Contains(said, "every machine") == alone {
			t.Errorf("%s listens on %s, and says %q", asked, at, said)
		}
	}
}
