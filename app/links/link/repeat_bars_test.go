//go:build bars

package link_test

// repeat is how many matches of each setup go through a link in make bars.
const repeat = 8
