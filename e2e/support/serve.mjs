// Serves the built site for Playwright, with the headers that readers get.
import { startServer } from '../../scripts/lib/static-server.mjs';

const [port = '4173'] = process.argv.slice(2);
await startServer({ root: 'build', port: Number(port) });
