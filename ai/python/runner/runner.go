// Package runner holds the Python that runs a pupil's program, in a page (web/python/worker.js) as natively (package
// native): it counts turns, asks the rules, and says of errors what Python says. Each place has but a small host of its
// own for it, so that a program does the same everywhere.
package runner

import _ "embed"

// Source is the file, runner.py; it wants the modules of package lib beside it.
//
//go:embed runner.py
var Source string
