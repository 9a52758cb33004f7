import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { assertInstalled } = await import('./lib/install.mjs');
const { createContent } = await import('./lib/new/index.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  await assertInstalled(root);
  const { importTypeScript } = await import('./lib/typescript.mjs');
  const { courses } = /** @type {typeof import('../src/courses/index')} */ (
    await importTypeScript(root, 'src/courses/index.ts')
  );
  return createContent(root, process.argv.slice(2), courses);
});
