import { ensureInstalled } from './install.mjs';

/**
 * The functions that the tests use, without the tests' machinery: it would take
 * longer to start than most pages to be proved.
 */
const ENTRY = 'src/testing/lesson/index.ts';

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
  const { provideEmulator } = await import('./linux-image/emulator.mjs');
  await provideEmulator(root);
  const { importTypeScript } = await import('./typescript.mjs');
  const { proveLessons } =
    /** @type {typeof import('../../src/testing/lesson')} */ (
      await importTypeScript(root, ENTRY)
    );
  return proveLessons(args, root);
}
