import { UserError } from '../cli.mjs';

/** Time limit of each wait: more than any takes, also on a busy machine. */
export const WAIT_TIMEOUT_MS = 25_000;

/**
 * @param {string} awaitedEvent Description of what did not happen, in Spanish.
 * @param {number} timeoutMs Milliseconds.
 * @returns {UserError}
 */
export function createTimeoutError(awaitedEvent, timeoutMs) {
  return new UserError(
    `Se esperó ${(timeoutMs / 1000).toFixed(0)} s y no llegó: ${awaitedEvent}.`,
    'Repite esa medida sola (--only) con la máquina desocupada; si vuelve a pasar, es la página.',
  );
}

/**
 * Waits for a promise up to a time limit.
 *
 * @template T
 * @param {string} awaitedEvent Description of what is awaited, in Spanish.
 * @param {Promise<T>} promise
 * @param {number} [timeoutMs] Milliseconds.
 * @returns {Promise<T>}
 * @throws {UserError} that names what was awaited, when the time is over.
 */
export async function withTimeout(
  awaitedEvent,
  promise,
  timeoutMs = WAIT_TIMEOUT_MS,
) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(createTimeoutError(awaitedEvent, timeoutMs));
    }, timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
