/** Files of a served page, by the addresses written in it. */
export interface PageFiles {
  /** Mark of its build. */
  readonly build: string;
  /** Files that display it: style sheets and pictures. */
  readonly displayFiles: readonly string[];
  /**
   * Files that hydrate it: the scripts of the application, and its full style
   * sheet.
   */
  readonly hydrationFiles: readonly string[];
}

const TAG = /<(?:link|img|source)\b(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const readAttribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>"]+))`)
    .exec(tag)
    ?.slice(1)
    .join('') ?? '';

const isDisplayTag = (tag: string) =>
  !tag.startsWith('<link') ||
  /^(?:stylesheet|preload)$/.test(readAttribute(tag, 'rel'));

/** Returns true for an address of this site; the worker caches no others. */
const isOwn = (address: string) => /^\/(?!\/)/.test(address);

/**
 * Reads the addresses in a page of the build as it was served.
 *
 * Uses patterns, because a worker has no HTML parser; the build writes all
 * pages alike.
 */
export function readPageFiles(html: string): PageFiles {
  const tags = html.match(TAG) ?? [];
  const app = /<meta name=app[^>]*>/.exec(html)?.[0] ?? '';
  const addresses = tags
    .filter(isDisplayTag)
    .map((tag) => readAttribute(tag, 'href') || readAttribute(tag, 'src'));
  const fullSheets = tags.map((tag) => readAttribute(tag, 'data-full'));
  return {
    build: readAttribute(app, 'data-build'),
    displayFiles: [...new Set(addresses.filter(isOwn))],
    hydrationFiles: [
      ...fullSheets,
      ...readAttribute(app, 'content').split(' '),
    ].filter(isOwn),
  };
}

const SHEET_URL = /url\((?:"([^"]*)"|'([^']*)'|([^\s"')]+))\)/g;

/**
 * Returns the addresses of the files that a style sheet shows, as written in
 * it.
 */
export const findSheetAddresses = (css: string): string[] =>
  [...css.matchAll(SHEET_URL)].map(([, ...values]) => values.join(''));

/** Returns the fonts and pictures of a style sheet that are on this site. */
export const findOwnSheetFiles = (css: string): string[] =>
  findSheetAddresses(css).filter(isOwn);
