import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sha256 } from './digest.mjs';

/**
 * Bundles a module of the project written in TypeScript, in its current state.
 * Packages stay external: Node finds them from `.cache`, where the bundle is.
 *
 * @param {string} root
 * @param {string} entry Path inside the project.
 * @returns {Promise<string>} Path of the bundle.
 */
export async function bundleTypeScript(root, entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Only a build of the site writes these modules; their substitutes read the
    // same pages.
    alias: {
      '@site-pages/titles': path.join(root, 'src/testing/sitePages.ts'),
      '@site-pages/cards': path.join(root, 'src/testing/siteCards.ts'),
    },
    jsx: 'automatic',
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  const code = output?.text ?? '';
  const digest = sha256(code).slice(0, 16);
  const file = path.join(root, '.cache', 'scripts', `${digest}.mjs`);
  await mkdir(path.dirname(file), { recursive: true });
  // Processes that bundle the same module at once must never read half a file.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, code);
  await rename(draft, file);
  return file;
}

/**
 * Imports a module of the project that is written in TypeScript.
 *
 * @param {string} root
 * @param {string} entry Path inside the project.
 * @returns {Promise<unknown>}
 */
export const importTypeScript = async (root, entry) =>
  import(pathToFileURL(await bundleTypeScript(root, entry)).href);
