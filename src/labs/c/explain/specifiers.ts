import type { Place, SourceFile } from '../engine/types';
import { placeAfter, surroundingsOf } from './source';

/** What the text of a `printf` or of a `scanf` says of one of the values. */
interface Specifier {
  readonly letter: string;
  readonly place: Place;
}

/** A call from its name up to one of the values that it is given. */
const callUpTo =
  /\b(?<to>f|s|sn)?(?:printf|scanf)\s*\((?<given>(?:[^();]|\((?:[^();]|\([^()]*\))*\))*)$/;

/** How many values come before the text, by how the function's name begins. */
const beforeText: Readonly<Record<string, number>> = { f: 1, s: 1, sn: 2 };

const onlyTexts = /^(?:\s*"(?:[^"\\]|\\.)*")+\s*$/;
const specifier = /%(?:%|[-+ #\d.*]*(?:hh?|ll?|[jztL])?(?<letter>[A-Za-z[]))/g;

const withoutCommas = (part: string) => part.replaceAll(',', ' ');

/** The values of a call as they are written, the last one as far as it goes. */
const valuesOf = (given: string): readonly string[] =>
  given.replace(/\((?:[^()]|\([^()]*\))*\)/g, withoutCommas).split(',');

/**
 * The specifier for the value that begins at a place, if it is one of a call
 * whose text is written in it, without a `*` that takes another value.
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
