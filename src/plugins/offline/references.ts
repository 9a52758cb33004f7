import { parseSrcset } from '../../../scripts/lib/links.mjs';

// Uses patterns: parsing the pages would take as long as the rest of this
// plugin.
const tag =
  /<(audio|embed|image|img|input|link|meta|object|script|source|track|use|video)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const attribute = /([^\s"'=<>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * Matches the `rel` of links to files that display a page; other links lead
 * elsewhere.
 */
const DISPLAY_REL =
  /^(?:stylesheet|(?:shortcut )?icon|apple-touch-icon|manifest|preload|modulepreload)$/;

const addressAttributes = ['src', 'href', 'xlink:href', 'poster', 'data'];

function parseAttributes(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.join('').replaceAll('&amp;', '&'),
    ]),
  );
}

/** Addresses of the files that a page uses, as written in it. */
export interface References {
  /** Scripts of the application, which is loaded on demand. */
  readonly scripts: readonly string[];
  /** Other files that the page needs. */
  readonly others: readonly string[];
}

/** Returns the addresses of all files that a page needs. */
export function findReferences(html: string): References {
  const scripts: string[] = [];
  const otherAddresses: string[] = [];
  for (const [, name, text = ''] of html.matchAll(tag)) {
    const attributes = parseAttributes(text);
    if (name === 'meta') {
      if (attributes.get('name') === 'app')
        scripts.push(...(attributes.get('content') ?? '').split(' '));
      continue;
    }
    if (name === 'link' && !DISPLAY_REL.test(attributes.get('rel') ?? ''))
      continue;
    for (const attributeName of [...addressAttributes, 'data-full'])
      otherAddresses.push(attributes.get(attributeName) ?? '');
    for (const attributeName of ['srcset', 'imagesrcset'])
      otherAddresses.push(...parseSrcset(attributes.get(attributeName) ?? ''));
  }
  return {
    scripts: scripts.filter(Boolean),
    others: otherAddresses.filter(Boolean),
  };
}

const control = /\sdata-live=(?:"([^"]*)"|([^\s">]+))/g;

/**
 * Returns the names of the controls of a page that start what they need, as in
 * the `chunks` and `engines` of the laboratories.
 */
export const findControls = (html: string): string[] =>
  [...html.matchAll(control)].map(
    ([, quotedValue, bareValue]) => quotedValue ?? bareValue ?? '',
  );

/** Returns the ids of the chunks that a script loads lazily. */
export const findLazyChunks = (script: string): string[] =>
  [...script.matchAll(/\.e\("?([\w~-]+)"?\)/g)].map(([, id = '']) => id);
