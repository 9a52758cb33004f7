import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli, UserError } from './lib/cli.mjs';
import { checksOf, problemsIn } from './lib/course-checks.mjs';
import { fixtureCourse, fixtureLessons, makeTree } from './lib/course-tree.mjs';
import { docusaurusEnv } from './lib/docusaurus.mjs';
import { isFile, readIfThere } from './lib/files.mjs';
import { run } from './lib/process.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const tree = path.join(root, '.cache', 'course');
const site = path.join('.cache', 'subpath');
const base = '/sub/';

// A course is a row and its pages: a site with one more must build, and show
// it wherever courses are shown. The same build is one that is published below
// another site, must not link outside of itself, and has a key for GIPHY, which
// the one at the root has not: the browser's tests look at both.
await runCli(async () => {
  await makeTree(root, tree);
  const code = await run(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {
      cwd: tree,
      env: docusaurusEnv({
        ...process.env,
        BASE_URL: base,
        GIPHY_API_KEY: 'clave-de-prueba',
        // It belongs to the site itself, which has the same addresses.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      }),
    },
  );
  if (code !== 0)
    throw new UserError(
      `El sitio no se pudo construir con un curso más, bajo ${base}; el motivo está arriba.`,
      'Busca un sitio que nombre los cursos a mano (deben salir de src/courses) o una ruta escrita sin useBaseUrl.',
    );
  const build = path.join(tree, 'build');
  const card = path.join(build, 'img', 'social', 'prueba-curso1-primera.png');
  const problems = await problemsIn(
    checksOf(fixtureCourse, fixtureLessons, 'El saludo de la prueba', base),
    (page) =>
      readIfThere(
        path.join(build, page.endsWith('/') ? `${page}index.html` : page),
      ),
  );
  if (!(await isFile(card)))
    problems.push(`${card}\n  se esperaba: la tarjeta`);
  if (problems.length > 0)
    throw new UserError(
      `Un curso nuevo no sale donde debe:\n\n${problems.join('\n\n')}`,
      'Busca un sitio que nombre los cursos a mano: deben salir de src/courses.',
    );
  await rm(path.join(root, site), { recursive: true, force: true });
  await rename(build, path.join(root, site));
  // Kept only while somebody has to look into it.
  await rm(tree, { recursive: true });
  console.log('✓ Un curso más es una fila y sus páginas.');
  return run(
    process.execPath,
    ['scripts/check-links.mjs', site, '--base', base],
    { cwd: root },
  );
});
