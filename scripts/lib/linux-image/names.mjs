import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { IMAGE_FOLDER } from './manifest.mjs';

/**
 * Entry of `fs.json`. Its content is the entries of a folder, the target of a
 * link, or the name of a stored content.
 *
 * @typedef {[name: string, size: number, mtime: number, mode: number, uid: number, gid: number, content: string | Entry[]]} Entry
 */

/** Bits of the mode that hold the file type. */
const FILE_TYPE_MASK = 0o170000;
const REGULAR_FILE = 0o100000;

/**
 * List of the files that every learner uses sooner or later; a folder includes
 * its files.
 */
export const ALWAYS_LIST = 'scripts/lib/linux-image/always.txt';

/**
 * List of the files that the sessions and exercises read when
 * `npm run linux-files` ran them.
 */
export const TOUCHED_LIST = 'scripts/lib/linux-image/touched.txt';

/**
 * List of the files that each command requests, one after the other, when it
 * runs for the first time.
 */
export const TOGETHER_LIST = 'scripts/lib/linux-image/together.txt';

/**
 * Files of the image.
 *
 * @typedef {object} ImageNames
 * @property {ReadonlyMap<string, string>} contents Name of the content of each
 *   path of the image.
 * @property {(content: string) => string} pathOf Returns the first path with a
 *   content.
 */

/**
 * Yields the files of the image that have a content, in the order of `fs.json`.
 *
 * @param {string} fsJson
 * @returns {Generator<{file: string, size: number, content: string}, void>}
 */
export function* walkRegularFiles(fsJson) {
  /**
   * @param {readonly Entry[]} entries
   * @param {string} folder
   * @returns {Generator<{file: string, size: number, content: string}, void>}
   */
  function* visit(entries, folder) {
    for (const [name, size, , mode, , , content] of entries) {
      const file = `${folder}/${name}`;
      if (typeof content !== 'string') yield* visit(content, file);
      else if ((mode & FILE_TYPE_MASK) === REGULAR_FILE)
        yield { file, size, content };
    }
  }
  yield* visit(
    /** @type {{fsroot: Entry[]}} */ (JSON.parse(fsJson)).fsroot,
    '',
  );
}

/**
 * @param {string} fsJson
 * @returns {ImageNames}
 */
export function parseImageNames(fsJson) {
  /** @type {Map<string, string>} */
  const contents = new Map();
  for (const { file, content } of walkRegularFiles(fsJson))
    contents.set(file, content);
  /** @type {Map<string, string>} */
  const paths = new Map();
  for (const [file, content] of contents)
    if (file < (paths.get(content) ?? '\uffff')) paths.set(content, file);
  return { contents, pathOf: (content) => paths.get(content) ?? content };
}

/**
 * @param {string} root Root of the project.
 * @returns {Promise<ImageNames>}
 */
export async function readImageNames(root) {
  const file = path.join(root, IMAGE_FOLDER, 'fs.json');
  return parseImageNames(await readFile(file, 'utf8'));
}

/**
 * Returns the contents that a list names.
 *
 * @param {ImageNames} names
 * @param {string} file Path of the list, for the error.
 * @param {string} text One path per line, or a folder with `/` at its end; `#`
 *   begins a comment.
 * @returns {Set<string>}
 * @throws {UserError} for a line that names no file of the image.
 */
export function resolveListedContents({ contents }, file, text) {
  /** @type {Set<string>} */
  const listedFiles = new Set();
  for (const [index, line] of text.split('\n').entries()) {
    const name = line.replace(/#.*/, '').trim();
    if (name === '') continue;
    const matchingEntries = [...contents].filter(([listedName]) =>
      name.endsWith('/') ? listedName.startsWith(name) : listedName === name,
    );
    if (matchingEntries.length === 0)
      throw new UserError(
        `${file}, línea ${index + 1}\n    se esperaba: un archivo de la imagen de Linux, o una carpeta suya acabada en /\n    se encontró: ${name}`,
        file === TOUCHED_LIST
          ? 'Si la imagen cambió, «npm run linux-files» rehace la lista.'
          : 'Corrige esa línea.',
      );
    for (const [, content] of matchingEntries) listedFiles.add(content);
  }
  return listedFiles;
}
