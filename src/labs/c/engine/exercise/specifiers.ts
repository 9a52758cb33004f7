const source = String.raw`%([-+ #0]*)(\*|\d+)?(\.(?:\*|\d*))?(hh|h|ll|l|L|j|z|t)?([a-zA-Z])`;

/** A text that is one specifier of `printf` and nothing else. */
export const oneSpecifier = new RegExp(`^${source}$`);

/** What `printf` replaces; `%%` stands for a sign that it writes. */
const inText = new RegExp(`%%|${source}`, 'g');

/** A specifier of `printf`, in its parts. */
export interface Specifier {
  readonly text: string;
  readonly flags?: string | undefined;
  readonly width?: string | undefined;
  readonly precision?: string | undefined;
  readonly length?: string | undefined;
  readonly conversion: string;
}

function partsOf([
  text,
  flags,
  width,
  precision,
  length,
  conversion = '',
]: RegExpExecArray): Specifier {
  return {
    ...{ text, flags, width, precision, length },
    conversion: conversion === 'i' ? 'd' : conversion,
  };
}

/** The specifiers of a text, in its order. */
export function specifiersOf(text: string): Specifier[] {
  return [...text.matchAll(inText)]
    .filter(([found]) => found !== '%%')
    .map(partsOf);
}

/** A text with this in place of each specifier. */
export const replaceSpecifiers = (text: string, by: string): string =>
  text.replace(inText, (found) => (found === '%%' ? '%' : by));

/** A specifier as authors ask for it. */
export function readSpecifier(asked: string): Specifier | undefined {
  const match = oneSpecifier.exec(asked);
  return match ? partsOf(match) : undefined;
}

/** How many values a text takes: one for each specifier and each `*` in it. */
export const slotsOf = (text: string): number =>
  specifiersOf(text).reduce(
    (sum, each) => sum + each.text.split('*').length,
    0,
  );

/** `.02` says what `.2` does; what an `*` stands for is a value. */
const isSame = (written: string | undefined, asked: string): boolean =>
  written?.includes('*') === true ||
  written?.replace(/^\.0+(?=\d)/, '.') === asked;

/**
 * Whether a specifier does what was asked: `%0.1lf` is a `%.1f`. What was not
 * asked for may be there, and the output says whether it should; but a width
 * that fills the other side is another.
 */
export const isLike = (specifier: Specifier, asked: Specifier): boolean =>
  specifier.conversion === asked.conversion &&
  (asked.width === undefined ||
    specifier.flags?.includes('-') === asked.flags?.includes('-')) &&
  (['width', 'precision', 'length'] as const).every(
    (part) => asked[part] === undefined || isSame(specifier[part], asked[part]),
  );
