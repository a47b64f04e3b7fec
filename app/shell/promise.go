package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// settled calls back once a promise is kept, with what, or broken.
func (r *Root) settled(promise app.Value, then func(value app.Value, kept bool)) {
	var kept, broken app.Func
	on := func(ok bool) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			kept.Release()
			broken.Release()
			r.ctx.Dispatch(func(app.Context) { then(args[0], ok) })
			return nil
		})
	}
	kept, broken = on(true), on(false)
	promise.Call("then", kept, broken)
}
