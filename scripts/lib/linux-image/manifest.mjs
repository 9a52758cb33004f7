import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../digest.mjs';

/** Where the image is, from the root of the repository. */
export const IMAGE_FOLDER = 'linux-image';

/** The file that says what the rest must be. */
export const MANIFEST = 'manifest.json';

/** All of the folder, in bytes: every clone carries it. */
export const MAX_IMAGE_BYTES = 48 * 1024 * 1024;

/** What is in the folder besides the manifest. */
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

/** What differs from one build to the next and behaves the same. */
export const SNAPSHOT = 'state.bin.zst';

/**
 * @typedef {object} FileFacts
 * @property {number} bytes
 * @property {string} sha256
 */

/**
 * @typedef {object} Manifest
 * @property {string} v86 The version of the emulator that the snapshot is for.
 * @property {number} memoryMb
 * @property {{version: string, source: string, compiler: string, configSha256: string}} kernel
 * @property {Readonly<Record<string, string>>} packages Versions of what is installed.
 * @property {Readonly<Record<string, string>>} repository Versions of what the image's own repository offers.
 * @property {Readonly<Record<string, string>>} sources Version of each source package, the kernel's and the BIOS's among them.
 * @property {{file: string, bytes: number, unpacked: number, sha256: string}} snapshot
 * @property {{count: number, unpacked: number, sha256: string}} files The contents in `files.bin.br`.
 * @property {Readonly<Record<string, FileFacts>>} top
 */

/**
 * @param {string} file
 * @returns {Promise<FileFacts>}
 */
export async function fileFacts(file) {
  const content = await readFile(file);
  return { bytes: content.length, sha256: sha256(content) };
}

/**
 * @param {string} folder The image.
 * @returns {Promise<Manifest>}
 */
export async function readManifest(folder) {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  return /** @type {Manifest} */ (JSON.parse(text));
}

/**
 * The version of v86 that is installed; the snapshot is of no use to another.
 *
 * @param {string} root Of the repository.
 * @returns {Promise<string>}
 */
export async function installedV86(root) {
  const text = await readFile(
    path.join(root, 'node_modules/v86/package.json'),
    'utf8',
  );
  return /** @type {{version: string}} */ (JSON.parse(text)).version;
}
