import type { RootContent } from 'hast';
import { refractor } from '../../../remark/highlight/languages';

/** A piece of code with what the grammar calls it, the innermost name last. */
export interface Piece {
  readonly text: string;
  readonly kinds: readonly string[];
  /** Of the code, from 1. */
  readonly line: number;
}

function flatten(
  nodes: readonly RootContent[],
  kinds: readonly string[],
): Omit<Piece, 'line'>[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [{ text: node.value, kinds }];
    if (node.type !== 'element') return [];
    const names = node.properties.className;
    return flatten(
      node.children,
      Array.isArray(names) ? [...kinds, ...names.map(String)] : kinds,
    );
  });
}

/** Cuts code into pieces with the grammar that colours it: the texts, joined, are the code. */
export function piecesOf(code: string, language: 'bash' | 'c'): Piece[] {
  let line = 1;
  return flatten(refractor.highlight(code, language).children, []).map(
    (piece) => {
      const at = line;
      line += piece.text.split('\n').length - 1;
      return { ...piece, line: at };
    },
  );
}
