import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCli, UserError } from './lib/cli.mjs';
import {
  createChecks,
  createLabChecks,
  findProblems,
} from './lib/course-checks.mjs';
import {
  fixtureCourse,
  fixtureLab,
  fixtureLessons,
  createCourseTree,
} from './lib/course-tree.mjs';
import { createDocusaurusEnv } from './lib/docusaurus.mjs';
import { isFile, readFileIfExists } from './lib/files.mjs';
import { run } from './lib/process.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const tree = path.join(root, '.cache', 'course');
const site = path.join('.cache', 'subpath');
const base = '/sub/';

// Builds the site with one more laboratory (a folder and a row) and one more
// course (a row and its pages), which must appear wherever they are listed. The build is published under a subpath, must not
// link outside of it, and has a key for GIPHY, which the build at the root
// lacks: the browser tests cover both builds.
await runCli(async () => {
  await createCourseTree(root, tree);
  const code = await run(
    process.execPath,
    [
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
    ],
    {
      cwd: tree,
      env: createDocusaurusEnv({
        ...process.env,
        BASE_URL: base,
        GIPHY_API_KEY: 'clave-de-prueba',
        // The persistent cache belongs to the site itself, which has the same
        // routes.
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
  const problems = await findProblems(
    [
      ...createChecks(
        fixtureCourse,
        fixtureLessons,
        'El saludo de la prueba',
        base,
      ),
      ...createLabChecks(fixtureLab, fixtureLessons[0], 'Al revés', base),
    ],
    (page) =>
      readFileIfExists(
        path.join(build, page.endsWith('/') ? `${page}index.html` : page),
      ),
  );
  if (!(await hasPackWith(build, fixtureLab.page)))
    problems.push(
      `paquetes.json\n  se esperaba: el curso para llevar, con ${fixtureLab.page}\n  se encontró: sin ella`,
    );
  if (!(await isFile(card)))
    problems.push(`${card}\n  se esperaba: la tarjeta`);
  if (problems.length > 0)
    throw new UserError(
      `Un curso o un laboratorio nuevo no sale donde debe:\n\n${problems.join('\n\n')}`,
      'Busca un sitio que nombre cursos o laboratorios a mano: deben salir de src/courses y src/labs.',
    );
  await rm(path.join(root, site), { recursive: true, force: true });
  await rename(build, path.join(root, site));
  // Deleted only on success: a failed build is kept for inspection.
  await rm(tree, { recursive: true });
  console.log(
    '✓ Un laboratorio más es una carpeta y una fila; un curso más, una fila y sus páginas.',
  );
  return run(
    process.execPath,
    ['scripts/check-links.mjs', site, '--base', base],
    { cwd: root },
  );
});

/**
 * Returns true when the pack of the course takes a page along.
 *
 * @param {string} build
 * @param {string} page Its address.
 */
async function hasPackWith(build, page) {
  const list = JSON.parse(
    (await readFileIfExists(path.join(build, 'paquetes.json'))) ??
      '{"packs":[]}',
  );
  const pack = list.packs.find(
    (/** @type {{id: string}} */ { id }) => id === fixtureCourse.id,
  );
  // Addresses of packs begin with the base address of the site.
  const file = pack?.manifest.slice(base.length) ?? '';
  const manifest = await readFileIfExists(path.join(build, file));
  return manifest?.includes(`"${base}${page.slice(1)}"`) === true;
}
