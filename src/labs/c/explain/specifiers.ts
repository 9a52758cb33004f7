import type { Place, SourceFile } from '../engine/types';
import { getPlaceAfter, getSurroundings } from './source';

/** Conversion specifier of a `printf` or `scanf` format. */
interface Specifier {
  readonly letter: string;
  readonly place: Place;
}

/** Unfinished call, from its name up to one of its arguments. */
const unfinishedCall =
  /\b(?<to>f|s|sn)?(?:printf|scanf)\s*\((?<given>(?:[^();]|\((?:[^();]|\([^()]*\))*\))*)$/;

/** Number of arguments before the format, by prefix of the function name. */
const argumentsBeforeFormat: Readonly<Record<string, number>> = {
  f: 1,
  s: 1,
  sn: 2,
};

const stringLiterals = /^(?:\s*"(?:[^"\\]|\\.)*")+\s*$/;
const specifierPattern =
  /%(?:%|[-+ #\d.*]*(?:hh?|ll?|[jztL])?(?<letter>[A-Za-z[]))/g;

const blankCommas = (part: string) => part.replaceAll(',', ' ');

/**
 * Splits the arguments of an unfinished call; the last one may be incomplete.
 */
const splitCallArguments = (argumentText: string): readonly string[] =>
  argumentText.replace(/\((?:[^()]|\([^()]*\))*\)/g, blankCommas).split(',');

/**
 * Returns the specifier of the argument that begins at `place`. Undefined when
 * the format is not a literal, or has a `*` that takes another argument.
 */
export function findSpecifier(
  files: readonly SourceFile[],
  place: Place | undefined,
): Specifier | undefined {
  const { upTo = '' } = getSurroundings(files, place) ?? {};
  const { to = '', given } = unfinishedCall.exec(upTo)?.groups ?? {};
  const file = files.find(({ name }) => name === place?.file);
  if (given === undefined || !file) return undefined;
  const values = splitCallArguments(given);
  const first = argumentsBeforeFormat[to] ?? 0;
  const start = values
    .slice(0, first)
    .reduce((sum, { length }) => sum + length + 1, upTo.length - given.length);
  const text = file.text.slice(start, start + (values[first] ?? '').length);
  if (!stringLiterals.test(text)) return undefined;
  const specifiers = [...text.matchAll(specifierPattern)].filter(
    ({ groups }) => groups?.letter,
  );
  const specifier = specifiers[values.length - first - 2];
  if (
    !specifier ||
    specifiers.some(([specifierText]) => specifierText.includes('*'))
  )
    return undefined;
  return {
    letter: specifier.groups?.letter ?? '',
    place: getPlaceAfter(
      file.name,
      file.text.slice(0, start + specifier.index),
    ),
  };
}
