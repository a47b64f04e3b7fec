// Package python holds tests of what is written for or about Python and is no program of the page: the sentences about
// errors of web/python/explain.js, and package tablier as pages and notebooks of teachers have it.
package python
