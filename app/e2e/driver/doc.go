// Package driver lets tests use the built site in a real browser, as a person would.
//
// [Run] builds the site and keeps the browsers, [Serve] serves it on a port of its own, and [Open] opens a [Tab],
// whose methods go to pages, press, drag, type and wait. A method that fails ends the test. All the time the driver
// watches for what no page may do: errors on the console, requests to another origin, violations of its policy. A
// test fails at its end for each that it did not expect.
//
// Only tests import this package: no program that is shipped links it.
package driver
