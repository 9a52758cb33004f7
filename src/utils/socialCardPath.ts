/**
 * Path of a page's social card inside the site, without leading slash.
 *
 * @param pathname Path of the page, base URL included.
 */
export function getSocialCardPath(pathname: string, baseUrl: string): string {
  const relativePath = pathname.startsWith(baseUrl)
    ? pathname.slice(baseUrl.length)
    : pathname;
  const name = relativePath
    .replace(/\.html$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/[^\w.-]+/g, '-');
  return `img/social/${name === '' ? 'inicio' : name}.png`;
}
