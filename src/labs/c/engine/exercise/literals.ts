import type { SyntaxNode } from './syntaxTree';

const escapes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
};

/**
 * The text of a literal as clang prints it, between quotes: what is not ASCII
 * stands there byte by byte, in octal.
 */
export function textOfLiteral(literal: string): string {
  const body = literal.replace(/^[^"]*"/, '').replace(/"$/, '');
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [piece, octal, hex, letter] of body.matchAll(
    /\\([0-7]{1,3})|\\x([0-9a-fA-F]+)|\\([\s\S])|[^\\]+/g,
  )) {
    if (octal !== undefined) bytes.push(parseInt(octal, 8));
    else if (hex !== undefined) bytes.push(parseInt(hex, 16) & 255);
    else if (letter !== undefined)
      bytes.push(escapes[letter] ?? letter.charCodeAt(0));
    else bytes.push(...encoder.encode(piece));
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** The text of a node that is one. */
export const formatOf = ({ kind, value }: SyntaxNode): string | undefined =>
  kind === 'StringLiteral' && typeof value === 'string'
    ? textOfLiteral(value)
    : undefined;
