// Command testsite writes the site, without the edition in one file, into the folder that it is given: with the games
// that this very program is built with, for pages are drawn by the program that builds them.
package main

import (
	"context"
	"fmt"
	"os"

	"tablier/app/site"
)

func main() {
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
