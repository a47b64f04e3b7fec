// Package python holds tests of what is written for or about Python and is no program of the page: the sentences about
// errors of web/python/explain.js, and the package for teachers in web/examples/python.
package python
