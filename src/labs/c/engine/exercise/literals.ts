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
 * Decodes a string literal as clang prints it: between quotes, with octal
 * escapes for the bytes that are not ASCII.
 */
export function decodeLiteral(literal: string): string {
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

/** Returns the text of a string literal; undefined for any other node. */
export const getLiteralText = ({
  kind,
  value,
}: SyntaxNode): string | undefined =>
  kind === 'StringLiteral' && typeof value === 'string'
    ? decodeLiteral(value)
    : undefined;
