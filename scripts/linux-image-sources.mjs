import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
const { runCli } = await import('./lib/cli.mjs');
const { IMAGE_FOLDER } = await import('./lib/linux-image/manifest.mjs');
const { fetchSources } = await import('./linux-image/sources.mjs');

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await runCli(async () => {
  const output = path.join(root, '.cache/linux-image-sources');
  const missing = await fetchSources({
    image: path.join(root, IMAGE_FOLDER),
    output,
  });
  console.log(`Las fuentes están en ${output}.`);
  if (missing.length === 0) return 0;
  console.log('Estas versiones ya no están en el archivo de Debian:');
  for (const address of missing) console.log(`  ${address}`);
  return 1;
});
