import type { File } from '../manifest';
import { PackFailure } from './failure';

/** Says in a kept response which content was checked (RFC 9530). */
const DIGEST = 'Repr-Digest';

const digestOf = (hash: string) => `sha-256=:${hash}:`;

/** Whether a kept response was checked to be this very file. */
export const isOf = (response: Response | undefined, { hash }: File): boolean =>
  response?.headers.get(DIGEST) === digestOf(hash);

async function hashOf(body: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return btoa(String.fromCharCode(...hash));
}

/** As the site served it, policy included, but for what only the wire needs. */
function keepable(response: Response, body: BlobPart, hash: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(DIGEST, digestOf(hash));
  return new Response(new Blob([body]), { headers });
}

async function bodyOf(
  response: Response,
  received: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true as const };
    if (done) break;
    pieces.push(value);
    length += value.length;
    received(length);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    body.set(piece, at);
    at += piece.length;
  }
  return body;
}

async function ask(
  { url }: File,
  cache: RequestCache,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(url, { cache, signal });
  if (response.ok) return response;
  const isGone = response.status === 404 || response.status === 410;
  throw new PackFailure(isGone ? 'missing' : 'network');
}

/** Another pack, or the pages that were visited, may have it already. */
async function nearby(file: File): Promise<Response | undefined> {
  const kept = await caches.match(file.url).catch(() => undefined);
  if (!kept) return undefined;
  const body = await kept.clone().arrayBuffer();
  return (await hashOf(body)) === file.hash
    ? keepable(kept, body, file.hash)
    : undefined;
}

/**
 * A file with the content that its hash promises; what came otherwise is asked
 * for once more, past what the browser keeps.
 *
 * @param received Told how many bytes of it are there.
 * @throws {PackFailure} or the signal's reason.
 */
export async function obtain(
  file: File,
  signal: AbortSignal,
  received: (bytes: number) => void,
): Promise<Response> {
  const kept = await nearby(file);
  if (kept) return kept;
  for (const cache of ['default', 'reload'] as const) {
    try {
      const response = await ask(file, cache, signal);
      const body = await bodyOf(response, received);
      if ((await hashOf(body)) === file.hash)
        return keepable(response, body, file.hash);
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof PackFailure ? error : new PackFailure('network');
    }
  }
  throw new PackFailure('damaged');
}
