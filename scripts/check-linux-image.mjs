import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { checkImage } = await import('./lib/linux-image/check.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  const code = await checkImage(root);
  // A stopped emulator leaves timers that would keep the process alive.
  process.exit(code);
});
