import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { probeBrowsers } = await import('./lib/browsers/index.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(() => probeBrowsers(root, process.argv.slice(2)));
