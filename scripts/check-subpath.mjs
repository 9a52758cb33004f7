import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli, UserError } from './lib/cli.mjs';
import { checkLinks } from './lib/links.mjs';
import { run } from './lib/process.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const base = '/sub/';
const outDir = path.join('.cache', 'subpath');

// A site that is published below another one must not link outside of itself.
await runCli(async () => {
  const code = await run(
    process.execPath,
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'build',
      '--out-dir',
      outDir,
    ],
    { cwd: root, env: { ...process.env, BASE_URL: base } },
  );
  if (code !== 0)
    throw new UserError(
      `El sitio no se pudo construir bajo ${base}; el motivo está arriba.`,
      'Busca una ruta escrita sin useBaseUrl.',
    );
  const { pages, links, broken } = await checkLinks(
    path.join(root, outDir),
    base,
  );
  for (const { file, element, address, reason } of broken)
    console.error(`✗ ${file} · <${element}> ${address}\n  ${reason}`);
  console.log(
    `${broken.length === 0 ? '✓' : '✗'} Bajo ${base}: ${pages} páginas, ${links} direcciones, ${broken.length} rotas.`,
  );
  return broken.length === 0 && pages > 0 ? 0 : 1;
});
