const source = String.raw`%([-+ #0]*)(\*|\d+)?(\.(?:\*|\d*))?(hh|h|ll|l|L|j|z|t)?([a-zA-Z])`;

/** A text that is one specifier of `printf` and nothing else. */
export const oneSpecifier = new RegExp(`^${source}$`);

/** `%d=0=1`: a specifier and what it receives. */
export const specifierAndValues = new RegExp(`^${source}(?:=[^=]+)+$`);

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
  fillSpecifiers(text, Array<string>(specifiersOf(text).length).fill(by));

/** A specifier as authors ask for it. */
export function readSpecifier(asked: string): Specifier | undefined {
  const match = oneSpecifier.exec(asked);
  return match ? partsOf(match) : undefined;
}

/** A text with these in place of its specifiers, in order. */
export function fillSpecifiers(text: string, by: readonly string[]): string {
  const rest = [...by];
  return text.replace(inText, (found) =>
    found === '%%' ? '%' : (rest.shift() ?? ''),
  );
}

/** Each specifier of a text, and which of the values after it is its own: a `*` takes one too. */
export function specifierSlots(
  text: string,
): readonly { readonly specifier: Specifier; readonly slot: number }[] {
  let next = 0;
  return specifiersOf(text).map((specifier) => {
    const slot = next + specifier.text.split('*').length - 1;
    next = slot + 1;
    return { specifier, slot };
  });
}

/** How many values a text takes: one for each specifier and each `*` in it. */
export const slotsOf = (text: string): number =>
  (specifierSlots(text).at(-1)?.slot ?? -1) + 1;

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
