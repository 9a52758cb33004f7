/** Returns true for bytes that begin as a ZIP does. */
export const isZip = (bytes: Uint8Array): boolean =>
  [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);
