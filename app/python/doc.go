// Package python holds tests of what the page says about programs in Python: the sentences of web/python/explain.js.
package python
