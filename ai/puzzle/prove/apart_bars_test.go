//go:build bars

package prove_test

// apart is of how many endings of Le Stratège make bars follows one to the end.
const apart = 1
