import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { FS_VERSION, hashContent } from '../lib/linux-image/store.mjs';

/** @typedef {import('../lib/linux-image/names.mjs').Entry} Entry */

/**
 * Size of every folder in the image, in bytes: the real one depends on the file
 * system where the image is built.
 */
const FOLDER_BYTES = 4096;

/**
 * @typedef {object} FileSystem
 * @property {string} json Index that v86's 9p server reads: names, owners,
 *   modes, and the name of the content of each file.
 * @property {Buffer} contents Contents of the files, each one once, in the
 *   order in which `json` first names them.
 */

/**
 * Reads a tree into the format of v86's 9p server.
 *
 * @param {string} root
 * @returns {Promise<FileSystem>}
 */
export async function readFileSystem(root) {
  /** @type {Map<string, Buffer>} */
  const contents = new Map();
  let bytes = 0;

  /**
   * @param {string} folder
   * @returns {Promise<Entry[]>}
   */
  const readEntries = async (folder) => {
    /** @type {Entry[]} */
    const entries = [];
    for (const name of (await readdir(folder)).sort()) {
      const file = path.join(folder, name);
      const stats = await lstat(file);
      const { size, mtimeMs, mode, uid, gid } = stats;
      /** @param {number} length @param {string | Entry[]} content */
      const add = (length, content) => {
        entries.push([
          name,
          length,
          Math.floor(mtimeMs / 1000),
          mode,
          uid,
          gid,
          content,
        ]);
      };
      if (stats.isDirectory()) add(FOLDER_BYTES, await readEntries(file));
      else if (stats.isSymbolicLink()) add(size, await readlink(file));
      else if (stats.isFile()) {
        const content = await readFile(file);
        const storedName = hashContent(content);
        contents.set(storedName, content);
        bytes += content.length;
        add(size, storedName);
      }
    }
    return entries;
  };

  const fsroot = await readEntries(root);
  return {
    json: JSON.stringify({ fsroot, version: FS_VERSION, size: bytes }),
    contents: Buffer.concat([...contents.values()]),
  };
}
