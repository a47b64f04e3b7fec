//go:build bars

package main

import "testing"

// The other files are made again as they are kept, too. Each of Entropy's takes minutes and 3.2 GB, or the table of
// which TABLIER_ENTROPY_TABLE is the file, TABLIER_IMMEDIATE_TABLE with the option; Hyle's larger board takes 3.8 GB.
func TestFilesAreMadeAgain(t *testing.T) {
	wantKept(t, pick(false))
}
