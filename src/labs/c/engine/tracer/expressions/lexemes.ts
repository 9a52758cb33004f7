import { tokenize } from '../source/tokens';

/** A word, number, string or operator of an expression. */
export interface Lexeme {
  readonly text: string;
  readonly kind: 'name' | 'number' | 'text' | 'sign';
  /** True when a space, or another line, comes before it in the source. */
  readonly isSpaced: boolean;
}

const longSigns = new Set([
  '->',
  '++',
  '--',
  '<<',
  '>>',
  '<=',
  '>=',
  '==',
  '!=',
  '&&',
  '||',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '&=',
  '|=',
  '^=',
]);

function getKind(text: string): Lexeme['kind'] {
  if (/^["']/.test(text)) return 'text';
  if (/^\.?\d/.test(text)) return 'number';
  return /^[\p{L}_$]/u.test(text) ? 'name' : 'sign';
}

/** Splits `p.x` at its dots: the tokens of the tracer keep them together. */
function splitDots(text: string): readonly string[] {
  return /^(?:\.?\d|["'])/.test(text)
    ? [text]
    : text.split(/(\.)/).filter((part) => part !== '');
}

/** Reads the lexemes of a source, with its operators of several signs whole. */
export function readLexemes(source: string): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  let lastEnd = '';
  for (const { text, line, column, endLine, endColumn } of tokenize(source)) {
    const isSpaced = lastEnd !== '' && lastEnd !== `${line}:${column}`;
    lastEnd = `${endLine}:${endColumn}`;
    const previous = lexemes.at(-1);
    if (previous && !isSpaced && longSigns.has(previous.text + text)) {
      lexemes[lexemes.length - 1] = {
        ...previous,
        text: previous.text + text,
      };
      continue;
    }
    for (const [place, part] of splitDots(text).entries())
      lexemes.push({
        text: part,
        kind: getKind(part),
        isSpaced: isSpaced && place === 0,
      });
  }
  return lexemes;
}
