import path from 'node:path';
import type { Redirect } from '../../../config/redirects';
import { isFile } from '../../../scripts/lib/files.mjs';

/** Returns the file that answers a site path, relative to the output folder. */
function getPageFile(sitePath: string): string {
  return `${sitePath.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '');
}

async function checkSource(
  { from, to }: Redirect,
  outDir: string,
): Promise<string[]> {
  const candidates = [
    getPageFile(from),
    from.slice(1),
    `${from.slice(1)}.html`,
  ];
  const problems: string[] = [];
  for (const candidate of candidates)
    if (await isFile(path.join(outDir, candidate))) problems.push(candidate);
  return problems.map((file) =>
    [
      `config/redirects.ts · «${from} → ${to}»`,
      `  se esperaba: que ${from} no fuera una página del sitio; la redirección la taparía`,
      `  se encontró: ${path.join(path.basename(outDir), file)}`,
      '  qué hacer: quita la redirección o cambia la ruta de la página',
    ].join('\n'),
  );
}

async function checkTarget(
  { from, to }: Redirect,
  outDir: string,
): Promise<string[]> {
  const file = getPageFile(to);
  if (await isFile(path.join(outDir, file))) return [];
  return [
    [
      `config/redirects.ts · «${from} → ${to}»`,
      `  se esperaba: la página ${path.join(path.basename(outDir), file)}`,
      '  se encontró: nada; esa página no existe en el sitio construido',
      '  qué hacer: corrige «to» o crea la página',
    ].join('\n'),
  ];
}

/**
 * Checks the redirects against the built pages, before any redirect page is
 * written.
 *
 * @throws {Error} naming, in Spanish, every entry that does not fit.
 */
export async function checkRedirects(
  redirects: readonly Redirect[],
  outDir: string,
): Promise<void> {
  const problems = await Promise.all(
    redirects.flatMap((redirect) => [
      checkSource(redirect, outDir),
      checkTarget(redirect, outDir),
    ]),
  );
  const messages = problems.flat();
  if (messages.length > 0)
    throw new Error(
      `Las redirecciones no encajan con el sitio construido:\n\n${messages.join('\n\n')}`,
    );
}
