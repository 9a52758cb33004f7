import path from 'node:path';
import { parseFlags, runCli, UserError } from './lib/cli.mjs';
import { checkLinks } from './lib/links.mjs';

await runCli(async () => {
  const { values, positionals } = parseFlags(
    process.argv.slice(2),
    { base: { type: 'string', default: process.env.BASE_URL ?? '/' } },
    'node scripts/check-links.mjs [carpeta] [--base /sub/]',
  );
  const root = path.resolve(positionals[0] ?? 'build');
  const { pages, links, broken } = await checkLinks(root, values.base);
  if (pages === 0)
    throw new UserError(
      `No hay páginas en ${root}.`,
      'Construye antes el sitio: npm run build',
    );

  for (const { file, element, address, reason } of broken)
    console.error(`✗ ${file} · <${element}> ${address}\n  ${reason}`);
  console.log(
    `${broken.length === 0 ? '✓' : '✗'} Enlaces: ${pages} páginas, ${links} direcciones, ${broken.length} rotas.`,
  );
  return broken.length === 0 ? 0 : 1;
});
