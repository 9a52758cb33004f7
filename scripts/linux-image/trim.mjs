import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

/** Folders that became one with their twin in `/usr`, but not for dpkg. */
const MERGED = ['/bin/', '/sbin/', '/lib/'];

/** A folder that only held what was left out has no use either. */
const PRUNED = ['usr/include', 'usr/lib', 'usr/share'];

/**
 * @typedef {object} Rule
 * @property {boolean} include
 * @property {RegExp} pattern
 */

/**
 * @param {string} glob As fnmatch reads it in dpkg: `*` also stands for slashes.
 * @returns {RegExp}
 */
function globToPattern(glob) {
  const source = glob
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`);
}

/**
 * @param {string} text A configuration of dpkg.
 * @returns {Rule[]}
 */
export function parseRules(text) {
  return [...text.matchAll(/^path-(include|exclude)=(.*)$/gm)].map(
    ([, kind, glob]) => ({
      include: kind === 'include',
      pattern: globToPattern(glob ?? ''),
    }),
  );
}

/**
 * @param {readonly Rule[]} rules
 * @param {string} file Its path in the machine, with the slash.
 * @returns {boolean} Whether dpkg would leave it out.
 */
export function isExcluded(rules, file) {
  const short = file.replace(/^\/usr/, '');
  const names = MERGED.some((folder) => short.startsWith(folder))
    ? [file, short]
    : [file];
  const last = rules.findLast(({ pattern }) =>
    names.some((name) => pattern.test(name)),
  );
  return last !== undefined && !last.include;
}

/**
 * @param {string} folder
 * @returns {Promise<boolean>} Whether it is empty now, and gone.
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
 * Leaves out of a tree what dpkg would, had it had these rules from the start.
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
