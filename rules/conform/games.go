//go:build !bars

package conform

// games is how many random games of each setup are checked; with the tag bars more are.
const games = 12
