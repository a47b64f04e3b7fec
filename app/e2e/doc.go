// Package e2e holds only tests: of the built site, the very files that `go run ./app build` writes, in a real browser.
//
//	go test ./app/e2e                                              everything
//	go test ./app/e2e -run '^$' -bench .                           starting times, long tasks, gestures, memory
//	TABLIER_SHOTS=/tmp/shots go test ./app/e2e                     and keep the pictures
//	TABLIER_SEED=7 go test ./app/e2e -run '^TestRandomGestures$'   play one visit at random again
//
// A test says what holds. What a person does in a browser, and the servers that the site is tested on, are in package
// driver: a test serves the site with driver.Serve, opens a page with driver.Open, and uses it by the methods of
// driver.Tab.
package e2e
