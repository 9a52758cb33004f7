// Serves the built sites for Playwright, with the headers of production. The
// site at `/` has no GIPHY key; the one under `/sub/` has one, and is not built
// for `npm test`.
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
// Playwright starts the tests when this server answers.
const { url } = await startServer({ root: 'build', port: Number(port) });
console.log(url);
