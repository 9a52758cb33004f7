import type { Spacing } from './types';

/**
 * Each pattern matches only from the start of a run: without the lookbehind,
 * many blanks in a row would take minutes.
 */
const blanksAtLineEnds = /(?<![ \t\r])[ \t\r]+(?=\n|$)/g;
const lineBreaksAtEnd = /(?<!\n)\n+$/;

/**
 * Splits a text into the pieces to compare, without the blanks that do not
 * count: lines or, where blanks only separate, words.
 */
export function splitOutput(text: string, spaces: Spacing): readonly string[] {
  switch (spaces) {
    case 'exactos':
      return text.replace(/\n$/, '').split('\n');
    case 'flexibles':
      return text
        .replace(blanksAtLineEnds, '')
        .replace(lineBreaksAtEnd, '')
        .split('\n');
    case 'libres':
      return text.split(/\s+/).filter((word) => word !== '');
  }
}

/**
 * Returns true when two outputs are equal, but for blanks that do not count.
 */
export function isSameOutput(
  expected: string,
  actual: string,
  spaces: Spacing,
): boolean {
  const expectedPieces = splitOutput(expected, spaces);
  const actualPieces = splitOutput(actual, spaces);
  return (
    expectedPieces.length === actualPieces.length &&
    expectedPieces.every((piece, index) => piece === actualPieces[index])
  );
}
