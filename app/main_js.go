package main

import "tablier/app/shell"

func main() {
	shell.Run()
}
