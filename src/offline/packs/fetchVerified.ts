import type { File } from '../manifest';
import { PackFailure } from './failure';

/** Header of a cached response with the digest that was verified (RFC 9530). */
const DIGEST_HEADER = 'Repr-Digest';

const formatDigest = (hash: string) => `sha-256=:${hash}:`;

/** Returns true when a cached response was verified to be this very file. */
export const isVerifiedCopy = (
  response: Response | undefined,
  { hash }: File,
): boolean => response?.headers.get(DIGEST_HEADER) === formatDigest(hash);

async function computeHash(body: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...hash));
}

/**
 * Builds the response to cache: the server's headers, security policy included,
 * without those that describe the transfer.
 */
function createCacheableResponse(
  response: Response,
  body: BlobPart,
  hash: string,
): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(DIGEST_HEADER, formatDigest(hash));
  return new Response(new Blob([body]), { headers });
}

async function readBody(
  response: Response,
  onProgress: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true as const };
    if (done) break;
    pieces.push(value);
    length += value.length;
    onProgress(length);
  }
  const body = new Uint8Array(length);
  let offset = 0;
  for (const chunk of pieces) {
    body.set(chunk, offset);
    offset += chunk.length;
  }
  return body;
}

async function requestFile(
  { url }: File,
  cache: RequestCache,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(url, { cache, signal });
  if (response.ok) return response;
  const isGone = response.status === 404 || response.status === 410;
  throw new PackFailure(isGone ? 'missing' : 'network');
}

/**
 * Returns a cached copy from another pack or from the visited pages, if its
 * hash matches.
 */
async function findCachedCopy(file: File): Promise<Response | undefined> {
  const keptCopy = await caches.match(file.url).catch(() => undefined);
  if (!keptCopy) return undefined;
  const body = await keptCopy.clone().arrayBuffer();
  return (await computeHash(body)) === file.hash
    ? createCacheableResponse(keptCopy, body, file.hash)
    : undefined;
}

/**
 * Returns a file whose content matches its hash. After a mismatch the file is
 * fetched once more, past the HTTP cache.
 *
 * @param onProgress Called with the bytes of the body that have arrived.
 * @throws {PackFailure} or the signal's reason.
 */
export async function fetchVerified(
  file: File,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<Response> {
  const keptCopy = await findCachedCopy(file);
  if (keptCopy) return keptCopy;
  for (const cache of ['default', 'reload'] as const) {
    try {
      const response = await requestFile(file, cache, signal);
      const body = await readBody(response, onProgress);
      if ((await computeHash(body)) === file.hash)
        return createCacheableResponse(response, body, file.hash);
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof PackFailure ? error : new PackFailure('network');
    }
  }
  throw new PackFailure('damaged');
}
