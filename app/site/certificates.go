package site

import (
	"tablier/ai/certificate"
	"tablier/app/nav"
)

// addCertificates adds the certificates of solved games, and the program that checks them.
func addCertificates(files map[string][]byte) error {
	for _, name := range certificate.Names() {
		text, err := certificate.Text(name)
		if err != nil {
			return err
		}
		files[demandFolder+nav.CertificateFile(name)] = text
	}
	files[demandFolder+nav.CheckerFile] = []byte(certificate.Checker)
	return nil
}
