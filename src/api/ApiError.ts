/**
 * What went wrong, as far as a browser can tell. A service that sends no CORS
 * headers with its errors looks like `network`: its status cannot be read.
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
  /** Name of the service, as readers know it. */
  readonly service: string;
  /** HTTP status, where one arrived. */
  readonly status?: number;
  /** Milliseconds that the service asks us to wait. */
  readonly retryAfterMs?: number;
  /** Milliseconds from the request to the failure. */
  readonly elapsedMs?: number;
  readonly cause?: unknown;
}

/** The only error that functions of `src/api` throw, but for an abort. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly service: string;
  readonly status: number | undefined;
  readonly elapsedMs: number;
  /** Before this moment (`Date.now()`) the service does not want to be asked. */
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
