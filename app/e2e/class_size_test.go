//go:build !bars

package e2e

// classSize is how many pupils a class has. make bars has a whole one.
const classSize = 6
