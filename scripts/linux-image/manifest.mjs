import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readFileFacts,
  readInstalledV86Version,
  MANIFEST,
  SNAPSHOT,
  TOP_FILES,
} from '../lib/linux-image/manifest.mjs';
import { summarizeFiles, readContents } from '../lib/linux-image/store.mjs';
import { runCommand } from './command.mjs';
import { MEMORY_MB } from './config.mjs';
import { ADVICE } from './repository.mjs';

/** @typedef {import('../lib/linux-image/manifest.mjs').Manifest} Manifest */

/**
 * @param {Iterable<readonly [string, string]>} pairs
 * @returns {Record<string, string>}
 */
function sortPairs(pairs) {
  return Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {string} text Lines with a name and a version each.
 * @returns {Record<string, string>}
 */
function parsePairs(text) {
  return sortPairs(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', version = ''] = line.split(' ');
        return /** @type {const} */ ([name, version]);
      }),
  );
}

/**
 * @param {string} tree
 * @param {string} format
 */
function query(tree, format) {
  return runCommand('dpkg-query', [
    `--admindir=${path.join(tree, 'var/lib/dpkg')}`,
    '--show',
    `--showformat=${format}\n`,
  ]);
}

/**
 * Writes the manifest of the image: its packages, and the size and hash of its
 * files.
 *
 * @param {{root: string, tree: string, output: string, downloads: ReadonlyMap<string, string>, unpacked: number}} options
 *   Root of the repository, tree of the system, folder of the image, paths of
 *   the packages downloaded one by one, and size in bytes of the snapshot once
 *   unpacked.
 */
export async function writeManifest({
  root,
  tree,
  output,
  downloads,
  unpacked,
}) {
  /** @type {Record<string, import('../lib/linux-image/manifest.mjs').FileFacts>} */
  const top = {};
  for (const name of TOP_FILES)
    top[name] = await readFileFacts(path.join(output, name));

  /** @type {[string, string][]} */
  const apart = [];
  /** @type {[string, string][]} */
  const apartSources = [];
  for (const [name, file] of downloads) {
    const readField = async (/** @type {string} */ key) =>
      (await runCommand('dpkg-deb', ['--field', file, key])).trim();
    const version = await readField('Version');
    const [source = name, sourceVersion] = (await readField('Source')).split(
      / [(]|[)]/,
    );
    apart.push([name, version]);
    apartSources.push([source || name, sourceVersion ?? version]);
  }
  const config = top['kernel.config'];
  const state = top[SNAPSHOT];
  /** @type {Manifest} */
  const manifest = {
    v86: await readInstalledV86Version(root),
    memoryMb: MEMORY_MB,
    kernel: {
      version: await readKernelVersion(output),
      source: new Map(apart).get('linux-source-6.1') ?? '',
      compiler: (await runCommand('gcc', ['-dumpfullversion'])).trim(),
      configSha256: config?.sha256 ?? '',
    },
    packages: parsePairs(await query(tree, '${Package} ${Version}')),
    repository: sortPairs(
      apart.filter(([name]) => !['linux-source-6.1', 'seabios'].includes(name)),
    ),
    sources: sortPairs(
      Object.entries({
        ...parsePairs(await query(tree, '${source:Package} ${source:Version}')),
        ...Object.fromEntries(apartSources),
      }).filter(([name]) => name !== ADVICE),
    ),
    snapshot: {
      file: SNAPSHOT,
      bytes: state?.bytes ?? 0,
      unpacked,
      sha256: state?.sha256 ?? '',
    },
    files: summarizeFiles(await readContents(output)),
    top,
  };
  await writeFile(
    path.join(output, MANIFEST),
    `${JSON.stringify(manifest, null, 2)}\n`,
  );
}

/**
 * Offset of the field `kernel_version` in the header of a kernel, and offset
 * that its value is relative to (Linux/x86 boot protocol).
 */
const VERSION_POINTER = 0x20e;
const SETUP_START = 0x200;

/**
 * @param {string} output
 * @returns {Promise<string>} Version of the kernel, as `uname -r` prints it.
 */
async function readKernelVersion(output) {
  const kernel = await readFile(path.join(output, 'bzimage.bin'));
  const start = kernel.readUInt16LE(VERSION_POINTER) + SETUP_START;
  return kernel.toString('latin1', start, start + 64).split(' ')[0] ?? '';
}
