import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli, UserError } from './lib/cli.mjs';
import { run } from './lib/process.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const base = '/sub/';
const outDir = path.join('.cache', 'subpath');

// A site that is published below another one must not link outside of itself.
// This build also has a key for GIPHY, which the one at the root has not: the
// browser's tests look at both.
await runCli(async () => {
  const options = {
    cwd: root,
    env: { ...process.env, BASE_URL: base, GIPHY_API_KEY: 'clave-de-prueba' },
  };
  const code = await run(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      '--out-dir',
      outDir,
    ],
    options,
  );
  if (code !== 0)
    throw new UserError(
      `El sitio no se pudo construir bajo ${base}; el motivo está arriba.`,
      'Busca una ruta escrita sin useBaseUrl.',
    );
  return run(
    process.execPath,
    ['scripts/check-links.mjs', outDir, '--base', base],
    options,
  );
});
