import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  findPrefetchFiles,
  parseCommandFiles,
} from '../../../src/labs/linux/publish/prefetch.mjs';
import {
  ALWAYS_LIST,
  resolveListedContents,
  readImageNames,
  TOGETHER_LIST,
  TOUCHED_LIST,
} from './names.mjs';

/**
 * Lists the contents of the image that a learner needs, whatever the lesson,
 * with the files that each needed program requests. The rest only serve to
 * explore.
 *
 * @param {string} root Root of the project.
 * @returns {Promise<Set<string>>} Names as in `labs/linux/files/`.
 */
export async function readNeededContents(root) {
  const read = (/** @type {string} */ file) =>
    readFile(path.join(root, file), 'utf8');
  const names = await readImageNames(root);
  /** @type {Set<string>} */
  const neededContents = new Set();
  for (const file of [ALWAYS_LIST, TOUCHED_LIST])
    for (const content of resolveListedContents(names, file, await read(file)))
      neededContents.add(content);
  const getContentName = (/** @type {string} */ file) =>
    names.contents.get(file) ?? file;
  const followers = findPrefetchFiles(
    parseCommandFiles(await read(TOGETHER_LIST)),
  );
  const followedFiles = [...followers]
    .filter(([program]) => neededContents.has(getContentName(program)))
    .flatMap(([, files]) => files.map(getContentName));
  return new Set([...neededContents, ...followedFiles]);
}
