// Package watch is what a person does who follows a search: which one it is, how it stands in an address, the program
// whose line is run at a step, and what may be predicted before it is shown. It knows neither browser nor page.
package watch
