import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * The functions that the tests use, without the tests' machinery: it would take
 * longer to start than most pages to be proved.
 */
const ENTRY = 'src/testing/lesson/index.ts';

/**
 * Gives this process the emulator as the environment of the tests does.
 *
 * @param {string} root
 */
async function provideEmulator(root) {
  const { compileEmulator } = await import('./linux-image/emulator.mjs');
  const { V86 } = await import(
    pathToFileURL(createRequire(import.meta.url).resolve('v86')).href
  );
  Object.assign(globalThis, {
    V86,
    v86Wasm: await compileEmulator(root),
  });
}

/**
 * Proves pages: what is wrong with them is printed, for their author.
 *
 * @param {string} root
 * @param {readonly string[]} args The pages, by address or file.
 * @returns {Promise<number>} The exit code.
 */
export async function lesson(root, args) {
  await ensureInstalled({ root });
  const { ensureLabs } = await import('./labs/index.mjs');
  await ensureLabs({ root });
  process.chdir(root);
  await provideEmulator(root);
  const { importTypeScript } = await import('./typescript.mjs');
  const { proveLessons } =
    /** @type {typeof import('../../src/testing/lesson')} */ (
      await importTypeScript(root, ENTRY)
    );
  return proveLessons(args, root);
}
