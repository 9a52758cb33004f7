/**
 * Wraps one PNG in an ICO file, for browsers that request `/favicon.ico` on
 * their own.
 *
 * @param {Uint8Array} png
 * @param {number} size Side of the image in pixels, below 256.
 * @returns {Buffer}
 */
export function wrapIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
