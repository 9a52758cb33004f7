// Serves the built sites for Playwright, with the headers that readers get: the
// one at the root has no key for GIPHY, the one under /sub/ has.
import { startServer } from '../../scripts/lib/static-server.mjs';

const [port = '4173'] = process.argv.slice(2);
await startServer({
  root: '.cache/subpath',
  base: '/sub/',
  port: Number(port) + 1,
});
await startServer({ root: 'build', port: Number(port) });
