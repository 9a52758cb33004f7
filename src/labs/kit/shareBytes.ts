/* Bytes that travel in the hash of an address. */

type Transform = ReadableWritablePair<
  Uint8Array<ArrayBuffer>,
  Uint8Array<ArrayBuffer>
>;

/** Encodes bytes with the letters that an address may have. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Decodes `toBase64Url`; undefined for another text. */
export function fromBase64Url(
  text: string,
): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Pipes bytes through a stream.
 *
 * @param isTooMuch Receives each piece and the size so far, in bytes.
 * @returns Undefined once the output is too much.
 */
export async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  transform: Transform,
  isTooMuch: (chunk: Uint8Array, size: number) => boolean,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (isTooMuch(value, size)) {
      void reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}

/** Creates a decompressor; undefined in browsers older than 2023. */
export function createInflater(): DecompressionStream | undefined {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    return undefined;
  }
}
