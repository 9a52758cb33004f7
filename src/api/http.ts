import * as v from 'valibot';
import { ApiError } from './ApiError';
import type { ApiErrorDetails, FailureKind } from './ApiError';
import { requestLimits } from './limits';

export interface RequestOptions {
  /** Signal that aborts the request, as when the reader leaves the page. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly cache?: RequestCache;
}

/**
 * Parses a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3).
 *
 * @returns Milliseconds; the default wait if the header is missing or invalid.
 */
export function parseRetryAfter(
  header: string | null,
  now = Date.now(),
): number {
  if (header === null) return requestLimits.retryAfterMs;
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date)
    ? requestLimits.retryAfterMs
    : Math.max(0, date - now);
}

/**
 * Returns true when a response is an HTML page of another origin. Services
 * answer with JSON or plain text; a proxy in front of a service that is down
 * answers with HTML, so its 404 does not mean a missing resource. Only this
 * site serves HTML of its own.
 */
const isForeignHtml = (url: URL, { headers }: Response): boolean =>
  url.origin !== location.origin &&
  /^text\/html\b/i.test(headers.get('Content-Type') ?? '');

function getFailureKind(url: URL, response: Response): FailureKind {
  const { status } = response;
  if (status === 429) return 'rate-limit';
  if (status === 404)
    return isForeignHtml(url, response) ? 'server' : 'not-found';
  return status >= 500 ? 'server' : 'rejected';
}

/**
 * Fetches JSON with a plain `GET`: no custom headers, so that the browser sends
 * no preflight.
 *
 * @param service Name shown to the reader, part of every error.
 * @returns Unvalidated JSON: pass it to {@link parseAnswer}.
 * @throws {ApiError} for any failure; the signal's reason when it aborts.
 */
export async function getJson(
  service: string,
  url: URL,
  {
    signal,
    timeoutMs = requestLimits.timeoutMs,
    cache = 'default',
  }: RequestOptions = {},
): Promise<unknown> {
  signal?.throwIfAborted();
  const startTime = Date.now();
  const fail = (kind: FailureKind, details: Partial<ApiErrorDetails>) =>
    new ApiError({
      kind,
      service,
      elapsedMs: Date.now() - startTime,
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
      throw fail(getFailureKind(url, response), {
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
 * Validates an answer against a client's schema.
 *
 * @throws {ApiError} of kind `format` when the answer does not fit.
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
