// The builds that the Go tests have written, and a static host that serves one of them, as a service worker sees it.
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const TYPES = {
  '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json',
  '.png': 'image/png', '.svg': 'image/svg+xml', '.txt': 'text/plain', '.wasm': 'application/wasm',
};
const typeOf = (name) => TYPES[path.extname(name)] ?? 'application/octet-stream';

// A Build is a site in a folder. What it wants kept is read from its service worker: another test holds that to the
// files that there are.
class Build {
  constructor(folder) {
    const names = fs.readdirSync(folder, { recursive: true }).map((name) => name.split(path.sep).join('/'));
    const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
    this.files = new Map(files.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
    const script = this.files.get('sw.js').toString();
    const list = (name) => JSON.parse(script.match(new RegExp(`^const ${name} = (.*);$`, 'm'))[1]);
    this.version = list('VERSION');
    this.core = Object.keys(list('FILES'));
    this.demand = Object.keys(list('DEMAND'));
    this.pages = this.core.filter((name) => /(^|\/)index\.html$/.test(name));
    this.licences = this.demand.find((name) => name.startsWith('demand/licences.'));
    this.studio = this.demand.find((name) => name.startsWith('demand/studio.'));
  }
}

// The builds: the whole site, and some of few files. Of these next has other programs and another icon than first, and
// later another file on demand than next.
const [whole, first, next, later] = ['whole', 'first', 'next', 'later'].map(
  (name) => new Build(path.join(process.argv[2], name)),
);

// plain is how a host answers with a file. It sends an index page to its folder's address, which fetch follows.
function plain(name, bytes, status = 200) {
  const headers = { 'content-type': typeOf(name), 'content-encoding': 'br', 'content-length': '17' };
  const response = new Response(bytes, { status, headers });
  if (/(^|\/)index\.html$/.test(name)) Object.defineProperty(response, 'redirected', { value: true });
  return response;
}

// A Server counts what it is asked for. Its trouble answers first, if it answers.
class Server {
  constructor(build, scope) {
    Object.assign(this, { build, scope, asked: [], trouble: () => undefined });
  }

  fetch(url) {
    const name = url.pathname.slice(this.scope.length);
    this.asked.push(name);
    const bytes = this.build.files.get(name);
    return this.trouble(name, this.build) ?? (bytes ? plain(name, bytes) : notFound(this.build));
  }

  times(name) {
    return this.asked.filter((asked) => asked === name).length;
  }
}

const notFound = (build) => plain('404.html', build.files.get('404.html'), 404);

// Troubles, each of one file or of all.
const missing = (lost) => (name, build) => (name === lost ? notFound(build) : undefined);
const mixed = (other, changed) => (name) => (name === changed ? plain(name, other.files.get(name)) : undefined);
const torn = (cut) => (name) => (name === cut ? plain(name, half()) : undefined);
const unplugged = () => {
  throw new TypeError('Failed to fetch');
};

// half is a body of which the connection breaks in the middle.
function half() {
  let sent = false;
  return new ReadableStream({
    pull(body) {
      if (sent) body.error(new TypeError('network error'));
      else body.enqueue(new TextEncoder().encode('half'));
      sent = true;
    },
  });
}

module.exports = { Server, first, later, missing, mixed, next, plain, torn, typeOf, unplugged, whole };
