import type { Spacing } from './types';

/** Each looks only from where a run of blanks begins: many blanks in a row would take minutes. */
const blanksAtLineEnds = /(?<![ \t\r])[ \t\r]+(?=\n|$)/g;
const lineBreaksAtEnd = /(?<!\n)\n+$/;

/**
 * What is compared: pieces that must be the same, with the blanks that count.
 * Lines; words, where blanks only keep them apart.
 */
export function piecesOf(text: string, spaces: Spacing): readonly string[] {
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

/** Whether a program wrote what it had to. */
export function isSameOutput(
  expected: string,
  actual: string,
  spaces: Spacing,
): boolean {
  const wanted = piecesOf(expected, spaces);
  const written = piecesOf(actual, spaces);
  return (
    wanted.length === written.length &&
    wanted.every((piece, index) => piece === written[index])
  );
}
