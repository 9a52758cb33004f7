/** What a served page is made of, by the addresses that it writes. */
export interface PageFiles {
  /** The build that it is of. */
  readonly build: string;
  /** What shows it: sheets and pictures. */
  readonly seen: readonly string[];
  /** What brings it to life: the scripts of the application, and its whole sheet. */
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

/** Only of this site, which is all that a worker keeps. */
const isOwn = (address: string) => /^\/(?!\/)/.test(address);

/**
 * Reads a page of the build as it was served.
 *
 * Patterns, since a worker has no parser; the build writes all pages alike.
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

/** The addresses of what a style sheet shows, as it writes them. */
export const addressesOfSheet = (css: string): string[] =>
  [...css.matchAll(urlInSheet)].map(([, ...values]) => values.join(''));

/** The fonts and pictures of a sheet that are of this site. */
export const sheetFilesOf = (css: string): string[] =>
  addressesOfSheet(css).filter(isOwn);
