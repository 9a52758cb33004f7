import type { Place, SourceFile } from '../engine/types';
import { isNear } from './near';

/** Source around a place. */
export interface Surroundings {
  /**
   * Line before the column, and line from the column on. Columns count bytes.
   */
  readonly before: string;
  readonly at: string;
  /** Masked code before the place, and masked code from the place on. */
  readonly upTo: string;
  readonly onwards: string;
}

/** Name of a macro, a function or a variable of the program, with its place. */
export interface Named {
  readonly name: string;
  readonly place: Place;
}

const textsAndComments =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Masks source: replaces comments and the contents of literals with spaces,
 * keeping every offset.
 */
export const bare = (text: string): string =>
  text.replace(textsAndComments, (part) => {
    const [quote = ''] = part;
    return quote === '/' ? blank(part) : quote + blank(part.slice(2)) + quote;
  });

/** Returns the source around a place, if the place exists. */
export function surroundingsOf(
  files: readonly SourceFile[],
  place: Place | undefined,
): Surroundings | undefined {
  const text = files.find(({ name }) => name === place?.file)?.text;
  if (text === undefined || !place) return undefined;
  const lines = text.split('\n');
  const line = lines[place.line - 1]?.replace(/\r$/, '');
  if (line === undefined) return undefined;
  const bytes = new TextEncoder().encode(line);
  const decoder = new TextDecoder();
  const before = decoder.decode(bytes.subarray(0, place.column - 1));
  const start =
    lines
      .slice(0, place.line - 1)
      .reduce((sum, { length }) => sum + length, 0) +
    place.line -
    1;
  const code = bare(text);
  return {
    before,
    at: decoder.decode(bytes.subarray(place.column - 1)),
    upTo: code.slice(0, start + before.length),
    onwards: code.slice(start + before.length),
  };
}

/**
 * Returns the place right after `code`, in bytes as the compiler counts
 * columns.
 */
export function placeAfter(file: string, code: string): Place {
  const lines = code.split('\n');
  const last = new TextEncoder().encode(lines.at(-1));
  return { file, line: lines.length, column: last.length + 1 };
}

/**
 * Returns the first `#define` of a file whose body matches, among those used in
 * `code`.
 */
export function macroIn(
  code: string,
  file: SourceFile,
  body: RegExp,
): Named | undefined {
  const macroLine = /^([ \t]*#[ \t]*define[ \t]+)(\w+)(?:\([^)]*\))?([ \t].*)$/;
  const used = new Set(bare(code).match(/[A-Za-z_]\w*/g));
  for (const [index, line] of bare(file.text).split('\n').entries()) {
    const [, start = '', name = '', value = ''] = macroLine.exec(line) ?? [];
    if (used.has(name) && body.test(value.trim()))
      return {
        name,
        place: { file: file.name, line: index + 1, column: start.length + 1 },
      };
  }
  return undefined;
}

/**
 * Returns the `fopen` or `freopen` call that names the file, or the only such
 * call of the program.
 */
export function openingOf(
  files: readonly SourceFile[],
  name: string,
): { readonly call: string; readonly place: Place } | undefined {
  const calls = files.flatMap(({ name: file, text }) =>
    [...text.matchAll(/\bf(?:re)?open\s*\(([^();]*)\)/g)].map(
      ({ 0: call, 1: given = '', index }) => ({
        call,
        isNamed: given.includes(`"${name}"`),
        place: placeAfter(file, text.slice(0, index)),
      }),
    ),
  );
  return (
    calls.find(({ isNamed }) => isNamed) ??
    (calls.length === 1 ? calls[0] : undefined)
  );
}

/**
 * Returns the place of the only call of a function; undefined when there are
 * none or several.
 */
export function onlyCallOf(
  files: readonly SourceFile[],
  name: string,
): Place | undefined {
  const calls = files.flatMap(({ name: file, text }) =>
    [...bare(text).matchAll(new RegExp(`\\b${name}\\s*\\(`, 'g'))].map(
      ({ index }) => placeAfter(file, text.slice(0, index)),
    ),
  );
  return calls.length === 1 ? calls[0] : undefined;
}

/**
 * Returns the declared name that `code` spells in two parts: `dia luz` or
 * `dia.luz` for `dia_luz`.
 */
export function splitNameOf(
  names: readonly string[],
  code: string,
): string | undefined {
  const [, first, second] = /^(\w+)(?: +|[.-])(\w+)/.exec(code) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const capital = second.charAt(0).toUpperCase() + second.slice(1);
  const joined = [`${first}_${second}`, first + second, first + capital];
  return names.find((name) => joined.includes(name));
}

const definition =
  /^[ \t]*(?:\w+[ \t*]+)*(?!(?:if|while|switch)\b)(?<name>\w+)[ \t]*\([^;{}]*\)\s*\{/gm;
const prototype = /^(?:\w+[ \t*]+)+(?<name>\w+)[ \t]*\([^;{}]*\)[ \t]*;/gm;

/** Returns the name and the place of each function header that matches. */
const headersIn = (
  files: readonly SourceFile[],
  header: RegExp,
): readonly Named[] =>
  files.flatMap(({ name: file, text }) =>
    [...bare(text).matchAll(header)].map(({ 0: all, index, groups }) => {
      const { name = '' } = groups ?? {};
      const start = index + all.indexOf(name);
      return { name, place: placeAfter(file, text.slice(0, start)) };
    }),
  );

/** Returns the names of the functions that a program defines or declares. */
export const functionNames = (
  files: readonly SourceFile[],
): readonly string[] =>
  [...headersIn(files, definition), ...headersIn(files, prototype)].map(
    ({ name }) => name,
  );

/** Returns the first defined function whose name resembles `wanted`. */
export const definitionNear = (
  files: readonly SourceFile[],
  wanted: string,
): Named | undefined =>
  headersIn(files, definition).find(({ name }) => isNear(name, wanted));

/**
 * Returns the first prototype whose name resembles `wanted` and has no
 * definition.
 */
export function prototypeNear(
  files: readonly SourceFile[],
  wanted: string,
): Named | undefined {
  const defined = headersIn(files, definition).map(({ name }) => name);
  return headersIn(files, prototype).find(
    ({ name }) => isNear(name, wanted) && !defined.includes(name),
  );
}

/** Splits a word into a function and a value: `herira` into `herir` and `a`. */
export function joinedCallOf(
  word: string,
  functions: readonly string[],
  variables: readonly string[],
): { readonly name: string; readonly rest: string } | undefined {
  return functions
    .filter((name) => word.startsWith(name))
    .map((name) => ({ name, rest: word.slice(name.length) }))
    .find(({ rest }) => /^\d+$/.test(rest) || variables.includes(rest));
}

/**
 * Returns true when the code up to the end of the statement has more `)` than
 * `(`.
 */
export function closesTooMany({ upTo, onwards }: Surroundings): boolean {
  const [rest = ''] = /^[^;{]*/.exec(onwards) ?? [];
  const piecesAround = (sign: string) => (upTo + rest).split(sign).length;
  return piecesAround(')') > piecesAround('(');
}

/** Counts the occurrences of a word in `code`. */
export const countWord = (code: string, counted: string): number =>
  code.match(new RegExp(`\\b${counted}\\b`, 'g'))?.length ?? 0;

const numbers = 'int|char|float|double|long|short|unsigned|bool|size_t';
const word = '[\\p{L}_][\\p{L}\\w]*';

/** Name after a type, in the list of a declaration, or after `#define`. */
const declared = new RegExp(
  `(?:\\b(?:${numbers})[ \\t*]+|(?<=\\b(?:${numbers})\\b[^;(){}]*),[ \\t*]*)(${word})(?=[ \\t]*(?:[=,;)]|\\[))|#[ \\t]*define[ \\t]+(${word})`,
  'gu',
);

/**
 * Returns the names that a file declares: after a type, in a list, or by
 * `#define`.
 */
export function declaredNames(
  files: readonly SourceFile[],
  file: string | undefined,
): readonly string[] {
  const text = files.find(({ name }) => name === file)?.text ?? '';
  return [...bare(text).matchAll(declared)].map(
    ([, variable, macro]) => variable ?? macro ?? '',
  );
}

/**
 * Returns the first unused declaration whose name resembles `wanted`, when
 * `wanted` is used more than once.
 */
export function unusedNear(
  files: readonly SourceFile[],
  wanted: string,
): Named | undefined {
  for (const { name: file, text } of files) {
    const code = bare(text);
    for (const { 0: all, 1: name = '', index } of code.matchAll(declared))
      if (
        isNear(name, wanted) &&
        countWord(code, name) === 1 &&
        countWord(code, wanted) > 1
      ) {
        const start = index + all.lastIndexOf(name);
        return { name, place: placeAfter(file, text.slice(0, start)) };
      }
  }
  return undefined;
}

/** Returns the place of the first call of a function. */
export function callOf(
  files: readonly SourceFile[],
  name: string,
): Place | undefined {
  const call = new RegExp(`(?:^|\\W)(?=${name}\\s*\\()`);
  for (const { name: file, text } of files) {
    const found = call.exec(bare(text));
    if (found)
      return placeAfter(file, text.slice(0, found.index + found[0].length));
  }
  return undefined;
}
