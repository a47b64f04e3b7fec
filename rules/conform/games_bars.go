//go:build bars

package conform

// games is how many random games of each setup make bars checks.
const games = 40
