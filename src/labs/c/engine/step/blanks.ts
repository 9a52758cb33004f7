/** A program with blanks to fill in, and the author's solutions. */
export interface BlankedProgram {
  /** Text around the blanks: one piece more than blanks. */
  readonly pieces: readonly string[];
  readonly blanks: readonly string[];
}

/** An error in an author's `[[…]]` mark. */
export interface MarkFault {
  readonly line: number;
  readonly expected: string;
  readonly found: string;
}

const markPattern = /\[\[|\]\]/g;
const MAX_BLANKS = 8;

/**
 * Placeholder of a blank in a text to highlight; a private-use character,
 * absent from any program.
 */
export const BLANK_PLACEHOLDER = '\uE000';

/**
 * Reads a program with the blanks that its author marked with `[[` and `]]`. No
 * C17 program contains `[[`; a `]]` outside marks is part of the program.
 */
export function readBlanks(
  source: string,
): BlankedProgram | { readonly faults: readonly MarkFault[] } {
  const faults: MarkFault[] = [];
  const pieces: string[] = [];
  const blanks: string[] = [];
  let currentPiece = '';
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    if (index > 0) currentPiece += '\n';
    let pieceStart = 0;
    let start = -1;
    for (const { 0: sign, index: signIndex } of text.matchAll(markPattern)) {
      if (sign === '[[' && start >= 0)
        faults.push({
          line,
          expected: 'el «]]» que cierra un hueco antes de abrir otro',
          found: text.trim(),
        });
      else if (sign === '[[') {
        start = signIndex + 2;
        currentPiece += text.slice(pieceStart, signIndex);
      } else if (start >= 0) {
        const blank = text.slice(start, signIndex);
        if (blank.trim() === '' || text.charAt(signIndex + 2) === ']')
          faults.push({
            line,
            expected:
              blank.trim() === ''
                ? 'algo escrito entre «[[» y «]]»: la solución'
                : 'un hueco que no acabe en «]»: con tres seguidos no se sabe cuál lo cierra',
            found: text.trim(),
          });
        pieces.push(currentPiece);
        blanks.push(blank);
        currentPiece = '';
        start = -1;
        pieceStart = signIndex + 2;
      }
    }
    if (start >= 0) {
      faults.push({
        line,
        expected: 'el «]]» de un hueco en la misma línea',
        found: text.trim(),
      });
      start = -1;
    } else currentPiece += text.slice(pieceStart);
  }
  if (
    faults.length === 0 &&
    (blanks.length === 0 || blanks.length > MAX_BLANKS)
  )
    faults.push({
      line: 1,
      expected: `de 1 a ${MAX_BLANKS} huecos, cada uno con su solución entre «[[» y «]]»`,
      found: `${blanks.length}`,
    });
  return faults.length > 0
    ? { faults }
    : { pieces: [...pieces, currentPiece], blanks };
}

/** Builds the program with an answer in each blank. */
export function fillBlanks(
  pieces: readonly string[],
  answers: readonly string[],
): string {
  return pieces.map((piece, index) => piece + (answers[index] ?? '')).join('');
}
