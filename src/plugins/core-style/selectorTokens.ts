import {
  getAttribute,
  walkElements,
  getOwnText,
  type Document,
} from '../../../scripts/lib/html.mjs';

/**
 * Attributes that the browser and the inline loader change before the
 * application runs.
 */
const DYNAMIC_ATTRIBUTES = [
  'open',
  'hidden',
  'aria-busy',
  'aria-expanded',
  'aria-pressed',
  'data-heard',
];

// Inline scripts set attributes on <html> before the first paint: any attribute
// named in a script, or on <html> in the sheet, may appear there.
const ATTRIBUTE_IN_SCRIPT = /\b(?:data|aria)-[a-z][a-z-]*/g;
const ROOT_SELECTOR =
  /(?:html|:root)(?:\[[^\]]*\]|:(?:is|not|where)\([^)]*\))+/g;
const ATTRIBUTE_SELECTOR = /\[([\w-]+)/g;

function matchAllText(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([match]) => match);
}

function readScripts(document: Document): string[] {
  return [...walkElements(document)]
    .filter(({ tagName }) => tagName === 'script')
    .map(getOwnText);
}

/**
 * Returns the attributes that a page lacks as served but its styles must
 * support.
 */
export function collectStateAttributes(
  css: string,
  documents: readonly Document[],
): ReadonlySet<string> {
  const onHtml = matchAllText(css, ROOT_SELECTOR).flatMap((selector) =>
    [...selector.matchAll(ATTRIBUTE_SELECTOR)].map(([, name = '']) => name),
  );
  const usedTokens = new Set(documents.flatMap(readScripts));
  return new Set([
    ...DYNAMIC_ATTRIBUTES,
    ...onHtml,
    ...[...usedTokens].flatMap((script) =>
      matchAllText(script, ATTRIBUTE_IN_SCRIPT),
    ),
  ]);
}

/**
 * Returns the names of a page that selectors can match: `p`, `.class`, `#id`,
 * `[name`.
 */
export function collectSelectorTokens(document: Document): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const element of walkElements(document)) {
    tokens.add(element.tagName);
    for (const { name, value } of element.attrs) {
      tokens.add(`[${name}`);
      if (name === 'id') tokens.add(`#${value}`);
      if (name === 'class')
        for (const word of value.split(/\s+/)) tokens.add(`.${word}`);
    }
  }
  return tokens;
}

/**
 * Returns the custom properties that `style` attributes of the pages set or
 * read.
 */
export function collectInlineProperties(
  documents: readonly Document[],
): ReadonlySet<string> {
  return new Set(
    documents
      .flatMap((document) => [...walkElements(document)])
      .flatMap((element) =>
        matchAllText(getAttribute(element, 'style') ?? '', /--[\w-]+/g),
      ),
  );
}
