// Imports, in the Python of a folder, all modules that a program may use.
import { resolve } from 'node:path';

const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(resolve(folder, 'pyodide.mjs'));
const python = await loadPyodide({ indexURL: folder });
console.log(python.runPython(`
import start
"all imported"
`));
