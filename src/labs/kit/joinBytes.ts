/** Bytes over a plain `ArrayBuffer`, the type that WebAssembly accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Concatenates byte arrays, allocating the result once. */
export function joinBytes(parts: readonly ArrayLike<number>[]): Bytes {
  const wholeBytes = new Uint8Array(
    parts.reduce((total, { length }) => total + length, 0),
  );
  let offset = 0;
  for (const part of parts) {
    wholeBytes.set(part, offset);
    offset += part.length;
  }
  return wholeBytes;
}
