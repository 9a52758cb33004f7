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
import { pack } from '../labs/pack.mjs';
import { IMAGE_FOLDER } from './manifest.mjs';
import { regularFiles } from './names.mjs';

/** All contents of the machine's files, packed together: alone they would take a third more. */
export const ARCHIVE = 'files.bin.br';

/** What v86 calls the shape of `fs.json`. */
export const FS_VERSION = 3;

/** How many characters of its hash name a content. */
const HASH_LENGTH = 16;

/**
 * How hard each file is packed by itself: a higher level saves two per cent
 * and takes minutes.
 */
const LEVEL = 12;

/**
 * @param {Uint8Array} content
 * @returns {string} The name under which v86 asks for it.
 */
export function nameContent(content) {
  return `${sha256(content).slice(0, HASH_LENGTH)}.bin.zst`;
}

/**
 * @param {string} fsJson
 * @returns {Map<string, number>} The size of each content, in the order of the archive.
 */
function storedContents(fsJson) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const { size, content } of regularFiles(fsJson))
    sizes.set(content, size);
  return sizes;
}

/** The window, so that a file resembles any other of the archive. */
const WINDOW_BITS = 27;

/**
 * @param {Uint8Array} contents
 * @returns {Promise<Buffer>} The archive; it takes minutes.
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
 * Takes the contents out of the archive of an image.
 *
 * @param {string} folder The image.
 * @returns {Promise<Map<string, Uint8Array>>} By name.
 * @throws {UserError} when the archive is not the one of its `fs.json`.
 */
export async function readContents(folder) {
  const sizes = storedContents(
    await readFile(path.join(folder, 'fs.json'), 'utf8'),
  );
  const archive = await unpackArchive(path.join(folder, ARCHIVE));
  /** @type {Map<string, Uint8Array>} */
  const contents = new Map();
  let offset = 0;
  for (const [name, size] of sizes) {
    const content = archive.subarray(offset, offset + size);
    offset += size;
    if (nameContent(content) !== name)
      throw new UserError(
        `${folder}/${ARCHIVE} no es el de fs.json.\n    se esperaba: el contenido ${name} en el lugar ${offset - size}\n    se encontró: ${nameContent(content)}`,
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
export function filesFacts(contents) {
  const all = Buffer.concat([...contents.values()]);
  return {
    count: contents.size,
    unpacked: all.length,
    sha256: sha256(all),
  };
}

/**
 * The folder where each content is packed by itself, as the browser asks for
 * it; made the first time.
 *
 * @param {{root: string, image?: string}} options The repository, and the image if it is not the committed one.
 * @returns {Promise<string>}
 */
export async function ensureStore({
  root,
  image = path.join(root, IMAGE_FOLDER),
}) {
  const cache = path.join(root, '.cache/linux-image');
  const key = sha256(
    `${LEVEL} ${sha256(await readFile(path.join(image, ARCHIVE)))}`,
  ).slice(0, HASH_LENGTH);
  const folder = path.join(cache, key);
  await mkdir(cache, { recursive: true });
  if ((await readdir(cache)).includes(key)) return folder;

  console.log(
    'La imagen de Linux se reparte en archivos; tarda un minuto y solo ocurre una vez.',
  );
  const unfinished = await mkdtemp(`${folder}.`);
  for (const [name, content] of await readContents(image))
    await writeFile(path.join(unfinished, name), await pack(content, LEVEL));
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Somebody else, who began before, has it now: tests run side by side.
    if (!(await readdir(cache)).includes(key)) throw error;
    await rm(unfinished, { recursive: true });
  }
  return folder;
}
