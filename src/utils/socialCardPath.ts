/**
 * Path of a page's social card inside the site, without leading slash.
 *
 * @param pathname Path of the page, base URL included.
 */
export function socialCardPath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : pathname;
  const name = inside
    .replace(/\.html$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/[^\w.-]+/g, '-');
  return `img/social/${name === '' ? 'inicio' : name}.png`;
}
