/**
 * Returns the key of a file in a cache: its path on this site, with its query.
 */
export function getCacheKey({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
