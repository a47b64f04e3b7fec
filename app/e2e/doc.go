// Package e2e tests the built site in a real browser: the very files that
// `go run ./app build` writes, served at a root and under a path, by a server
// that can fail and be closed.
//
//	go test ./app/e2e                         everything
//	TABLIER_SHOTS=/tmp/shots go test ./app/e2e   and keep the pictures
//	go test ./app/e2e -run '^$' -bench .      starting times, long tasks, gestures, memory
//	TABLIER_SEED=7 go test ./app/e2e -run '^TestRandomGestures$'   random play again, from a seed on
//
// A test opens a page with open and drives it with the page's methods, which
// end the test when they fail. What a page must never do (errors on the
// console, requests to another origin, violations of its policy) is watched all
// the time and fails the test at its end, unless the test said it expects it.
package e2e
