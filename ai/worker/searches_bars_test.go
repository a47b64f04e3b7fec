//go:build bars

package main

// searches is after how many searches make bars looks.
const searches = 10_000
