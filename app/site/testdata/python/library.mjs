// Writes which files of Python's library ship (python-library.txt): what the modules that a program may use import, what
// they import later on, and what is imported while the programs of ai/python/school run.
//
//     npm install --prefix FOLDER pyodide@314.0.7
//     node app/site/testdata/python/library.mjs FOLDER > app/site/python-library.txt
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

const folder = resolve(process.argv[2], 'node_modules/pyodide');
const { loadPyodide } = await import(resolve(folder, 'pyodide.mjs'));
const python = await loadPyodide({ indexURL: folder, stdout: () => {} });
python.FS.mkdirTree('/school');
const school = fileURLToPath(new URL('../../../../ai/python/school', import.meta.url));
python.FS.mount(python.FS.filesystems.NODEFS, { root: school }, '/school');
process.stdout.write(python.runPython(`
import importlib, pathlib, sys

# The modules of a program, those of the runner, and what is imported first when somebody asks for it.
for name in """
    __future__ abc bisect collections contextlib copy dataclasses datetime decimal enum fractions functools heapq
    itertools math operator pprint random re statistics string textwrap time types typing
    ast builtins json linecache tokenize traceback
    _ast_unparse _strptime _pylong collections.abc concurrent.futures difflib string.templatelib
    encodings.ascii encodings.cp1252 encodings.iso8859_15 encodings.latin_1 encodings.utf_16 encodings.utf_16_be
    encodings.utf_16_le encodings.utf_32 encodings.utf_8_sig
""".split():
    importlib.import_module(name)

sys.path.insert(0, "/school")
sys.dont_write_bytecode = True
import record
for file in sorted(record.FILES.glob("*.txt")):
    for text in record.blocks(file.read_text()).values():
        record.run(record.program(text))

archive = "/lib/python314.zip/"
places = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
"".join(sorted(place.removeprefix(archive) + "\\n" for place in places if place.startswith(archive)))
`));
