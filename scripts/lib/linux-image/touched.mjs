import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { run } from '../process.mjs';
import { readImageNames, TOUCHED_LIST } from './names.mjs';

/** Commands that run the sessions and exercises of the pages in a machine. */
const REPLAY_COMMANDS = [
  ['scripts/content.mjs', '--only', 'sessions,terminal-exercise,terminal-step'],
  [
    'node_modules/jest/bin/jest.js',
    'labs/linux/testing/__tests__/prefetch.machine.test.ts',
  ],
];

const HEADING = `# Los archivos de la imagen de Linux que piden las sesiones y los ejercicios de
# las lecciones. No se edita: lo escribe «npm run linux-files».
`;

/**
 * Formats the list as it is stored.
 *
 * @param {Iterable<string>} contents Names of the fetched contents.
 * @param {(content: string) => string} getPath
 */
export function formatTouchedList(contents, getPath) {
  const paths = [...new Set(contents)].map(getPath).sort();
  return `${HEADING}${paths.map((file) => `${file}\n`).join('')}`;
}

/**
 * Runs all sessions and exercises, and records which files of the image they
 * fetch: the offline packs must include them.
 *
 * @param {string} root Root of the project.
 * @returns {Promise<number>} The exit code.
 */
export async function recordTouched(root) {
  const folder = path.join(root, '.cache', 'linux-files');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  console.log('… Las sesiones y los ejercicios de todas las lecciones.');
  // Ignores proofs of earlier runs, which would not record what they fetched.
  const env = { ...process.env, LINUX_FILES: folder, IGNORE_PROOFS: 'true' };
  for (const args of REPLAY_COMMANDS)
    if ((await run(process.execPath, args, { cwd: root, env })) !== 0)
      throw new UserError(
        'No todas las lecciones se pudieron probar: la lista quedaría incompleta.',
        'Corrige lo que dicen las pruebas de arriba y repite el comando.',
      );
  /** @type {string[]} */
  const contents = [];
  for (const name of await readdir(folder)) {
    const text = await readFile(path.join(folder, name), 'utf8');
    contents.push(...text.split('\n').filter(Boolean));
  }
  const { pathOf } = await readImageNames(root);
  await writeFile(
    path.join(root, TOUCHED_LIST),
    formatTouchedList(contents, pathOf),
  );
  console.log(`✓ ${TOUCHED_LIST}: ${new Set(contents).size} archivos.`);
  return 0;
}
