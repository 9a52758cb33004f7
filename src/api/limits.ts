/** Time limits of a request, in milliseconds. */
export const requestLimits = {
  /** Limit for one attempt: headers and body together. */
  timeoutMs: 8000,
  /** Limit for both attempts and the wait between them. */
  totalTimeoutMs: 9000,
  retryDelayMs: 500,
  /** Wait after a 429 without a `Retry-After` that the browser may read. */
  retryAfterMs: 5000,
};
