//go:build !bars

package link_test

// repeat is how many matches of each setup go through a link; more with the tag bars.
const repeat = 2
