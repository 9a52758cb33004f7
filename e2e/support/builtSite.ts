import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getFileAddress } from '../../scripts/lib/addresses.mjs';
import {
  walkElements,
  parseHtml,
  getRefreshTarget,
  type Document,
} from '../../scripts/lib/html.mjs';
import { getText, getAttribute } from './dom';

export interface BuiltPage {
  /** Path on the served site, with a trailing slash. */
  readonly route: string;
  readonly file: string;
  readonly html: string;
  readonly document: Document;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  readonly h1Count: number;
  readonly lang: string;
  readonly indexable: boolean;
  readonly isRedirect: boolean;
  readonly links: readonly string[];
}

const buildDir = path.resolve('build');

function toRoute(file: string): string {
  const relative = path.relative(buildDir, file).split(path.sep).join('/');
  return getFileAddress(relative, '/');
}

function readPage(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8');
  const document = parseHtml(html);
  const elements = [...walkElements(document)];
  const filterByTag = (tag: string) =>
    elements.filter(({ tagName }) => tagName === tag);
  const readMeta = (name: string) =>
    getAttribute(
      filterByTag('meta').find(
        (element) => getAttribute(element, 'name') === name,
      ),
      'content',
    );
  const title = filterByTag('title')[0];
  return {
    route: toRoute(file),
    file,
    html,
    document,
    title: title ? getText(title) : '',
    description: readMeta('description'),
    canonicals: filterByTag('link')
      .filter((element) => getAttribute(element, 'rel') === 'canonical')
      .map((element) => getAttribute(element, 'href')),
    h1Count: filterByTag('h1').length,
    lang: getAttribute(filterByTag('html')[0], 'lang'),
    indexable: !readMeta('robots').includes('noindex'),
    isRedirect: getRefreshTarget(document) !== undefined,
    links: filterByTag('a').map((element) => getAttribute(element, 'href')),
  };
}

function listHtmlFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory()) return listHtmlFiles(full);
    return entry.name.endsWith('.html') ? [full] : [];
  });
}

/** Every HTML file of `build/`, redirects included, sorted by path. */
export const allPages: readonly BuiltPage[] = listHtmlFiles(buildDir)
  .sort()
  .map(readPage);

/** Every page that is not a redirect. */
export const pages: readonly BuiltPage[] = allPages.filter(
  ({ isRedirect }) => !isRedirect,
);
