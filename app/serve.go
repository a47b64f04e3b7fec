//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"syscall"
	"time"

	"tablier/app/site"
)

// serve builds the site and serves it until ctx is done. It takes the port first, so that a person hears at once that
// there is none to have.
func serve(ctx context.Context, out io.Writer, dir, addr string, pack bool) error {
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	s, err := made(ctx, pack)
	if err != nil {
		return err
	}
	if err := write(s, out, dir); err != nil {
		return err
	}
	server := &http.Server{Handler: site.Handler(dir), ReadHeaderTimeout: 10 * time.Second}
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	fmt.Fprintln(out, welcome(listener.Addr().(*net.TCPAddr)))
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
}

// listen takes the port of an address. A port that is taken is the commonest failure: the error says what to do.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	switch _, port, _ := net.SplitHostPort(addr); {
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("another program listens on port %s: end it, or take another port, "+
			"as in: make run ADDR=localhost:%s", port, otherPort(port))
	case err != nil:
		return nil, fmt.Errorf("cannot listen on %s: %w", addr, err)
	}
	return listener, nil
}

// otherPort returns a port to propose in the place of one that is taken.
func otherPort(port string) string {
	if port == "9000" {
		return "9001"
	}
	return "9000"
}

// welcome says where the site is, and who can reach it when that is not this machine alone.
func welcome(addr *net.TCPAddr) string {
	line := fmt.Sprintf("http://localhost:%d", addr.Port)
	switch {
	case addr.IP.IsLoopback():
		return line
	case addr.IP.IsUnspecified():
		return line + " (open to every machine that reaches this one)"
	}
	return "http://" + addr.String()
}
