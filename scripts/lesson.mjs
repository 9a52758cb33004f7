import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { checkLessons } = await import('./lib/lesson.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  const code = await checkLessons(root, process.argv.slice(2));
  // The Linux machine leaves timers that would keep the process alive.
  process.exit(code);
});
