const specifierSource = String.raw`%([-+ #0]*)(\*|\d+)?(\.(?:\*|\d*))?(hh|h|ll|l|L|j|z|t)?([a-zA-Z])`;

/** Matches a text that is one specifier of `printf` and nothing else. */
export const singleSpecifierPattern = new RegExp(`^${specifierSource}$`);

/** Matches `%d=0=1`: a specifier and the values that it receives. */
export const specifierAndValuesPattern = new RegExp(
  `^${specifierSource}(?:=[^=]+)+$`,
);

/** Matches the parts that `printf` replaces; `%%` writes a percent sign. */
const specifierPattern = new RegExp(`%%|${specifierSource}`, 'g');

/** Specifier of `printf`, split into its parts. */
export interface Specifier {
  readonly text: string;
  readonly flags?: string | undefined;
  readonly width?: string | undefined;
  readonly precision?: string | undefined;
  readonly length?: string | undefined;
  readonly conversion: string;
}

function createSpecifier([
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

/** Returns the specifiers of a text, in order. */
export function findSpecifiers(text: string): Specifier[] {
  return [...text.matchAll(specifierPattern)]
    .filter(([specifier]) => specifier !== '%%')
    .map(createSpecifier);
}

/** Replaces each specifier of a text by the same string. */
export const replaceSpecifiers = (text: string, replacement: string): string =>
  fillSpecifiers(
    text,
    Array<string>(findSpecifiers(text).length).fill(replacement),
  );

/** Parses the specifier of a rule. */
export function parseSpecifier(text: string): Specifier | undefined {
  const match = singleSpecifierPattern.exec(text);
  return match ? createSpecifier(match) : undefined;
}

/** Replaces the specifiers of a text by strings, in order. */
export function fillSpecifiers(
  text: string,
  replacements: readonly string[],
): string {
  const rest = [...replacements];
  return text.replace(specifierPattern, (matchedText) =>
    matchedText === '%%' ? '%' : (rest.shift() ?? ''),
  );
}

/**
 * Pairs each specifier of a text with the index of its value; each `*` takes a
 * value, too.
 */
export function assignSlots(
  text: string,
): readonly { readonly specifier: Specifier; readonly slot: number }[] {
  let next = 0;
  return findSpecifiers(text).map((specifier) => {
    const slot = next + specifier.text.split('*').length - 1;
    next = slot + 1;
    return { specifier, slot };
  });
}

/** Counts the values that a text takes: one for each specifier and each `*`. */
export const countSlots = (text: string): number =>
  (assignSlots(text).at(-1)?.slot ?? -1) + 1;

/**
 * Returns true when a part is as asked: `.02` equals `.2`, and the value of a
 * `*` may be any.
 */
const isSamePart = (
  writtenPart: string | undefined,
  askedPart: string,
): boolean =>
  writtenPart?.includes('*') === true ||
  writtenPart?.replace(/^\.0+(?=\d)/, '.') === askedPart;

/**
 * Returns true when a specifier satisfies the required one: `%0.1lf` is a
 * `%.1f`. It may have other parts, since the output shows if they are right,
 * but not a width that pads the other side.
 */
export const isSpecifierLike = (
  specifier: Specifier,
  askedSpecifier: Specifier,
): boolean =>
  specifier.conversion === askedSpecifier.conversion &&
  (askedSpecifier.width === undefined ||
    specifier.flags?.includes('-') === askedSpecifier.flags?.includes('-')) &&
  (['width', 'precision', 'length'] as const).every(
    (part) =>
      askedSpecifier[part] === undefined ||
      isSamePart(specifier[part], askedSpecifier[part]),
  );
