import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../../../scripts/lib/cli.mjs';
import { ensureStore } from '../../../../scripts/lib/linux-image/store.mjs';
import { readSource, sources } from '../../../../scripts/lib/labs/inputs.mjs';
import { compressZstd } from '../../../../scripts/lib/labs/pack.mjs';
import { readPrefetchTable } from './prefetch.mjs';

/** @typedef {import('../../../../scripts/lib/labs/index.mjs').LabFile} LabFile */

/**
 * Files of the laboratory of Linux that the browser downloads.
 *
 * @typedef {object} LinuxFiles
 * @property {LabFile} worker
 * @property {LabFile} wasm The emulator.
 * @property {LabFile} snapshot
 * @property {string} files Address of the folder of the image's files.
 * @property {number} memoryMb
 */

/**
 * Fields used of the image's manifest.
 *
 * @typedef {object} ImageManifest
 * @property {string} v86
 * @property {number} memoryMb
 * @property {{file: string, unpacked: number}} snapshot
 */

/** Published names of the notices and of the files that the GPL requires. */
const NOTICES = {
  'LICENCIAS.txt': 'imagen-linux.txt',
  'manifest.json': 'imagen-linux.json',
  'kernel.config': 'imagen-linux-nucleo.txt',
};

/**
 * Creates a file under another name: a hard link, or a copy where links fail.
 *
 * @param {string} fromPath
 * @param {string} toPath
 */
async function linkOrCopy(fromPath, toPath) {
  try {
    await link(fromPath, toPath);
  } catch {
    await copyFile(fromPath, toPath);
  }
}

/**
 * Reads the image's manifest.
 *
 * @param {string} root
 * @returns {Promise<ImageManifest>}
 * @throws {UserError} when another version of the emulator made the snapshot,
 * which would not start.
 */
async function readImage(root) {
  const text = await readSource(root, `${sources.image}/manifest.json`);
  /** @type {ImageManifest} */
  const image = JSON.parse(text.toString('utf8'));
  const description = await readSource(root, sources.emulatorPackage);
  const { version } = JSON.parse(description.toString('utf8'));
  const stripVersionSuffix = (/** @type {string} */ each) =>
    each.replace(/\+.*$/, '');
  if (stripVersionSuffix(version) !== stripVersionSuffix(image.v86))
    throw new UserError(
      `La imagen de Linux (${sources.image}) no se hizo con el emulador instalado.\n  se esperaba: v86 ${image.v86}\n  se encontró: v86 ${version}`,
      'Si no cambiaste la versión de v86, repite «npm ci». Si la cambiaste, rehaz la imagen con «npm run linux-image».',
    );
  return image;
}

/**
 * Publishes the emulator, the snapshot of the guest, the files of its disk and
 * the notices of their licences.
 *
 * @param {import('../../../../scripts/lib/labs/index.mjs').PublishOptions} options
 * @returns {Promise<LinuxFiles>}
 */
export async function publishLab({
  root,
  publish,
  publishWorkers,
  folder,
  address,
  notices,
}) {
  const { memoryMb, snapshot } = await readImage(root);
  const emulator = await readSource(root, sources.emulator);
  const store = await ensureStore({ root });
  await mkdir(path.join(folder, 'files'));
  for (const file of await readdir(store))
    await linkOrCopy(path.join(store, file), path.join(folder, 'files', file));
  await mkdir(notices, { recursive: true });
  for (const [name, publishedName] of Object.entries(NOTICES))
    await linkOrCopy(
      path.join(root, sources.image, name),
      path.join(notices, publishedName),
    );
  const FILES_TOGETHER = await readPrefetchTable(root);
  const workers = await publishWorkers({ FILES_TOGETHER });
  return {
    worker: /** @type {LabFile} */ (workers['linux']),
    wasm: await publish(
      'v86.[hash].wasm.zst',
      await compressZstd(emulator, 19),
      emulator.length,
    ),
    snapshot: await publish(
      'snapshot.[hash].bin.zst',
      await readSource(root, `${sources.image}/${snapshot.file}`),
      snapshot.unpacked,
    ),
    files: `${address}/files/`,
    memoryMb,
  };
}
