package site

import (
	"context"
	"errors"
	"slices"
	"strings"
)

// Vet has go vet look at all programs of the site just as they are compiled, so that the compiler's work is found again
// when the site is built.
func Vet(ctx context.Context) error {
	t, err := findTools(ctx)
	if err != nil {
		return err
	}
	args, err := t.pageArgs(ctx)
	if err != nil {
		return err
	}
	for _, e := range append(hosted(), whole()) {
		chosen := []string{"-tags", strings.Join(e.tags, ",")}
		err = errors.Join(err, t.vetOne(ctx, "./app", slices.Concat(args, chosen)...))
	}
	return errors.Join(err, t.vetOne(ctx, "./ai/worker"))
}

func (t tools) vetOne(ctx context.Context, pkg string, more ...string) error {
	_, err := output(t.forBrowser(ctx, slices.Concat([]string{"vet"}, allFlags, more, []string{pkg})...))
	return err
}
