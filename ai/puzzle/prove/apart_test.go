//go:build !bars

package prove_test

// apart is of how many endings of Le Stratège one is followed to the end. make bars follows each.
const apart = 4
