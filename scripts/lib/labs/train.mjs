import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { UserError } from '../cli.mjs';
import { listFiles } from '../files.mjs';
import { run } from '../process.mjs';
import { ensureLabs } from './index.mjs';
import { sources } from './inputs.mjs';
import { createMutations } from './mutations.mjs';
import { mergeProfile, countFunctions, extractPrograms } from './profile.mjs';

/** Folders with programs of learners, besides the tests. */
const PROGRAM_FOLDERS = ['docs', 'blog', 'src', 'scripts'];
const MUTATIONS_PER_PROGRAM = 24;

/**
 * @param {readonly string[]} folders
 * @returns {Promise<string[]>}
 */
async function readPrograms(folders) {
  /** @type {string[]} */
  const programs = [];
  for (const folder of folders)
    for (const file of await listFiles(folder)) {
      const readText = () => readFile(path.join(folder, file), 'utf8');
      if (file.endsWith('.c')) programs.push(await readText());
      else if (/\.mdx?$/.test(file))
        programs.push(...extractPrograms(await readText()));
    }
  return programs;
}

/**
 * @param {string} root
 * @param {string} folder
 */
async function observeTests(root, folder) {
  console.log('… Las pruebas del laboratorio, con el compilador observado.');
  const env = { ...process.env, LABS_PROFILE: folder, IGNORE_PROOFS: 'true' };
  for (const args of [
    ['node_modules/jest/bin/jest.js', 'labs', 'exercise'],
    ['scripts/content.mjs', '--only', 'program,c-exercise,c-step'],
  ])
    await run(process.execPath, args, { cwd: root, env });
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {readonly string[]} programs
 * @param {number} mutations Number of mutations of each program, which resemble
 *   half-written code: one token removed, inserted, replaced or swapped.
 */
async function observePrograms(root, folder, programs, mutations) {
  const file = path.join(folder, 'testing.mjs');
  await build({
    entryPoints: [path.join(root, 'src/labs/c/testing/nodeCompiler.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  process.env.LABS_PROFILE = folder;
  /** @type {typeof import('../../../src/labs/c/testing/nodeCompiler')} */
  const { getNodeCompiler } = await import(pathToFileURL(file).href);
  const compiler = await getNodeCompiler();
  for (const [index, program] of programs.entries()) {
    console.log(`… Programa ${index + 1} de ${programs.length}`);
    for (const text of [program, ...createMutations(program, mutations)])
      for (const standard of /** @type {const} */ (['c17', 'c23'])) {
        const request = { files: [{ name: 'main.c', text }], standard };
        await compiler.compile(request);
        if (standard !== 'c17') continue;
        await compiler.parse(request, 'main.c');
        // Step by step, and the check of memory.
        for (const unchecked of [false, true])
          await compiler.compile({ ...request, debugInfo: true, unchecked });
      }
  }
}

/**
 * Finds which functions of the compiler the site's programs need, and adds them
 * to the profile. None is ever removed: a function too many costs a few bytes,
 * a missing one costs a reader the download of a piece of the rest.
 *
 * @param {string} root
 * @param {readonly string[]} [folders] Folders of other programs; when given,
 *   only these are compiled, without mutations.
 * @returns {Promise<number>} The exit code.
 */
export async function trainProfile(root, folders = []) {
  await ensureLabs({ root });
  const folder = path.join(root, '.cache', 'labs-profile');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (folders.length > 0)
    await observePrograms(root, folder, await readPrograms(folders), 0);
  else {
    await observeTests(root, folder);
    const ownFolders = PROGRAM_FOLDERS.map((name) => path.join(root, name));
    const programs = await readPrograms(ownFolders);
    await observePrograms(root, folder, programs, MUTATIONS_PER_PROGRAM);
  }

  const file = path.join(root, sources.profile);
  const profile = await readFile(file);
  const before = countFunctions(profile);
  const programFolders = (await readdir(folder)).filter((name) =>
    name.endsWith('.bitmap'),
  );
  if (programFolders.length === 0)
    throw new UserError(
      'Ningún programa llegó al compilador: no hay nada que aprender.',
      'Mira arriba por qué fallaron las pruebas y repite el comando.',
    );
  for (const name of programFolders)
    mergeProfile(profile, await readFile(path.join(folder, name)));
  await writeFile(file, profile);
  console.log(
    `✓ Perfil: ${countFunctions(profile)} funciones, ${countFunctions(profile) - before} nuevas. Repite «npm run labs».`,
  );
  return 0;
}
