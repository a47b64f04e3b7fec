package e2e

import (
	"fmt"
	"os"
	"testing"

	"tablier/app/e2e/driver"
)

func TestMain(m *testing.M) {
	code, err := driver.Run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		os.Exit(1)
	}
	os.Exit(code)
}
