import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { assertInstalled } = await import('./lib/install.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  await assertInstalled(root);
  const { ensureLabs } = await import('./lib/labs/index.mjs');
  const { runDocusaurus } = await import('./lib/docusaurus.mjs');
  await ensureLabs({ root });
  return runDocusaurus(root, process.argv.slice(2));
});
