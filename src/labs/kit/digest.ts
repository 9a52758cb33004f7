/**
 * Matches the SHA-256 prefix at the end of a file's name, as in
 * `hot.0123456789ab.zst` or `0123456789abcdef.bin.zst`.
 */
const DIGEST_IN_NAME = /(?:^|[./])([\da-f]{12,64})\.[^/]*$/;

/** Returns the SHA-256 prefix in a file's name, in hexadecimal. */
export const getDigestPrefix = (path: string): string | undefined =>
  DIGEST_IN_NAME.exec(path)?.[1];

/**
 * Returns true when the SHA-256 of the bytes begins with these digits. Also
 * returns true where `crypto.subtle` is missing (outside HTTPS), since the
 * bytes cannot be checked there.
 */
export async function matchesDigest(
  bytes: BufferSource,
  digits: string,
): Promise<boolean> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').startsWith(digits);
}
