import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../digest.mjs';

/** Folder of the image, relative to the root of the repository. */
export const IMAGE_FOLDER = 'linux-image';

/** File with the size and hash of the others. */
export const MANIFEST = 'manifest.json';

/** Maximum bytes of the whole folder, which every clone includes. */
export const MAX_IMAGE_BYTES = 48 * 1024 * 1024;

/** Files of the folder besides the manifest. */
export const TOP_FILES = /** @type {const} */ ([
  'LICENCIAS.txt',
  'bzimage.bin',
  'files.bin.br',
  'fs.json',
  'initrd.bin',
  'kernel.config',
  'seabios.bin',
  'state.bin.zst',
  'vgabios.bin',
]);

/** File that differs from one build to the next, with the same behaviour. */
export const SNAPSHOT = 'state.bin.zst';

/**
 * @typedef {object} FileFacts
 * @property {number} bytes
 * @property {string} sha256
 */

/**
 * @typedef {object} Manifest
 * @property {string} v86 Version of the emulator that the snapshot is for.
 * @property {number} memoryMb
 * @property {{version: string, source: string, compiler: string, configSha256: string}} kernel
 * @property {Readonly<Record<string, string>>} packages Versions of the
 *   installed packages.
 * @property {Readonly<Record<string, string>>} repository Versions of the
 *   packages in the image's own repository.
 * @property {Readonly<Record<string, string>>} sources Versions of the source
 *   packages, including the kernel's and the BIOS's.
 * @property {{file: string, bytes: number, unpacked: number, sha256: string}} snapshot
 * @property {{count: number, unpacked: number, sha256: string}} files Summary
 *   of the contents in `files.bin.br`.
 * @property {Readonly<Record<string, FileFacts>>} top
 */

/**
 * @param {string} file
 * @returns {Promise<FileFacts>}
 */
export async function readFileFacts(file) {
  const content = await readFile(file);
  return { bytes: content.length, sha256: sha256(content) };
}

/**
 * @param {string} folder Folder of the image.
 * @returns {Promise<Manifest>}
 */
export async function readManifest(folder) {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  return /** @type {Manifest} */ (JSON.parse(text));
}

/**
 * Reads the version of v86 that is installed: a snapshot made with another does
 * not start.
 *
 * @param {string} root Root of the repository.
 * @returns {Promise<string>}
 */
export async function readInstalledV86Version(root) {
  const text = await readFile(
    path.join(root, 'node_modules/v86/package.json'),
    'utf8',
  );
  return /** @type {{version: string}} */ (JSON.parse(text)).version;
}
