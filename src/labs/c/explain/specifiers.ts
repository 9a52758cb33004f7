import type { Place, SourceFile } from '../engine/types';
import { placeAfter, surroundingsOf } from './source';

/** Conversion specifier of a `printf` or `scanf` format. */
interface Specifier {
  readonly letter: string;
  readonly place: Place;
}

/** Unfinished call, from its name up to one of its arguments. */
const callUpTo =
  /\b(?<to>f|s|sn)?(?:printf|scanf)\s*\((?<given>(?:[^();]|\((?:[^();]|\([^()]*\))*\))*)$/;

/** Number of arguments before the format, by prefix of the function name. */
const beforeText: Readonly<Record<string, number>> = { f: 1, s: 1, sn: 2 };

const onlyTexts = /^(?:\s*"(?:[^"\\]|\\.)*")+\s*$/;
const specifier = /%(?:%|[-+ #\d.*]*(?:hh?|ll?|[jztL])?(?<letter>[A-Za-z[]))/g;

const withoutCommas = (part: string) => part.replaceAll(',', ' ');

/**
 * Splits the arguments of an unfinished call; the last one may be incomplete.
 */
const valuesOf = (given: string): readonly string[] =>
  given.replace(/\((?:[^()]|\([^()]*\))*\)/g, withoutCommas).split(',');

/**
 * Returns the specifier of the argument that begins at `place`. Undefined when
 * the format is not a literal, or has a `*` that takes another argument.
 */
export function specifierFor(
  files: readonly SourceFile[],
  place: Place | undefined,
): Specifier | undefined {
  const { upTo = '' } = surroundingsOf(files, place) ?? {};
  const { to = '', given } = callUpTo.exec(upTo)?.groups ?? {};
  const file = files.find(({ name }) => name === place?.file);
  if (given === undefined || !file) return undefined;
  const values = valuesOf(given);
  const first = beforeText[to] ?? 0;
  const start = values
    .slice(0, first)
    .reduce((sum, { length }) => sum + length + 1, upTo.length - given.length);
  const text = file.text.slice(start, start + (values[first] ?? '').length);
  if (!onlyTexts.test(text)) return undefined;
  const all = [...text.matchAll(specifier)].filter(
    ({ groups }) => groups?.letter,
  );
  const found = all[values.length - first - 2];
  if (!found || all.some(([whole]) => whole.includes('*'))) return undefined;
  return {
    letter: found.groups?.letter ?? '',
    place: placeAfter(file.name, file.text.slice(0, start + found.index)),
  };
}
