//go:build !js

// Tablier's page: compiled for the browser this package is app.wasm with the build tag play, studio.wasm with the tag
// studio, and the program of the edition that is one file without either (package pages); run natively it is the tool
// that builds, serves and weighs the site.
//
//	go run ./app build [-o dist] [-pack=false]
//	go run ./app release [-o tablier.zip]
//	go run ./app single [-o tablier.html]
//	go run ./app serve [-o dist] [-addr localhost:8080] [-pack]
//	go run ./app size
//	go run ./app vet
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"tablier/app/site"
)

const usage = `usage: go run ./app <command>

  build [-o dist]           write the whole static site, each file compressed beside itself unless -pack=false
  release [-o tablier.zip]  write the same as one zip file
  single [-o tablier.html]  write everything as one page, which opens from a disk
  serve [-o dist] [-addr localhost:8080]
                            build it, then serve it to this machine, or with -addr :8080 to all;
                            with -pack compressed
  size                      print what each file weighs once compressed
  vet                       vet the programs as they are compiled for the browser
`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "tablier:", err)
		os.Exit(1)
	}
}

// run carries out one command line, writing what a person should read to out.
func run(ctx context.Context, args []string, out io.Writer) error {
	if len(args) == 0 {
		fmt.Fprint(out, usage)
		return errors.New("no command given")
	}
	flags := flag.NewFlagSet(args[0], flag.ContinueOnError)
	switch args[0] {
	case "build":
		dir := flags.String("o", "dist", "folder to write")
		pack := flags.Bool("pack", true, "write each file compressed beside itself")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return build(ctx, out, *dir, *pack)
	case "release":
		file := flags.String("o", "tablier.zip", "file to write")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return release(ctx, out, *file)
	case "single":
		file := flags.String("o", "tablier.html", "file to write")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return single(ctx, out, *file)
	case "serve":
		dir := flags.String("o", "dist", "folder to write and serve")
		addr := flags.String("addr", "localhost:8080", "address to listen on; without a host, open to all machines")
		pack := flags.Bool("pack", false, "compress the files, as build does")
		if err := flags.Parse(args[1:]); err != nil {
			return err
		}
		return serve(ctx, out, *dir, *addr, *pack)
	case "size":
		return size(ctx, out)
	case "vet":
		return site.Vet(ctx)
	default:
		fmt.Fprint(out, usage)
		return fmt.Errorf("no command named %q", args[0])
	}
}
