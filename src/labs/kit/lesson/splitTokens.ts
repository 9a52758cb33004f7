import { tokenizeCode } from '../highlight/grammars';

/** Token of code, with its names in the grammar, the innermost last. */
export interface Piece {
  readonly text: string;
  readonly kinds: readonly string[];
  /** Line of the code, from 1. */
  readonly line: number;
}

/**
 * Splits code into tokens with the grammar of the highlighter. Their texts,
 * joined, are the code.
 */
export function splitTokens(code: string, language: string): Piece[] {
  let line = 1;
  return tokenizeCode(code, language).map(({ text, names }) => {
    const tokenLine = line;
    line += text.split('\n').length - 1;
    return { text, kinds: names, line: tokenLine };
  });
}
