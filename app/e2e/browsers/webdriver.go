package browsers

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
)

// A webdriver is a session with a program that speaks W3C WebDriver: JSON over HTTP.
type webdriver struct {
	address string // of the session
}

// call sends a command, and reads its value into value, unless that is nil.
func (w *webdriver) call(method, command string, params, value any) error {
	var body bytes.Buffer
	if method == http.MethodPost {
		if err := json.NewEncoder(&body).Encode(params); err != nil {
			return fmt.Errorf("%s: %w", command, err)
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, method, w.address+command, &body)
	if err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	defer response.Body.Close()
	var answer struct {
		Value json.RawMessage `json:"value"`
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return fmt.Errorf("%s: %s: %w", command, response.Status, err)
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", command, answer.Value)
	}
	if value == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, value)
}

// post sends a command whose value does not matter.
func (w *webdriver) post(command string, params map[string]any) error {
	if params == nil {
		params = map[string]any{} // an empty object: null is refused
	}
	return w.call(http.MethodPost, command, params, nil)
}
