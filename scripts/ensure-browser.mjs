import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser, createBrowserHost } from './lib/browser.mjs';
import { parseFlags, runCli, UserError } from './lib/cli.mjs';
import { SKIPPED_EXIT_CODE } from './lib/steps.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runCli(async () => {
  const { values } = parseFlags(
    process.argv.slice(2),
    { optional: { type: 'boolean', default: false } },
    'node scripts/ensure-browser.mjs [--optional]',
  );
  try {
    console.log(`✓ Navegador: ${await ensureBrowser(createBrowserHost(root))}`);
    return 0;
  } catch (error) {
    const isAccepted = values.optional && process.env.CI !== 'true';
    if (!isAccepted || !(error instanceof UserError)) throw error;
    console.log(`– Sin navegador no se prueban las páginas. ${error.message}`);
    return SKIPPED_EXIT_CODE;
  }
});
