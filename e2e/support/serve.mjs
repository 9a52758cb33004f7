// Serves the built sites for Playwright, with the headers that readers get: the
// one at the root has no key for GIPHY; the one under /sub/ has, and the quick
// check does without it.
import { existsSync } from 'node:fs';
import { startServer } from '../../scripts/lib/static-server.mjs';

const [port = '4173'] = process.argv.slice(2);
const underSubpath = {
  root: '.cache/subpath',
  base: '/sub/',
  port: Number(port) + 1,
};

if (existsSync(underSubpath.root)) {
  const { url } = await startServer(underSubpath);
  console.log(url);
}
// Playwright begins when this one answers.
const { url } = await startServer({ root: 'build', port: Number(port) });
console.log(url);
