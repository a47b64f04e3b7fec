//go:build bars

package games

// matches is how many matches of each setup make bars looks at.
const matches = 25
