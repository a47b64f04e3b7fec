//go:build bars

package e2e

// classSize is how many pupils a class has.
const classSize = 30
