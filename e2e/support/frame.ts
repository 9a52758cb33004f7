import { elements } from '../../scripts/lib/html.mjs';
import type { Element } from '../../scripts/lib/html.mjs';
import type { BuiltPage } from './builtSite';
import { value } from './dom';

type Framed = Pick<BuiltPage, 'route' | 'document'>;

/** A page of an edition that no longer changes. */
export const isFrozen = ({ route }: Pick<BuiltPage, 'route'>): boolean =>
  /^\/\d+\.\d+\//.test(route);

function kindOf(element: Element): string {
  const classes = value(element, 'class').split(/\s+/).filter(Boolean).sort();
  const role = value(element, 'role');
  return [
    element.tagName,
    ...classes.map((name) => `.${name}`),
    ...(role === '' ? [] : [`[role=${role}]`]),
  ].join('');
}

/**
 * What a page is built of, whatever it says: each kind of element, by its tag,
 * classes and role, and the kind that holds it.
 */
function kindsOfElements({ document }: Framed): string[] {
  const kinds = new Set<string>();
  const body = [...elements(document)].find(
    ({ tagName }) => tagName === 'body',
  );
  for (const element of body ? elements(body) : []) {
    const parent = element.parentNode;
    // The root's classes are the page's name and edition.
    if (parent && 'tagName' in parent && element !== body)
      kinds.add(`${kindOf(parent)} > ${kindOf(element)}`);
  }
  return [...kinds];
}

/** Addresses in an attribute of the elements with a tag. */
function addresses(
  { document }: Framed,
  tag: 'script' | 'link',
  name: 'src' | 'href',
): string[] {
  return [...elements(document)]
    .filter(({ tagName }) => tagName === tag)
    .filter((each) => tag === 'script' || value(each, 'rel') === 'stylesheet')
    .map((each) => value(each, name))
    .filter((address) => address !== '');
}

const stylesOf = (page: Framed): string[] => addresses(page, 'link', 'href');

/** Of the pages that have the same style sheets, the one made of the most. */
export function onePerSheet<Page extends Framed>(
  pages: readonly Page[],
): Page[] {
  const richest = new Map<string, { page: Page; count: number }>();
  for (const page of pages) {
    const sheets = stylesOf(page).join(' ');
    const count = kindsOfElements(page).length;
    if (count > (richest.get(sheets)?.count ?? 0))
      richest.set(sheets, { page, count });
  }
  return [...richest.values()].map(({ page }) => page);
}

const partsOf = (page: Framed): string[] => [
  ...kindsOfElements(page),
  ...addresses(page, 'script', 'src'),
  ...stylesOf(page),
];

/** What each page is built of that none of the known ones is, with its address. */
export function strangersInEach(
  pages: readonly Framed[],
  known: readonly Framed[],
): string[] {
  const parts = new Set(known.flatMap(partsOf));
  return pages.flatMap((page) =>
    partsOf(page)
      .filter((part) => !parts.has(part))
      .map((part) => `${page.route} ${part}`),
  );
}
