package main

import (
	"tablier/app/pages"
	"tablier/app/shell"
)

func main() {
	shell.Run(pages.All)
}
