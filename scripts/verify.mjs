import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { runVerification } = await import('./lib/verify.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(() => runVerification(root, process.argv.slice(2)));
