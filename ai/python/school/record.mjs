// Checks with Pyodide what record.py has recorded:
//
//     npm install --prefix FOLDER pyodide@314.0.7
//     node record.mjs FOLDER
//
// The same is to be printed and the same line to fail. Where only the message of an error differs it is taken out of the
// file; any other difference is told, and is one too many.

import { fileURLToPath } from "node:url";
import { resolve } from "node:path";

const folder = resolve(process.argv[2], "node_modules/pyodide");
const { loadPyodide } = await import(resolve(folder, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: folder });
python.FS.mkdirTree("/school");
python.FS.mount(python.FS.filesystems.NODEFS, { root: fileURLToPath(new URL(".", import.meta.url)) }, "/school");
process.exitCode = python.runPython(`
import sys
sys.path.insert(0, "/school")
sys.dont_write_bytecode = True
import record
record.check()
`);
