// Package http stands for net/http in the program of the page: as much of it as go-app's server names, which the page
// never runs. The real one brings TLS, certificates and name resolution along, a fifth of what a visitor downloads.
// See site.program.
package http

import (
	"errors"
	"io"
	"net/url"
)

// What stands for the constants of net/http.
const (
	StatusOK                  = 200
	StatusNotModified         = 304
	StatusNotFound            = 404
	StatusInternalServerError = 500
)

var errNoServer = errors.New("net/http: not in a page")

// A Header stands for http.Header.
type Header map[string][]string

// Get finds nothing.
func (Header) Get(string) string { return "" }

// Set does nothing.
func (Header) Set(string, string) {}

// A ResponseWriter stands for http.ResponseWriter.
type ResponseWriter interface {
	Header() Header
	Write([]byte) (int, error)
	WriteHeader(int)
}

// A Request stands for http.Request.
type Request struct {
	URL    *url.URL
	Header Header
	Host   string
}

// A Response stands for http.Response.
type Response struct {
	StatusCode int
	Body       io.ReadCloser
}

// A Handler stands for http.Handler.
type Handler interface{ ServeHTTP(ResponseWriter, *Request) }

// A Dir stands for http.Dir.
type Dir string

// FileServer serves nothing.
func FileServer(Dir) Handler { return nil }

// NotFound does nothing.
func NotFound(ResponseWriter, *Request) {}

// Get fails.
func Get(string) (*Response, error) { return nil, errNoServer }
