import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { serveWeb } = await import('./lib/web.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(() => serveWeb(root, process.argv.slice(2)));
