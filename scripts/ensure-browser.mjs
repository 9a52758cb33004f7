import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, thisMachine } from './lib/browser.mjs';
import { runCli } from './lib/cli.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runCli(async () => {
  console.log(`✓ Navegador: ${await ensureBrowser(thisMachine(root))}`);
  return 0;
});
