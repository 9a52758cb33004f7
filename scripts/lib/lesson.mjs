import { ensureInstalled } from './install.mjs';

/**
 * Module with the functions that the tests use, run without the test runner,
 * which takes longer to start than most pages to be proved.
 */
const ENTRY = 'src/testing/lesson/index.ts';

/**
 * Proves pages, and prints what is wrong with them for their author.
 *
 * @param {string} root
 * @param {readonly string[]} args Addresses or files of the pages.
 * @returns {Promise<number>} The exit code.
 */
export async function checkLessons(root, args) {
  await ensureInstalled({ root });
  const { ensureLabs } = await import('./labs/index.mjs');
  await ensureLabs({ root });
  process.chdir(root);
  const { defineEmulatorGlobals } = await import('./linux-image/emulator.mjs');
  await defineEmulatorGlobals(root);
  const { importTypeScript } = await import('./typescript.mjs');
  const { proveLessons } =
    /** @type {typeof import('../../src/testing/lesson')} */ (
      await importTypeScript(root, ENTRY)
    );
  return proveLessons(args, root);
}
