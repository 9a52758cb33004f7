/** Files of a served page, by the addresses written in it. */
export interface PageFiles {
  /** Mark of its build. */
  readonly build: string;
  /** Files that display it: style sheets and pictures. */
  readonly seen: readonly string[];
  /**
   * Files that hydrate it: the scripts of the application, and its full style
   * sheet.
   */
  readonly parts: readonly string[];
}

const TAG = /<(?:link|img|source)\b(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>"]+))`)
    .exec(tag)
    ?.slice(1)
    .join('') ?? '';

const isShown = (tag: string) =>
  !tag.startsWith('<link') ||
  /^(?:stylesheet|preload)$/.test(attribute(tag, 'rel'));

/** Returns true for an address of this site; the worker caches no others. */
const isOwn = (address: string) => /^\/(?!\/)/.test(address);

/**
 * Reads the addresses in a page of the build as it was served.
 *
 * Uses patterns, because a worker has no HTML parser; the build writes all
 * pages alike.
 */
export function pageFilesOf(html: string): PageFiles {
  const tags = html.match(TAG) ?? [];
  const app = /<meta name=app[^>]*>/.exec(html)?.[0] ?? '';
  const addresses = tags
    .filter(isShown)
    .map((tag) => attribute(tag, 'href') || attribute(tag, 'src'));
  const whole = tags.map((tag) => attribute(tag, 'data-full'));
  return {
    build: attribute(app, 'data-build'),
    seen: [...new Set(addresses.filter(isOwn))],
    parts: [...whole, ...attribute(app, 'content').split(' ')].filter(isOwn),
  };
}

const urlInSheet = /url\((?:"([^"]*)"|'([^']*)'|([^\s"')]+))\)/g;

/**
 * Returns the addresses of the files that a style sheet shows, as written in
 * it.
 */
export const addressesOfSheet = (css: string): string[] =>
  [...css.matchAll(urlInSheet)].map(([, ...values]) => values.join(''));

/** Returns the fonts and pictures of a style sheet that are on this site. */
export const sheetFilesOf = (css: string): string[] =>
  addressesOfSheet(css).filter(isOwn);
