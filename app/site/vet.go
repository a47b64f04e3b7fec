package site

import (
	"context"
	"errors"
	"slices"
)

// Vet has go vet look at both programs of the page just as they are compiled, so that the compiler's work is found
// again when the site is built.
func Vet(ctx context.Context) error {
	t, err := findTools(ctx)
	if err != nil {
		return err
	}
	args, err := t.pageArgs(ctx)
	if err != nil {
		return err
	}
	return errors.Join(t.vetOne(ctx, "./app", args...), t.vetOne(ctx, "./ai/worker"))
}

func (t tools) vetOne(ctx context.Context, pkg string, more ...string) error {
	_, err := output(t.forBrowser(ctx, slices.Concat([]string{"vet"}, bothFlags, more, []string{pkg})...))
	return err
}
