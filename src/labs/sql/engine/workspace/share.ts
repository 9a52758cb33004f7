import {
  createInflater,
  fromBase64Url,
  pipeThrough,
  toBase64Url,
} from '../../../kit/shareBytes';
import { parseWorkspace } from '.';
import type { Workspace } from '.';

/** Start of the hash of an address with a workspace. */
export const sharePrefix = '#s=';

/** Largest workspace in an address, in bytes, decompressed. */
const MAX_DECOMPRESSED_BYTES = 2_000_000;

const isTooMuch = (_: Uint8Array, size: number): boolean =>
  size > MAX_DECOMPRESSED_BYTES;

/**
 * Encodes a workspace as part of an address: version 1 is its JSON compressed
 * with deflate-raw, and version 0, the same JSON, where it cannot be compressed.
 */
export async function encodeWorkspace(workspace: Workspace): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(workspace));
  try {
    const packed = await pipeThrough(
      bytes,
      new CompressionStream('deflate-raw'),
      isTooMuch,
    );
    if (packed) return `${sharePrefix}1${toBase64Url(packed)}`;
  } catch {
    // Browsers older than 2023 cannot compress: use the longer form.
  }
  return `${sharePrefix}0${toBase64Url(bytes)}`;
}

async function unpack(
  code: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = fromBase64Url(code.slice(1));
  if (!bytes || code.startsWith('0')) return bytes;
  const inflater = code.startsWith('1') ? createInflater() : undefined;
  try {
    return inflater && (await pipeThrough(bytes, inflater, isTooMuch));
  } catch {
    return undefined;
  }
}

/** Decodes the hash of an address; undefined when it has no workspace. */
export async function decodeWorkspace(
  hash: string,
): Promise<Workspace | undefined> {
  const bytes = await unpack(hash.slice(sharePrefix.length));
  return bytes && parseWorkspace(new TextDecoder().decode(bytes));
}
