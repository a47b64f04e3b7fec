module tablier

go 1.26.0

toolchain go1.26.8

require (
	github.com/andybalholm/brotli v1.2.0 // compresses what a static host serves
	github.com/chromedp/cdproto v0.159.0
	github.com/chromedp/chromedp v0.22.1
	github.com/maxence-charriere/go-app/v10 v10.1.11
	rsc.io/qr v0.2.0 // draws a link as a QR code: its package coding alone, which needs no image package
)

require (
	github.com/go-json-experiment/json v0.0.0-20260213210345-44df1a37e875 // indirect
	github.com/google/uuid v1.6.0 // indirect
)
