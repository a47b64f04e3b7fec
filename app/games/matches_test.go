//go:build !bars

package games

// matches is how many matches of each setup are looked at; more with the tag bars.
const matches = 5
