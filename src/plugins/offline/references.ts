import { addressesOfSrcset } from '../../../scripts/lib/links.mjs';

// Patterns, since parsing the pages takes as long as all the rest of this.
const tag =
  /<(audio|embed|image|img|input|link|meta|object|script|source|track|use|video)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/g;
const attribute = /([^\s"'=<>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Links to what a page is shown with; others lead elsewhere. */
const shown =
  /^(?:stylesheet|(?:shortcut )?icon|apple-touch-icon|manifest|preload|modulepreload)$/;

const addressAttributes = ['src', 'href', 'xlink:href', 'poster', 'data'];

function attributesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.join('').replaceAll('&amp;', '&'),
    ]),
  );
}

/** What a page names, as it writes it. */
export interface References {
  /** Of the application, which comes when somebody wants it. */
  readonly scripts: readonly string[];
  /** All that it is shown with, besides. */
  readonly others: readonly string[];
}

/** The addresses of all that a page needs to be whole. */
export function referencesOf(html: string): References {
  const scripts: string[] = [];
  const others: string[] = [];
  for (const [, name, text = ''] of html.matchAll(tag)) {
    const attributes = attributesOf(text);
    if (name === 'meta') {
      if (attributes.get('name') === 'app')
        scripts.push(...(attributes.get('content') ?? '').split(' '));
      continue;
    }
    if (name === 'link' && !shown.test(attributes.get('rel') ?? '')) continue;
    for (const each of [...addressAttributes, 'data-full'])
      others.push(attributes.get(each) ?? '');
    for (const each of ['srcset', 'imagesrcset'])
      others.push(...addressesOfSrcset(attributes.get(each) ?? ''));
  }
  return {
    scripts: scripts.filter(Boolean),
    others: others.filter(Boolean),
  };
}

/** The ids of what a script fetches when it needs it. */
export const lazyChunksOf = (script: string): string[] =>
  [...script.matchAll(/\.e\("?([\w~-]+)"?\)/g)].map(([, id = '']) => id);
