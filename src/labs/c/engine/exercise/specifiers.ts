const source = String.raw`%([-+ #0]*)(\*|\d+)?(\.(?:\*|\d*))?(hh|h|ll|l|L|j|z|t)?([a-zA-Z])`;

/** A text that is one specifier of `printf` and nothing else. */
export const oneSpecifier = new RegExp(`^${source}$`);

/** What `printf` replaces; `%%` stands for a sign that it writes. */
const inText = new RegExp(`%%|${source}`, 'g');

/** A specifier of `printf`, in its parts. */
export interface Specifier {
  readonly text: string;
  readonly width?: string | undefined;
  readonly precision?: string | undefined;
  readonly length?: string | undefined;
  readonly conversion: string;
}

function partsOf([
  text,
  ,
  width,
  precision,
  length,
  conversion = '',
]: RegExpExecArray): Specifier {
  return {
    ...{ text, width, precision, length },
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

/**
 * Whether a specifier does what was asked: `%0.1lf` is a `%.1f`. What was not
 * asked for may be there; the output says whether it should.
 */
export const isLike = (specifier: Specifier, asked: Specifier): boolean =>
  specifier.conversion === asked.conversion &&
  (['width', 'precision', 'length'] as const).every(
    (part) => asked[part] === undefined || asked[part] === specifier[part],
  );
