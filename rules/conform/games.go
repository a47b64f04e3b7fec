//go:build !bars

package conform

// games is how many random games of each setup are checked; with the tag bars it is twice as many.
const games = 20
