// Package school holds programs as pupils write them, with what Python itself does with each: whatever runs pupils'
// programs is to do the same. Only tests import it.
//
// # The files
//
// A file is a sequence of programs. Lines that begin with %% stand around them and around what is recorded:
//
//	%% program addition
//	print("deux")
//	print(2 + deux)
//	%% output
//	deux
//	%% error NameError 2
//	name 'deux' is not defined
//
// A program that prints nothing has no output, one that comes to its end no error. "output without line end" says that
// what is printed does not end with the line end that stands there. The number is the line of the program at which the
// error stands: of a traceback the last that is of the program. The message is missing where it is empty or where
// versions of Python word it differently.
//
// What is recorded is never written by hand: record.py runs python3, record.mjs compares with Pyodide. No program
// depends on the time, on hashes of texts, on addresses or on the version of Python, from 3.11 on. Those of refused.txt
// use what a pupil's program may not: it is recorded as if there were no such modules and functions.
//
// File endless.txt has programs that do not end, or ask for too much. There is nothing to record: beside each stands by
// what it is to be stopped, and the line, or lines if there are several that are right:
//
//	%% verdict turns 2
package school

import (
	"embed"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

//go:embed testdata
var files embed.FS

// A Program is a program and what Python does with it.
type Program struct {
	Name   string // unique, in French
	Source string
	Output string // what it prints
	Error  *Error // what it ends with, nil at its end
}

// An Error is an exception that a program does not catch.
type Error struct {
	Type    string // by Python's name
	Line    int    // of the program
	Message string // empty also where versions of Python differ
}

// An Endless is a program that has to be stopped.
type Endless struct {
	Name    string
	Source  string
	Verdict Verdict
	Lines   []int // each is right
}

// A Verdict says by what a program is stopped.
type Verdict string

// The verdicts.
const (
	Turns     Verdict = "turns"     // the limit of heads of loops and entries of functions
	Memory    Verdict = "memory"    // a MemoryError, with a ceiling of 256 megabytes as with one of a gigabyte
	Recursion Verdict = "recursion" // a RecursionError
	Clock     Verdict = "clock"     // long silence within a single operation
)

// Programs returns the programs that come to an end by themselves.
func Programs() ([]Program, error) {
	names, err := fs.Glob(files, "testdata/programs/*.txt")
	if err != nil {
		return nil, err
	}
	var all []Program
	for _, name := range names {
		some, err := read(name, readProgram)
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
	}
	return all, nil
}

// Gluttons returns the programs that have to be stopped.
func Gluttons() ([]Endless, error) { return read("testdata/endless.txt", readEndless) }

const mark = "%% "

// read parses a file into its programs.
func read[P any](name string, one func(name string, parts []part) (P, error)) ([]P, error) {
	text, err := files.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var all []P
	for parts := split(string(text)); len(parts) > 0; {
		title, ok := strings.CutPrefix(parts[0].head, "program ")
		if !ok {
			return nil, fmt.Errorf("%s: %q stands where a program should begin", name, parts[0].head)
		}
		n := 1
		for n < len(parts) && !strings.HasPrefix(parts[n].head, "program ") {
			n++
		}
		p, err := one(title, parts[:n])
		if err != nil {
			return nil, fmt.Errorf("%s: program %s: %w", name, title, err)
		}
		all, parts = append(all, p), parts[n:]
	}
	return all, nil
}

// A part is a marked line and the lines up to the next.
type part struct{ head, body string }

// split splits the text of a file into its parts.
func split(text string) []part {
	var parts []part
	for line := range strings.Lines(text) {
		if head, ok := strings.CutPrefix(line, mark); ok {
			parts = append(parts, part{head: strings.TrimSuffix(head, "\n")})
		} else if n := len(parts); n > 0 {
			parts[n-1].body += line
		}
	}
	return parts
}

func readProgram(name string, parts []part) (Program, error) {
	p := Program{Name: name, Source: parts[0].body}
	for _, part := range parts[1:] {
		switch words := strings.Fields(part.head); {
		case part.head == "output":
			p.Output = part.body
		case part.head == "output without line end":
			p.Output = strings.TrimSuffix(part.body, "\n")
		case len(words) == 3 && words[0] == "error":
			line, err := strconv.Atoi(words[2])
			if err != nil {
				return p, fmt.Errorf("the line of an error: %w", err)
			}
			p.Error = &Error{Type: words[1], Line: line, Message: strings.TrimSuffix(part.body, "\n")}
		default:
			return p, fmt.Errorf("there is no part %q", part.head)
		}
	}
	return p, nil
}

func readEndless(name string, parts []part) (Endless, error) {
	e := Endless{Name: name, Source: parts[0].body}
	for _, part := range parts[1:] {
		words := strings.Fields(part.head)
		if len(words) < 3 || words[0] != "verdict" {
			return e, fmt.Errorf("there is no part %q", part.head)
		}
		e.Verdict = Verdict(words[1])
		for _, word := range words[2:] {
			line, err := strconv.Atoi(word)
			if err != nil {
				return e, fmt.Errorf("the line of a verdict: %w", err)
			}
			e.Lines = append(e.Lines, line)
		}
	}
	return e, nil
}
