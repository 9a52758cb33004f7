import { hashOf } from '../../../../utils/hash';
import type { MarkFault } from './blanks';

/** A program with lines to be put in order. */
export interface Ordered {
  /** Code before and after the lines, with its line breaks. */
  readonly head: string;
  readonly tail: string;
  /** Lines in the author's order. */
  readonly lines: readonly string[];
}

const least = 2;
const most = 12;

const marked = /^\[\[(.*)\]\]$/;

/**
 * Reads a program with consecutive lines to be ordered, each marked by its
 * author with `[[` and `]]`.
 */
export function readOrder(
  source: string,
): Ordered | { readonly faults: readonly MarkFault[] } {
  const faults: MarkFault[] = [];
  const all = source.replace(/\n$/, '').split('\n');
  const inner = all.map((text) => marked.exec(text)?.[1]);
  for (const [index, text] of all.entries())
    if (inner[index] === undefined && text.includes('[['))
      faults.push({
        line: index + 1,
        expected:
          'una línea entera entre «[[» y «]]», con su sangría dentro de los corchetes',
        found: text,
      });
    else if (inner[index]?.trim() === '')
      faults.push({
        line: index + 1,
        expected: 'una línea con algo escrito entre «[[» y «]]»',
        found: text,
      });
  const first = inner.findIndex((each) => each !== undefined);
  const last = inner.findLastIndex((each) => each !== undefined);
  const lines = inner
    .slice(Math.max(first, 0), last + 1)
    .filter((each) => each !== undefined);
  const count = first < 0 ? 0 : last + 1 - first;
  if (lines.length < count)
    faults.push({
      line: first + 1 + inner.slice(first).indexOf(undefined),
      expected: 'las líneas entre «[[» y «]]» seguidas, sin otras en medio',
      found: all[first + inner.slice(first).indexOf(undefined)] ?? '',
    });
  if (faults.length === 0 && (count < least || count > most))
    faults.push({
      line: 1,
      expected: `de ${least} a ${most} líneas entre «[[» y «]]»`,
      found: `${count}`,
    });
  if (faults.length > 0) return { faults };
  const join = (part: readonly string[]) =>
    part.map((text) => `${text}\n`).join('');
  return {
    head: join(all.slice(0, first)),
    tail: join(all.slice(last + 1)),
    lines,
  };
}

/** Builds the program from the lines in some order. */
export function toProgram(
  { head, tail }: Pick<Ordered, 'head' | 'tail'>,
  lines: readonly string[],
): string {
  return head + lines.map((line) => `${line}\n`).join('') + tail;
}

/**
 * Shuffles the program's lines and the extra ones. The order is deterministic,
 * and never the author's, even without the extra lines.
 */
export function shuffle(
  lines: readonly string[],
  extra: readonly string[],
): readonly string[] {
  const weigh = (salt: number) =>
    [...lines, ...extra]
      .map((line, index) => ({ line, index, key: hashOf(`${salt}${line}`) }))
      .sort((a, b) =>
        a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index,
      );
  for (let salt = 0; ; salt += 1) {
    const shuffled = weigh(salt);
    const own = shuffled
      .filter(({ index }) => index < lines.length)
      .map(({ line }) => line);
    if (own.join('\n') !== lines.join('\n') || salt > 100)
      return shuffled.map(({ line }) => line);
  }
}

/**
 * Entry of the list that marks the end of the program; lines below are unused.
 */
export const end = -1;

/**
 * Moves a line up or down by one.
 *
 * @param by Direction; -1 is up.
 */
export function moved(
  order: readonly number[],
  line: number,
  by: -1 | 1,
): readonly number[] {
  const from = order.indexOf(line);
  const other = order[from + by];
  if (from < 0 || other === undefined) return order;
  return order.with(from, other).with(from + by, line);
}

/** Returns the lines above the end mark, in order. */
export function used(order: readonly number[]): readonly number[] {
  const at = order.indexOf(end);
  return at < 0 ? order : order.slice(0, at);
}
