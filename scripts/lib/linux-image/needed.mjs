import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { followersOf, readAsked } from '../labs/together.mjs';
import {
  ALWAYS,
  contentsOf,
  readImageNames,
  TOGETHER,
  TOUCHED,
} from './names.mjs';

/**
 * The contents of the image that a learner needs, whatever the lesson: the rest
 * is only for who explores. No program goes without what it asks for.
 *
 * @param {string} root The project.
 * @returns {Promise<Set<string>>} Names as in `labs/linux/files/`.
 */
export async function readNeededContents(root) {
  const read = (/** @type {string} */ file) =>
    readFile(path.join(root, file), 'utf8');
  const names = await readImageNames(root);
  /** @type {Set<string>} */
  const needed = new Set();
  for (const file of [ALWAYS, TOUCHED])
    for (const content of contentsOf(names, file, await read(file)))
      needed.add(content);
  const followers = followersOf(readAsked(await read(TOGETHER)));
  for (const [program, files] of followers) {
    if (!needed.has(names.contents.get(program) ?? '')) continue;
    const list = files.join('\n');
    for (const content of contentsOf(names, TOGETHER, list))
      needed.add(content);
  }
  return needed;
}
