import type { Place, SourceFile } from '../engine/types';
import { getFunctionBlocks } from './blocks';
import { isSimilar } from './isSimilar';

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
export interface NamedPlace {
  readonly name: string;
  readonly place: Place;
}

const literalsAndComments =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g;

const blankText = (text: string) => text.replace(/[^\n]/g, ' ');

/**
 * Masks source: replaces comments and the contents of literals with spaces,
 * keeping every offset.
 */
export const maskSource = (text: string): string =>
  text.replace(literalsAndComments, (part) => {
    const [quote = ''] = part;
    return quote === '/'
      ? blankText(part)
      : quote + blankText(part.slice(2)) + quote;
  });

/** Returns the source around a place, if the place exists. */
export function getSurroundings(
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
  const code = maskSource(text);
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
export function getPlaceAfter(file: string, code: string): Place {
  const lines = code.split('\n');
  const last = new TextEncoder().encode(lines.at(-1));
  return { file, line: lines.length, column: last.length + 1 };
}

/**
 * Returns the first `#define` of a file whose body matches, among those used in
 * `code`.
 */
export function findUsedMacro(
  code: string,
  file: SourceFile,
  body: RegExp,
): NamedPlace | undefined {
  const macroLine = /^([ \t]*#[ \t]*define[ \t]+)(\w+)(?:\([^)]*\))?([ \t].*)$/;
  const usedNames = new Set(maskSource(code).match(/[A-Za-z_]\w*/g));
  for (const [index, line] of maskSource(file.text).split('\n').entries()) {
    const [, start = '', name = '', value = ''] = macroLine.exec(line) ?? [];
    if (usedNames.has(name) && body.test(value.trim()))
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
export function findFileOpening(
  files: readonly SourceFile[],
  name: string,
): { readonly call: string; readonly place: Place } | undefined {
  const calls = files.flatMap(({ name: file, text }) =>
    [...text.matchAll(/\bf(?:re)?open\s*\(([^();]*)\)/g)].map(
      ({ 0: call, 1: argumentText = '', index }) => ({
        call,
        isNamed: argumentText.includes(`"${name}"`),
        place: getPlaceAfter(file, text.slice(0, index)),
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
export function findOnlyCall(
  files: readonly SourceFile[],
  name: string,
): Place | undefined {
  const calls = files.flatMap(({ name: file, text }) =>
    [...maskSource(text).matchAll(new RegExp(`\\b${name}\\s*\\(`, 'g'))].map(
      ({ index }) => getPlaceAfter(file, text.slice(0, index)),
    ),
  );
  return calls.length === 1 ? calls[0] : undefined;
}

/**
 * Returns the place where a function first calls itself; undefined when no
 * function of the program does, or several do.
 */
export function findOnlyRecursion(
  files: readonly SourceFile[],
): Place | undefined {
  const calls = files.flatMap(({ name: file, text }) => {
    const code = maskSource(text);
    return getFunctionBlocks(code).flatMap(({ name, open, end }) => {
      const call = new RegExp(`\\b${name}\\s*\\(`).exec(code.slice(open, end));
      return call
        ? [getPlaceAfter(file, text.slice(0, open + call.index))]
        : [];
    });
  });
  return calls.length === 1 ? calls[0] : undefined;
}

/**
 * Returns the declared name that `code` spells in two parts: `dia luz` or
 * `dia.luz` for `dia_luz`.
 */
export function matchSplitName(
  names: readonly string[],
  code: string,
): string | undefined {
  const [, first, second] = /^(\w+)(?: +|[.-])(\w+)/.exec(code) ?? [];
  if (first === undefined || second === undefined) return undefined;
  const capital = second.charAt(0).toUpperCase() + second.slice(1);
  const joinedNames = [`${first}_${second}`, first + second, first + capital];
  return names.find((name) => joinedNames.includes(name));
}

const functionDefinition =
  /^[ \t]*(?:\w+[ \t*]+)*(?!(?:if|while|switch)\b)(?<name>\w+)[ \t]*\([^;{}]*\)\s*\{/gm;
const functionPrototype =
  /^(?:\w+[ \t*]+)+(?<name>\w+)[ \t]*\([^;{}]*\)[ \t]*;/gm;

/** Returns the name and the place of each function header that matches. */
const findHeaders = (
  files: readonly SourceFile[],
  header: RegExp,
): readonly NamedPlace[] =>
  files.flatMap(({ name: file, text }) =>
    [...maskSource(text).matchAll(header)].map(
      ({ 0: matchedText, index, groups }) => {
        const { name = '' } = groups ?? {};
        const start = index + matchedText.indexOf(name);
        return { name, place: getPlaceAfter(file, text.slice(0, start)) };
      },
    ),
  );

/** Returns the names of the functions that a program defines or declares. */
export const getFunctionNames = (
  files: readonly SourceFile[],
): readonly string[] =>
  [
    ...findHeaders(files, functionDefinition),
    ...findHeaders(files, functionPrototype),
  ].map(({ name }) => name);

/** Returns the first defined function whose name resembles `wantedName`. */
export const findSimilarDefinition = (
  files: readonly SourceFile[],
  wantedName: string,
): NamedPlace | undefined =>
  findHeaders(files, functionDefinition).find(({ name }) =>
    isSimilar(name, wantedName),
  );

/**
 * Returns the first prototype whose name resembles `wantedName` and has no
 * definition.
 */
export function findSimilarPrototype(
  files: readonly SourceFile[],
  wantedName: string,
): NamedPlace | undefined {
  const definedFunctions = findHeaders(files, functionDefinition).map(
    ({ name }) => name,
  );
  return findHeaders(files, functionPrototype).find(
    ({ name }) =>
      isSimilar(name, wantedName) && !definedFunctions.includes(name),
  );
}

/** Splits a word into a function and a value: `herira` into `herir` and `a`. */
export function splitJoinedCall(
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
export function hasExtraParenthesis({ upTo, onwards }: Surroundings): boolean {
  const [rest = ''] = /^[^;{]*/.exec(onwards) ?? [];
  const countPieces = (sign: string) => (upTo + rest).split(sign).length;
  return countPieces(')') > countPieces('(');
}

/** Counts the occurrences of a word in `code`. */
export const countWord = (code: string, word: string): number =>
  code.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0;

const numberTypes = 'int|char|float|double|long|short|unsigned|bool|size_t';
const identifier = '[\\p{L}_][\\p{L}\\w]*';

/** Name after a type, in the list of a declaration, or after `#define`. */
const declarationPattern = new RegExp(
  `(?:\\b(?:${numberTypes})[ \\t*]+|(?<=\\b(?:${numberTypes})\\b[^;(){}]*),[ \\t*]*)(${identifier})(?=[ \\t]*(?:[=,;)]|\\[))|#[ \\t]*define[ \\t]+(${identifier})`,
  'gu',
);

/**
 * Returns the names that a file declares: after a type, in a list, or by
 * `#define`.
 */
export function getDeclaredNames(
  files: readonly SourceFile[],
  file: string | undefined,
): readonly string[] {
  const text = files.find(({ name }) => name === file)?.text ?? '';
  return [...maskSource(text).matchAll(declarationPattern)].map(
    ([, variable, macro]) => variable ?? macro ?? '',
  );
}

/**
 * Returns the first unused declaration whose name resembles `wantedName`, when
 * `wantedName` is used more than once.
 */
export function findSimilarUnused(
  files: readonly SourceFile[],
  wantedName: string,
): NamedPlace | undefined {
  for (const { name: file, text } of files) {
    const code = maskSource(text);
    for (const { 0: matchedText, 1: name = '', index } of code.matchAll(
      declarationPattern,
    ))
      if (
        isSimilar(name, wantedName) &&
        countWord(code, name) === 1 &&
        countWord(code, wantedName) > 1
      ) {
        const start = index + matchedText.lastIndexOf(name);
        return { name, place: getPlaceAfter(file, text.slice(0, start)) };
      }
  }
  return undefined;
}

/** Returns the place of the first call of a function. */
export function findFirstCall(
  files: readonly SourceFile[],
  name: string,
): Place | undefined {
  const call = new RegExp(`(?:^|\\W)(?=${name}\\s*\\()`);
  for (const { name: file, text } of files) {
    const callMatch = call.exec(maskSource(text));
    if (callMatch)
      return getPlaceAfter(
        file,
        text.slice(0, callMatch.index + callMatch[0].length),
      );
  }
  return undefined;
}
