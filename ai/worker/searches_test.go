//go:build !bars

package main

// searches is after how many searches no more memory may be in use than after the first thousand; more with the tag
// bars.
const searches = 2_000
