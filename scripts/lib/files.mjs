import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Lists all files under a folder, as sorted paths with `/` relative to it.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function listFiles(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(root, path.join(entry.parentPath, entry.name))
        .replaceAll(path.sep, '/'),
    )
    .sort();
}

/**
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export async function isFile(file) {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Promise<string | undefined>} The text, or undefined when the file
 *   cannot be read.
 */
export async function readFileIfExists(file) {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
