// Command testsite writes the site, without the edition in one file, into a folder:
//
//	testsite DIR [TAG…]
//
// The programs of the site are built with the tags, which must be those that testsite is itself built with: pages are
// drawn by the program that builds them, with its games.
package main

import (
	"context"
	"fmt"
	"os"

	"tablier/app/site"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: testsite DIR [TAG…]")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2:]...); err != nil {
		fmt.Fprintln(os.Stderr, "testsite:", err)
		os.Exit(1)
	}
}

// write makes the site with build tags, and writes it into a folder.
func write(dir string, tags ...string) error {
	made, err := site.Make(context.Background(), tags...)
	if err != nil {
		return err
	}
	return made.Write(dir)
}
