const BLOCK = 512;
const DIRECTORY = '5'.charCodeAt(0);

/**
 * @typedef {object} TarEntry
 * @property {string} name Name without the final slash of a folder.
 * @property {boolean} folder
 * @property {Uint8Array} blocks Header and content, as they are in the archive.
 */

/**
 * @param {Uint8Array} archive
 * @returns {Generator<TarEntry>}
 */
export function* readTarEntries(archive) {
  const bytes = Buffer.from(
    archive.buffer,
    archive.byteOffset,
    archive.byteLength,
  );
  for (let start = 0; start + BLOCK <= bytes.length;) {
    /** @param {number} offset @param {number} length */
    const readField = (offset, length) =>
      bytes
        .toString('utf8', start + offset, start + offset + length)
        .replace(/\0.*$/s, '');
    const name = readField(0, 100).replace(/\/$/, '');
    if (name === '') return;
    const size = parseInt(readField(124, 12), 8) || 0;
    const end = start + BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    yield {
      name,
      folder: bytes[start + 156] === DIRECTORY,
      blocks: bytes.subarray(start, end),
    };
    start = end;
  }
}

/**
 * Encodes a file as an entry of an archive, without date and owner.
 *
 * @param {string} name At most 100 bytes.
 * @param {Uint8Array} content
 * @returns {Buffer}
 */
export function encodeTarFile(name, content) {
  const header = Buffer.alloc(BLOCK);
  /** @param {number} offset @param {string} text */
  const writeField = (offset, text) => header.write(text, offset, 'utf8');
  writeField(0, name);
  writeField(100, '0000644\0');
  writeField(108, '0000000\0');
  writeField(116, '0000000\0');
  writeField(124, `${content.length.toString(8).padStart(11, '0')}\0`);
  writeField(136, '00000000000\0');
  writeField(148, ' '.repeat(8));
  writeField(156, '0');
  writeField(257, 'ustar\x0000');
  const sum = header.reduce((total, byte) => total + byte, 0);
  writeField(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  const padding = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  return Buffer.concat([header, content, padding]);
}

/** End of an archive: two empty blocks. */
export const tarEndBlocks = Buffer.alloc(2 * BLOCK);
