import { RESERVED_WORDS } from '../../explain/words';

/** Longest name made from a heading. */
const MAX_NAME_LENGTH = 40;

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{M}\d_]*$/u;

const isReserved = (name: string): boolean =>
  RESERVED_WORDS.has(name.toUpperCase());

/** Writes a name in a statement, in quotes only where it needs them. */
export const quoteName = (name: string): string =>
  PLAIN_NAME.test(name) && !isReserved(name)
    ? name
    : `"${name.replaceAll('"', '""')}"`;

/**
 * Makes a name that needs no quotes from any text.
 *
 * @param spare Name for a text without letters or digits, and first part of one
 *   that begins with a digit.
 */
export function createName(text: string, spare: string): string {
  const name = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\d]+/gu, '_')
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/^[_\p{M}]+|_+$|[\ud800-\udbff]$/gu, '')
    .toLowerCase();
  if (name === '') return spare;
  if (/^(?:\d|sqlite_)/.test(name)) return `${spare}_${name}`;
  return isReserved(name) ? `${name}_` : name;
}

/** Adds a number to a name that is taken, whatever its case. */
export function findFreeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((each) => each.toLowerCase()));
  let free = name;
  for (let count = 2; used.has(free.toLowerCase()); count += 1)
    free = `${name}_${count}`;
  return free;
}
