//go:build bars

package main

// Those that take long are played too.
func init() {
	means = append(means, []mean{
		{"5", "expectation", "random", 65.4, 0.5},
		{"5", "expectation", "greedy", 48.7, 0.5},
		{"5", "expectation", "expectation", 40.7, 0.5},
		{"5", "greedy", "expectation", 32.8, 0.5},
		{"7", "greedy", "greedy", 58.6, 1},
		{"7", "greedy", "random", 116, 1},
		{"7", "expectation", "greedy", 91, 1},
		{"7", "expectation", "random", 143, 1},
		{"7", "expectation", "expectation", 76, 1},
	}...)
}
