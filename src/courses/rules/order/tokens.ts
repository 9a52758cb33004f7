import { cutCode } from '../../../remark/highlight/grammars';

/** A piece of code with what the grammar calls it, the innermost name last. */
export interface Piece {
  readonly text: string;
  readonly kinds: readonly string[];
  /** Of the code, from 1. */
  readonly line: number;
}

/** Cuts code into pieces with the grammar that colours it: the texts, joined, are the code. */
export function piecesOf(code: string, language: 'bash' | 'c'): Piece[] {
  let line = 1;
  return cutCode(code, language).map(({ text, names }) => {
    const at = line;
    line += text.split('\n').length - 1;
    return { text, kinds: names, line: at };
  });
}
