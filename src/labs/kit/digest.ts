/** Files whose name says what they are end so: `hot.0123456789ab.zst`, `0123456789abcdef.bin.zst`. */
const DIGITS = /(?:^|[./])([\da-f]{12,64})\.[^/]*$/;

/** The first digits of a SHA-256 that the name of a file carries. */
export const digitsInName = (path: string): string | undefined =>
  DIGITS.exec(path)?.[1];

/**
 * Whether bytes are those whose SHA-256 begins with these digits. Where the
 * browser cannot tell, outside of HTTPS, they are believed to be.
 */
export async function isContent(
  bytes: BufferSource,
  digits: string,
): Promise<boolean> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').startsWith(digits);
}
