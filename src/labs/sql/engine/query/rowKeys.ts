import type { SqlRow, SqlValue } from '../types';

function encodeValue(value: SqlValue): string {
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return `x${value.join(',')}`;
  if (typeof value === 'bigint') return `i${String(value)}`;
  // -0 and 0 are told apart, as the engine writes them.
  if (typeof value === 'number')
    return `r${Object.is(value, -0) ? '-0' : String(value)}`;
  return JSON.stringify(value);
}

/** Returns a text that two rows share only when they are the same. */
export const encodeRow = (row: SqlRow): string =>
  row.map(encodeValue).join('|');

function encodeLoosely(value: SqlValue): string {
  if (typeof value === 'bigint' || typeof value === 'number')
    return `n${String(Number(value))}`;
  return typeof value === 'string'
    ? JSON.stringify(value.trimEnd().toLowerCase())
    : encodeValue(value);
}

/**
 * Returns a text that two rows share when some collation takes them for equal,
 * as `1` and `1.0`, or `Ana` and `ANA`.
 */
export const encodeRowLoosely = (row: SqlRow): string =>
  row.map(encodeLoosely).join('|');

/** Lists of things by a key, from which they are taken in order. */
export class Queues<Item> {
  readonly #lists = new Map<string, Item[]>();

  add(key: string, item: Item): void {
    const list = this.#lists.get(key);
    if (list) list.push(item);
    else this.#lists.set(key, [item]);
  }

  get(key: string): readonly Item[] {
    return this.#lists.get(key) ?? [];
  }

  /** Takes the first thing of a list. */
  take(key: string): Item | undefined {
    return this.#lists.get(key)?.shift();
  }

  /** Takes a thing out of a list. */
  remove(key: string, item: Item): void {
    const list = this.#lists.get(key);
    const index = list?.indexOf(item) ?? -1;
    if (index >= 0) list?.splice(index, 1);
  }
}
