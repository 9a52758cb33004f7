import type { TokenKind, Token } from '../../../../components/CodeBlock/tokens';

/** A piece of code, or a blank with its line. */
type Part =
  | { readonly text: string; readonly kind: TokenKind | undefined }
  | { readonly blank: number; readonly line: number };

/** Splits highlighted code at the placeholders of its blanks. */
export function splitAtBlanks(tokens: readonly Token[], sign: string): Part[] {
  const parts: Part[] = [];
  let blank = 0;
  let line = 1;
  for (const token of tokens) {
    const [kind, text] = typeof token === 'string' ? [undefined, token] : token;
    for (const [index, piece] of text.split(sign).entries()) {
      if (index > 0) parts.push({ blank: blank++, line });
      if (piece !== '') parts.push({ text: piece, kind });
      line += piece.split('\n').length - 1;
    }
  }
  return parts;
}
