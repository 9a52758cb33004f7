import * as v from 'valibot';
import { ApiError } from './ApiError';
import type { ApiErrorDetails, FailureKind } from './ApiError';
import { limits } from './limits';

export interface RequestOptions {
  /** Aborts the request: the reader left, or asked for something else. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly cache?: RequestCache;
}

/**
 * Milliseconds in a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3).
 * What cannot be read counts as `limits.retryAfterMs`.
 */
export function parseRetryAfter(
  header: string | null,
  now = Date.now(),
): number {
  if (header === null) return limits.retryAfterMs;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? limits.retryAfterMs : Math.max(0, date - now);
}

/**
 * Services answer with data or with a line of text. A page for people comes from
 * what stands in front of one that is down, and says nothing of what was asked
 * for; only this site answers with pages itself.
 */
const isFromElsewhere = (url: URL, { headers }: Response): boolean =>
  url.origin !== location.origin &&
  /^text\/html\b/i.test(headers.get('Content-Type') ?? '');

function kindOfFailure(url: URL, response: Response): FailureKind {
  const { status } = response;
  if (status === 429) return 'rate-limit';
  if (status === 404)
    return isFromElsewhere(url, response) ? 'server' : 'not-found';
  return status >= 500 ? 'server' : 'rejected';
}

/**
 * Asks a service for JSON with a plain `GET`: no header of our own, so the
 * browser sends no preflight.
 *
 * @param service Name for the reader, part of every error.
 * @returns What arrived, not yet checked: pass it to {@link parseAnswer}.
 * @throws {ApiError} for any failure; the signal's reason when it aborts.
 */
export async function getJson(
  service: string,
  url: URL,
  {
    signal,
    timeoutMs = limits.timeoutMs,
    cache = 'default',
  }: RequestOptions = {},
): Promise<unknown> {
  signal?.throwIfAborted();
  const started = Date.now();
  const fail = (kind: FailureKind, details: Partial<ApiErrorDetails>) =>
    new ApiError({
      kind,
      service,
      elapsedMs: Date.now() - started,
      ...details,
    });

  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs);

  try {
    const response = await fetch(url, { signal: controller.signal, cache });
    if (!response.ok) {
      const { status, headers } = response;
      throw fail(kindOfFailure(url, response), {
        status,
        ...(status === 429 && {
          retryAfterMs: parseRetryAfter(headers.get('Retry-After')),
        }),
      });
    }
    const json: unknown = JSON.parse(await response.text());
    return json;
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ApiError) throw cause;
    if (controller.signal.aborted) throw fail('timeout', { cause });
    if (cause instanceof SyntaxError) throw fail('format', { cause });
    throw fail(navigator.onLine ? 'network' : 'offline', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Checks what arrived against the shape that a client reads.
 *
 * @throws {ApiError} of kind `format` when it does not fit.
 */
export function parseAnswer<Schema extends v.GenericSchema>(
  service: string,
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (result.success) return result.output;
  const cause = new v.ValiError(result.issues);
  throw new ApiError({ kind: 'format', service, cause });
}
