package runner

import _ "embed"

//go:embed runner.py
var Source string
