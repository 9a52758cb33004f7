import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Folders merged into those of `/usr`, whose files dpkg still knows by the old
 * path.
 */
const MERGED = ['/bin/', '/sbin/', '/lib/'];

/** Trees whose folders are removed when the exclusions leave them empty. */
const PRUNED = ['usr/include', 'usr/lib', 'usr/share'];

/**
 * @typedef {object} Rule
 * @property {boolean} include
 * @property {RegExp} pattern
 */

/**
 * @param {string} glob Glob of dpkg, where `*` also matches slashes, as in
 *   fnmatch.
 * @returns {RegExp}
 */
function convertGlob(glob) {
  const source = glob
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`);
}

/**
 * @param {string} text Configuration of dpkg.
 * @returns {Rule[]}
 */
export function parseRules(text) {
  return [...text.matchAll(/^path-(include|exclude)=(.*)$/gm)].map(
    ([, kind, glob]) => ({
      include: kind === 'include',
      pattern: convertGlob(glob ?? ''),
    }),
  );
}

/**
 * @param {readonly Rule[]} rules
 * @param {string} file Absolute path of a file in the machine.
 * @returns {boolean} True when dpkg would not unpack it.
 */
export function isExcluded(rules, file) {
  const shortPath = file.replace(/^\/usr/, '');
  const names = MERGED.some((folder) => shortPath.startsWith(folder))
    ? [file, shortPath]
    : [file];
  const last = rules.findLast(({ pattern }) =>
    names.some((name) => pattern.test(name)),
  );
  return last !== undefined && !last.include;
}

/**
 * Removes the folders of a tree that contain no file.
 *
 * @param {string} folder
 * @returns {Promise<boolean>} True when the folder itself was removed.
 */
async function removeEmpty(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const left = await Promise.all(
    entries.map(
      async (entry) =>
        !entry.isDirectory() ||
        !(await removeEmpty(path.join(folder, entry.name))),
    ),
  );
  if (left.some(Boolean)) return false;
  await rmdir(folder);
  return true;
}

/**
 * Removes from a tree the files that dpkg would not have unpacked under these
 * rules, and the folders left empty.
 *
 * @param {string} root
 * @param {string} rulesFile
 */
export async function trim(root, rulesFile) {
  const rules = parseRules(await readFile(rulesFile, 'utf8'));
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    if (
      !entry.isDirectory() &&
      isExcluded(rules, `/${path.relative(root, file)}`)
    )
      await rm(file);
  }
  for (const folder of PRUNED) await removeEmpty(path.join(root, folder));
}
