import { hashText } from '../../../../utils/hash';
import type { MarkFault } from './blanks';

/** A program with lines to be put in order. */
export interface OrderedProgram {
  /** Code before and after the lines, with its line breaks. */
  readonly head: string;
  readonly tail: string;
  /** Lines in the author's order. */
  readonly lines: readonly string[];
}

const MIN_LINES = 2;
const MAX_LINES = 12;

const markedLinePattern = /^\[\[(.*)\]\]$/;

/**
 * Reads a program with consecutive lines to be ordered, each marked by its
 * author with `[[` and `]]`.
 */
export function readOrder(
  source: string,
): OrderedProgram | { readonly faults: readonly MarkFault[] } {
  const faults: MarkFault[] = [];
  const allLines = source.replace(/\n$/, '').split('\n');
  const inner = allLines.map((text) => markedLinePattern.exec(text)?.[1]);
  for (const [index, text] of allLines.entries())
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
      found: allLines[first + inner.slice(first).indexOf(undefined)] ?? '',
    });
  if (faults.length === 0 && (count < MIN_LINES || count > MAX_LINES))
    faults.push({
      line: 1,
      expected: `de ${MIN_LINES} a ${MAX_LINES} líneas entre «[[» y «]]»`,
      found: `${count}`,
    });
  if (faults.length > 0) return { faults };
  const join = (part: readonly string[]) =>
    part.map((text) => `${text}\n`).join('');
  return {
    head: join(allLines.slice(0, first)),
    tail: join(allLines.slice(last + 1)),
    lines,
  };
}

/** Builds the program from the lines in some order. */
export function buildProgram(
  { head, tail }: Pick<OrderedProgram, 'head' | 'tail'>,
  lines: readonly string[],
): string {
  return head + lines.map((line) => `${line}\n`).join('') + tail;
}

/**
 * Shuffles the program's lines and the extra ones. The order is deterministic,
 * and never the author's, even without the extra lines.
 */
export function shuffleLines(
  lines: readonly string[],
  extra: readonly string[],
): readonly string[] {
  const sortByHash = (salt: number) =>
    [...lines, ...extra]
      .map((line, index) => ({ line, index, key: hashText(`${salt}${line}`) }))
      .sort((a, b) =>
        a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index,
      );
  for (let salt = 0; ; salt += 1) {
    const shuffledLines = sortByHash(salt);
    const ownKeys = shuffledLines
      .filter(({ index }) => index < lines.length)
      .map(({ line }) => line);
    if (ownKeys.join('\n') !== lines.join('\n') || salt > 100)
      return shuffledLines.map(({ line }) => line);
  }
}

/**
 * Entry of the list that marks the end of the program; lines below are unused.
 */
export const END_OF_PROGRAM = -1;

/**
 * Moves a line up or down by one.
 *
 * @param offset Direction; -1 is up.
 */
export function moveLine(
  order: readonly number[],
  line: number,
  offset: -1 | 1,
): readonly number[] {
  const currentIndex = order.indexOf(line);
  const otherLine = order[currentIndex + offset];
  if (currentIndex < 0 || otherLine === undefined) return order;
  return order.with(currentIndex, otherLine).with(currentIndex + offset, line);
}

/** Returns the lines above the end mark, in order. */
export function getUsedLines(order: readonly number[]): readonly number[] {
  const endIndex = order.indexOf(END_OF_PROGRAM);
  return endIndex < 0 ? order : order.slice(0, endIndex);
}
