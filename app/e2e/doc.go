// Package e2e tests the built site in a real browser: the very files that `go run ./app build` writes, served at a
// root and under a path, by a server that can fail and be closed.
//
//	go test ./app/e2e                         everything
//	TABLIER_SHOTS=/tmp/shots go test ./app/e2e   and keep the pictures
//	go test ./app/e2e -run '^$' -bench .      starting times, long tasks, gestures, memory
//	TABLIER_SEED=7 go test ./app/e2e -run '^TestRandomGestures$'   random play again, from a seed on
//
// A test says what holds; package driver does what a person does. A test opens a page with driver.Open and uses it by
// the methods of driver.Tab.
package e2e
