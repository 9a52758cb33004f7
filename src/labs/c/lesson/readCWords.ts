import { splitTokens } from '../../kit/lesson/splitTokens';
import type { Piece } from '../../kit/lesson/splitTokens';
import type { UsedWord } from '../../kit/lesson/types';

/** Kinds of tokens that are certainly words of the language. */
const certainKinds = ['keyword', 'function', 'operator', 'constant'];

/**
 * Matches a format specifier: `%5.2f` yields `%f`; `%-3ld`, `%ld`. The space
 * flag is left out, or «100 % de» would match.
 */
const specifier =
  /%[-+0#]*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?(hh|h|ll|l|j|z|t|L)?([diouxXeEfFgGaAcspn%])/g;
const escape = /\\(?:[abefnrtv0?"'\\]|x[\dA-Fa-f]+)/g;

function readWordsOfString({ text, line }: Piece): UsedWord[] {
  const specifiers = [...text.matchAll(specifier)].map(
    ([, length = '', conversion = '']) => `%${length}${conversion}`,
  );
  return [...specifiers, ...(text.match(escape) ?? [])].map((word) => ({
    word,
    line,
    certain: true,
  }));
}

/**
 * Keywords that precede a call: `return f(x)` calls `f`, while `int f(int x)`
 * declares it.
 */
const notTypes = new Set(['return', 'else', 'do', 'case', 'sizeof']);

/** Type from `stdbool.h`, which the grammar does not recognize. */
const plainType = /\bbool\s*$/;

/** Collects the functions that a program defines or declares. */
function findOwnFunctions(pieces: readonly Piece[]): ReadonlySet<string> {
  const ownNames = new Set<string>();
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
    if (isType && !notTypes.has(before.text.trim())) ownNames.add(text);
  }
  return ownNames;
}

function readWordsOfPiece(piece: Piece): UsedWord[] {
  const { kinds, line } = piece;
  const text = piece.text.trim();
  if (kinds.includes('comment') || text === '') return [];
  if (kinds.includes('macro') && kinds.includes('directive'))
    return [{ word: `#${text}`, line, certain: true }];
  if (kinds.includes('macro') && /^<.+>$/.test(text))
    return [{ word: text.slice(1, -1), line, certain: true }];
  if (kinds.includes('string') || kinds.includes('char'))
    return readWordsOfString(piece);
  const certain = certainKinds.some((kind) => kinds.includes(kind));
  if (certain) return [{ word: text, line, certain }];
  const names = piece.text.matchAll(/\w+|[^\w\s]/g);
  return [...names].map(({ 0: word, index }) => ({
    word,
    line: line + piece.text.slice(0, index).split('\n').length - 1,
    certain: false,
  }));
}

/**
 * Lists the keywords, functions, headers, operators, specifiers and escape
 * sequences of C code.
 *
 * @param otherFiles Code of the other files of the program, whose functions are
 *   not words of the language.
 */
export function readCWords(code: string, otherFiles = ''): UsedWord[] {
  const pieces = splitTokens(code, 'c');
  const ownNames = findOwnFunctions([
    ...splitTokens(otherFiles, 'c'),
    ...pieces,
  ]);
  return pieces
    .flatMap(readWordsOfPiece)
    .map((usedWord) =>
      ownNames.has(usedWord.word) ? { ...usedWord, certain: false } : usedWord,
    );
}
