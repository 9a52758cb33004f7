import { piecesOf } from './tokens';
import type { Piece } from './tokens';
import type { UsedWord } from './types';

/** What the grammar is sure of. */
const certainKinds = ['keyword', 'function', 'operator', 'constant'];

/** `%5.2f` is the word `%f`, `%-3ld` is `%ld`; a blank is no flag, or «100 % de» would be one. */
const specifier =
  /%[-+0#]*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?(hh|h|ll|l|j|z|t|L)?([diouxXeEfFgGaAcspn%])/g;
const escape = /\\(?:[abefnrtv0?"'\\]|x[\dA-Fa-f]+)/g;

function wordsOfString({ text, line }: Piece): UsedWord[] {
  const specifiers = [...text.matchAll(specifier)].map(
    ([, length = '', conversion = '']) => `%${length}${conversion}`,
  );
  return [...specifiers, ...(text.match(escape) ?? [])].map((word) => ({
    word,
    line,
    certain: true,
  }));
}

/** `return f(x)` calls; `int f(int x)` says what `f` is. */
const notTypes = new Set(['return', 'else', 'do', 'case', 'sizeof']);

/** The grammar has no name for it: it comes from `stdbool.h`. */
const plainType = /\bbool\s*$/;

/** The functions that a program brings along, and those it says how to call. */
function ownFunctions(pieces: readonly Piece[]): ReadonlySet<string> {
  const own = new Set<string>();
  const full = pieces.filter(({ text }) => text.trim() !== '');
  for (const [index, { kinds, text }] of full.entries()) {
    const before = full
      .slice(0, index)
      .findLast((piece) => piece.text.trim() !== '*');
    if (!kinds.includes('function') || !before) continue;
    const isType =
      before.kinds.includes('keyword') ||
      before.kinds.includes('class-name') ||
      plainType.test(before.text);
    if (isType && !notTypes.has(before.text.trim())) own.add(text);
  }
  return own;
}

function wordsOfPiece(piece: Piece): UsedWord[] {
  const { kinds, line } = piece;
  const text = piece.text.trim();
  if (kinds.includes('comment') || text === '') return [];
  if (kinds.includes('macro') && kinds.includes('directive'))
    return [{ word: `#${text}`, line, certain: true }];
  if (kinds.includes('macro') && /^<.+>$/.test(text))
    return [{ word: text.slice(1, -1), line, certain: true }];
  if (kinds.includes('string') || kinds.includes('char'))
    return wordsOfString(piece);
  const certain = certainKinds.some((kind) => kinds.includes(kind));
  if (certain) return [{ word: text, line, certain }];
  const names = piece.text.matchAll(/\w+|[^\w\s]/g);
  return [...names].map(({ 0: word, index }) => ({
    word,
    line: line + piece.text.slice(0, index).split('\n').length - 1,
    certain: false,
  }));
}

/** The keywords, functions, headers, operators, specifiers and escapes of a program or of a part of one. */
export function wordsOfC(code: string): UsedWord[] {
  const pieces = piecesOf(code, 'c');
  const own = ownFunctions(pieces);
  return pieces
    .flatMap(wordsOfPiece)
    .map((used) => (own.has(used.word) ? { ...used, certain: false } : used));
}
