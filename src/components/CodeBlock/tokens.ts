/** Kind of a token; `CodeBlock` has one colour for each. */
export type TokenKind =
  'comment' | 'keyword' | 'string' | 'number' | 'name' | 'prompt' | 'path';

/** Plain text, or a text with its kind. */
export type Token = string | readonly [TokenKind, string];

/** Kind of each UTF-16 code unit of a text; undefined for plain text. */
export type CharacterKinds = (TokenKind | undefined)[];

function appendToken(
  tokens: Token[],
  kind: TokenKind | undefined,
  text: string,
): void {
  const last = tokens.at(-1);
  const lastText = typeof last === 'string' ? last : last?.[1];
  const lastKind = typeof last === 'string' ? undefined : last?.[0];
  if (lastText === undefined || lastKind !== kind)
    tokens.push(kind === undefined ? text : [kind, text]);
  else
    tokens[tokens.length - 1] = kind
      ? [kind, lastText + text]
      : lastText + text;
}

/**
 * Splits a text into as few tokens as possible. Whitespace has no colour, so it
 * joins the token before it when the same kind follows.
 */
export function buildTokens(text: string, paint: CharacterKinds): Token[] {
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(/\s+|\S/g)) {
    const blank = /^\s/.test(piece);
    const before = paint[index - 1];
    const after = paint[index + piece.length];
    const kind = blank ? (before === after ? before : undefined) : paint[index];
    appendToken(tokens, kind, piece);
  }
  return tokens;
}
