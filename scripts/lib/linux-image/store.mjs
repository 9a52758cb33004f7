import {
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { UserError } from '../cli.mjs';
import { sha256 } from '../digest.mjs';
import { compressZstd } from '../labs/pack.mjs';
import { IMAGE_FOLDER } from './manifest.mjs';
import { walkRegularFiles } from './names.mjs';

/**
 * Archive with all contents of the machine's files: packed one by one, they
 * would take a third more.
 */
export const ARCHIVE = 'files.bin.br';

/** Version of the format of `fs.json`, as v86 names it. */
export const FS_VERSION = 3;

/** Length, in characters, of the hash that names a content. */
const HASH_LENGTH = 16;

/**
 * zstd level for each file: a higher one saves two per cent and takes minutes.
 */
const COMPRESSION_LEVEL = 12;

/**
 * @param {Uint8Array} content
 * @returns {string} Name under which v86 requests it.
 */
export function hashContent(content) {
  return `${sha256(content).slice(0, HASH_LENGTH)}.bin.zst`;
}

/**
 * @param {string} fsJson
 * @returns {Map<string, number>} Size of each content, in the order of the
 *   archive.
 */
function listContentSizes(fsJson) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { size, content } of walkRegularFiles(fsJson))
    sizes.set(content, size);
  return sizes;
}

/** Brotli window, large enough for a file to match any other of the archive. */
const WINDOW_BITS = 27;

/**
 * @param {Uint8Array} contents
 * @returns {Promise<Buffer>} Archive; compressing it takes minutes.
 */
export function packArchive(contents) {
  return promisify(brotliCompress)(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  });
}

/**
 * @param {string} file
 * @returns {Promise<Buffer>}
 */
async function unpackArchive(file) {
  return promisify(brotliDecompress)(await readFile(file), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
}

/**
 * Reads the contents in the archive of an image.
 *
 * @param {string} folder Folder of the image.
 * @returns {Promise<Map<string, Uint8Array>>} Contents by name.
 * @throws {UserError} when the archive does not match its `fs.json`.
 */
export async function readContents(folder) {
  const sizes = listContentSizes(
    await readFile(path.join(folder, 'fs.json'), 'utf8'),
  );
  const archive = await unpackArchive(path.join(folder, ARCHIVE));
  /** @type {Map<string, Uint8Array>} */
  const contents = new Map();
  let offset = 0;
  for (const [name, size] of sizes) {
    const content = archive.subarray(offset, offset + size);
    offset += size;
    if (hashContent(content) !== name)
      throw new UserError(
        `${folder}/${ARCHIVE} no es el de fs.json.\n    se esperaba: el contenido ${name} en el lugar ${offset - size}\n    se encontró: ${hashContent(content)}`,
        'Restaura la carpeta de la imagen con git o constrúyela otra vez.',
      );
    contents.set(name, content);
  }
  return contents;
}

/**
 * @param {ReadonlyMap<string, Uint8Array>} contents
 * @returns {import('./manifest.mjs').Manifest['files']}
 */
export function summarizeFiles(contents) {
  const allBytes = Buffer.concat([...contents.values()]);
  return {
    count: contents.size,
    unpacked: allBytes.length,
    sha256: sha256(allBytes),
  };
}

/**
 * Unpacks the archive, the first time, to a folder where each content is packed
 * by itself, as the browser requests it.
 *
 * @param {{root: string, image?: string}} options Root of the repository, and
 *   folder of the image if it is not the committed one.
 * @returns {Promise<string>} Path of that folder.
 */
export async function ensureStore({
  root,
  image = path.join(root, IMAGE_FOLDER),
}) {
  const cache = path.join(root, '.cache/linux-image');
  const key = sha256(
    `${COMPRESSION_LEVEL} ${sha256(await readFile(path.join(image, ARCHIVE)))}`,
  ).slice(0, HASH_LENGTH);
  const folder = path.join(cache, key);
  await mkdir(cache, { recursive: true });
  if ((await readdir(cache)).includes(key)) return folder;

  console.log(
    'La imagen de Linux se reparte en archivos; tarda un minuto y solo ocurre una vez.',
  );
  const temporaryFolder = await mkdtemp(`${folder}.`);
  for (const [name, content] of await readContents(image))
    await writeFile(
      path.join(temporaryFolder, name),
      await compressZstd(content, COMPRESSION_LEVEL),
    );
  try {
    await rename(temporaryFolder, folder);
  } catch (error) {
    // Another process has finished it before: tests run in parallel.
    if (!(await readdir(cache)).includes(key)) throw error;
    await rm(temporaryFolder, { recursive: true });
  }
  return folder;
}
