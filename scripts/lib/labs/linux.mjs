import { copyFile, link, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../cli.mjs';
import { ensureStore } from '../linux-image/store.mjs';
import { readSource, sources } from './inputs.mjs';
import { pack } from './pack.mjs';

/** @typedef {import('./index.mjs').LabFile} LabFile */

/**
 * What the browser downloads of the machine, besides its worker.
 *
 * @typedef {object} LinuxFiles
 * @property {LabFile} wasm The emulator.
 * @property {LabFile} snapshot
 * @property {string} files Address of the folder of the image's files.
 * @property {number} memoryMb
 */

/**
 * What is used of the image's own manifest.
 *
 * @typedef {object} ImageManifest
 * @property {string} v86
 * @property {number} memoryMb
 * @property {{file: string, unpacked: number}} snapshot
 */

/** The notices of the image, and what the GPL asks for with it, under public names. */
const NOTICES = {
  'LICENCIAS.txt': 'imagen-linux.txt',
  'manifest.json': 'imagen-linux.json',
  'kernel.config': 'imagen-linux-nucleo.txt',
};

/**
 * A file under another name, without a second copy of it where that can be.
 *
 * @param {string} from
 * @param {string} to
 */
async function place(from, to) {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/**
 * @param {string} root
 * @returns {Promise<ImageManifest>}
 * @throws {UserError} when the snapshot was made with another emulator: it would not start.
 */
async function readImage(root) {
  const text = await readSource(root, `${sources.image}/manifest.json`);
  /** @type {ImageManifest} */
  const image = JSON.parse(text.toString('utf8'));
  const description = await readSource(root, sources.emulatorPackage);
  const { version } = JSON.parse(description.toString('utf8'));
  const plain = (/** @type {string} */ each) => each.replace(/\+.*$/, '');
  if (plain(version) !== plain(image.v86))
    throw new UserError(
      `La imagen de Linux (${sources.image}) no se hizo con el emulador instalado.\n  se esperaba: v86 ${image.v86}\n  se encontró: v86 ${version}`,
      'Si no cambiaste la versión de v86, repite «npm ci». Si la cambiaste, rehaz la imagen con «npm run linux-image».',
    );
  return image;
}

/**
 * @param {object} options
 * @param {string} options.root
 * @param {import('./index.mjs').Publish} options.publish
 * @param {string} options.folder Where the rest of it is published.
 * @param {string} options.address Of that folder.
 * @param {string} options.notices Where licences are published.
 * @returns {Promise<LinuxFiles>}
 */
export async function publishLinux({
  root,
  publish,
  folder,
  address,
  notices,
}) {
  const { memoryMb, snapshot } = await readImage(root);
  const emulator = await readSource(root, sources.emulator);
  const store = await ensureStore({ root });
  await mkdir(path.join(folder, 'files'));
  for (const file of await readdir(store))
    await place(path.join(store, file), path.join(folder, 'files', file));
  await mkdir(notices, { recursive: true });
  for (const [name, published] of Object.entries(NOTICES))
    await place(
      path.join(root, sources.image, name),
      path.join(notices, published),
    );
  return {
    wasm: await publish(
      'v86.[hash].wasm.zst',
      await pack(emulator, 19),
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
