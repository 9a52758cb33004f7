/** Bytes that WebAssembly takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Joins pieces of bytes; many small ones are cheap. */
export function joinBytes(parts: readonly ArrayLike<number>[]): Bytes {
  const whole = new Uint8Array(
    parts.reduce((total, { length }) => total + length, 0),
  );
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
