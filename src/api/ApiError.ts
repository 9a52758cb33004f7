/**
 * Cause of a failure, as far as a browser can tell. An error without CORS
 * headers counts as `network`, because its status cannot be read.
 */
export type FailureKind =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'rate-limit'
  | 'not-found'
  | 'rejected'
  | 'server'
  | 'format';

export interface ApiErrorDetails {
  readonly kind: FailureKind;
  /** Name of the service, shown to the reader. */
  readonly service: string;
  /** HTTP status, if a response arrived. */
  readonly status?: number;
  /** Milliseconds to wait, from the service's `Retry-After`. */
  readonly retryAfterMs?: number;
  /** Milliseconds from the request to the failure. */
  readonly elapsedMs?: number;
  readonly cause?: unknown;
}

/** Error thrown by every function of `src/api`, except for an abort. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly service: string;
  readonly status: number | undefined;
  readonly elapsedMs: number;
  /** Time in ms (`Date.now()`) before which the service refuses requests. */
  readonly retryAt: number;

  constructor({
    kind,
    service,
    status,
    retryAfterMs = 0,
    elapsedMs = 0,
    cause,
  }: ApiErrorDetails) {
    super(`${service}: ${kind}${status === undefined ? '' : ` (${status})`}`, {
      cause,
    });
    this.name = 'ApiError';
    this.kind = kind;
    this.service = service;
    this.status = status;
    this.elapsedMs = elapsedMs;
    this.retryAt = Date.now() + retryAfterMs;
  }
}
