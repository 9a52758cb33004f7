import { elements } from '../../scripts/lib/html.mjs';
import type { Element } from '../../scripts/lib/html.mjs';
import type { BuiltPage } from './builtSite';
import { value } from './dom';

type Framed = Pick<BuiltPage, 'route' | 'document'>;

/** Returns true for pages of a frozen edition. */
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
 * Lists the kinds of elements of a page, without its text: tag, classes and
 * role of each element and of its parent.
 */
function kindsOfElements({ document }: Framed): string[] {
  const kinds = new Set<string>();
  const body = [...elements(document)].find(
    ({ tagName }) => tagName === 'body',
  );
  for (const element of body ? elements(body) : []) {
    const parent = element.parentNode;
    // Leaves out <body>: its parent has the name and edition of the page as
    // classes.
    if (parent && 'tagName' in parent && element !== body)
      kinds.add(`${kindOf(parent)} > ${kindOf(element)}`);
  }
  return [...kinds];
}

/** Lists the addresses in an attribute of the scripts or style sheets. */
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

/**
 * Keeps, among the pages with the same style sheets, the one with most kinds of
 * elements.
 */
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

/**
 * Lists the element kinds, scripts and style sheets that no known page has,
 * with the route of each page.
 */
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
