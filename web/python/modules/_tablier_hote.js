// Module _tablier_hote of Python: what tablier.py asks of the page. Brython runs this as a function.
const $B = __BRYTHON__;
const host = self.tablierHost;
const none = (f) => (...given) => {
  f(...given);
  return $B.builtins.None;
};
$B.addToImported('_tablier_hote', {
  regles: host.rules,
  compte: none(host.count),
  dit: none(host.out),
  note: none(host.note),
  pose: none(host.set),
});
