import { walkElements } from '../../scripts/lib/html.mjs';
import type { Element } from '../../scripts/lib/html.mjs';
import type { BuiltPage } from './builtSite';
import { getAttribute } from './dom';

type StructuredPage = Pick<BuiltPage, 'route' | 'document'>;

/** Returns true for pages of a frozen edition. */
export const isFrozen = ({ route }: Pick<BuiltPage, 'route'>): boolean =>
  /^\/\d+\.\d+\//.test(route);

function describeElement(element: Element): string {
  const classes = getAttribute(element, 'class')
    .split(/\s+/)
    .filter(Boolean)
    .sort();
  const role = getAttribute(element, 'role');
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
function listElementKinds({ document }: StructuredPage): string[] {
  const kinds = new Set<string>();
  const body = [...walkElements(document)].find(
    ({ tagName }) => tagName === 'body',
  );
  for (const element of body ? walkElements(body) : []) {
    const parent = element.parentNode;
    // Leaves out <body>: its parent has the name and edition of the page as
    // classes.
    if (parent && 'tagName' in parent && element !== body)
      kinds.add(`${describeElement(parent)} > ${describeElement(element)}`);
  }
  return [...kinds];
}

/** Lists the addresses in an attribute of the scripts or style sheets. */
function listAddresses(
  { document }: StructuredPage,
  tag: 'script' | 'link',
  name: 'src' | 'href',
): string[] {
  return [...walkElements(document)]
    .filter(({ tagName }) => tagName === tag)
    .filter(
      (each) => tag === 'script' || getAttribute(each, 'rel') === 'stylesheet',
    )
    .map((each) => getAttribute(each, name))
    .filter((address) => address !== '');
}

const listStyleSheets = (page: StructuredPage): string[] =>
  listAddresses(page, 'link', 'href');

/**
 * Keeps, among the pages with the same style sheets, the one with most kinds of
 * elements.
 */
export function pickOnePerSheet<Page extends StructuredPage>(
  pages: readonly Page[],
): Page[] {
  const richest = new Map<string, { page: Page; count: number }>();
  for (const page of pages) {
    const sheets = listStyleSheets(page).join(' ');
    const count = listElementKinds(page).length;
    if (count > (richest.get(sheets)?.count ?? 0))
      richest.set(sheets, { page, count });
  }
  return [...richest.values()].map(({ page }) => page);
}

const listParts = (page: StructuredPage): string[] => [
  ...listElementKinds(page),
  ...listAddresses(page, 'script', 'src'),
  ...listStyleSheets(page),
];

/**
 * Lists the element kinds, scripts and style sheets that no known page has,
 * with the route of each page.
 */
export function findUnknownParts(
  pages: readonly StructuredPage[],
  knownPages: readonly StructuredPage[],
): string[] {
  const parts = new Set(knownPages.flatMap(listParts));
  return pages.flatMap((page) =>
    listParts(page)
      .filter((part) => !parts.has(part))
      .map((part) => `${page.route} ${part}`),
  );
}
