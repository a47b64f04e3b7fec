// Package browsers holds the tests of the built site in the browsers that package e2e does not drive: Firefox, and
// WebKit in its GTK port, the nearest relative of Safari that runs on a plain Linux. It holds a small driver as well:
// Firefox is told what to do by WebDriver BiDi, on its own remote debugging port, and WebKit by W3C WebDriver, through
// the program WebKitWebDriver. Neither needs a download beside the browser's own packages.
//
//	make browsers                                        all tests, in the browsers that are there
//	BROWSERS=required make browsers                      and fail where one is missing
//	go test ./app/e2e/browsers -v -run 'WebKit/keyboard'  one test in one browser
//
// Each browser is started once for each table of tests; a test that did not run to its end in each browser fails the
// run. A test serves the site from an origin of its own, so that nothing is left to the next one.
package browsers
