import {
  attribute,
  elements,
  textOf,
  type Document,
} from '../../../scripts/lib/html.mjs';

/**
 * Attributes that the browser and the inline loader change before the
 * application runs.
 */
const changing = [
  'open',
  'hidden',
  'aria-busy',
  'aria-expanded',
  'aria-pressed',
  'data-heard',
];

// Inline scripts set attributes on <html> before the first paint: any attribute
// named in a script, or on <html> in the sheet, may appear there.
const inScript = /\b(?:data|aria)-[a-z][a-z-]*/g;
const onRoot = /(?:html|:root)(?:\[[^\]]*\]|:(?:is|not|where)\([^)]*\))+/g;
const asked = /\[([\w-]+)/g;

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

function scriptsOf(document: Document): string[] {
  return [...elements(document)]
    .filter(({ tagName }) => tagName === 'script')
    .map(textOf);
}

/**
 * Returns the attributes that a page lacks as served but its styles must
 * support.
 */
export function stateNames(
  css: string,
  documents: readonly Document[],
): ReadonlySet<string> {
  const onHtml = matches(css, onRoot).flatMap((selector) =>
    [...selector.matchAll(asked)].map(([, name = '']) => name),
  );
  const written = new Set(documents.flatMap(scriptsOf));
  return new Set([
    ...changing,
    ...onHtml,
    ...[...written].flatMap((script) => matches(script, inScript)),
  ]);
}

/**
 * Returns the names of a page that selectors can match: `p`, `.class`, `#id`,
 * `[name`.
 */
export function wordsOf(document: Document): ReadonlySet<string> {
  const words = new Set<string>();
  for (const element of elements(document)) {
    words.add(element.tagName);
    for (const { name, value } of element.attrs) {
      words.add(`[${name}`);
      if (name === 'id') words.add(`#${value}`);
      if (name === 'class')
        for (const word of value.split(/\s+/)) words.add(`.${word}`);
    }
  }
  return words;
}

/**
 * Returns the custom properties that `style` attributes of the pages set or
 * read.
 */
export function ownProperties(
  documents: readonly Document[],
): ReadonlySet<string> {
  return new Set(
    documents
      .flatMap((document) => [...elements(document)])
      .flatMap((element) =>
        matches(attribute(element, 'style') ?? '', /--[\w-]+/g),
      ),
  );
}
