/** How long the site waits for a service, in milliseconds. */
export const limits = {
  /** For headers and body together. */
  timeoutMs: 8000,
  /** Both attempts and the wait between them end within this. */
  totalMs: 9000,
  retryDelayMs: 500,
  /** After a 429 whose `Retry-After` the browser may not read. */
  retryAfterMs: 5000,
};
