import { EpubCheck } from '@likecoin/epubcheck-ts';

/** Severities that a book may not have. */
const REFUSED = new Set(['fatal', 'error', 'warning']);

/**
 * Checks a book against EPUB 3.3, its links included.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<string[]>} Faults, in the words of the checker.
 */
export async function findEpubFaults(bytes) {
  const { messages } = await EpubCheck.validate(bytes);
  return messages
    .filter(({ severity }) => REFUSED.has(severity))
    .map(({ id, severity, message, location }) => {
      const place = location
        ? ` (${[location.path, location.line].filter(Boolean).join(':')})`
        : '';
      return `${severity} ${id}: ${message}${place}`;
    });
}
