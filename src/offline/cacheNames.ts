/**
 * Returns the name of a cache. It includes the base URL, so that two sites on
 * one host do not share caches.
 *
 * @param name `pages`, `next` and `assets` belong to the worker; the others are
 *   packs.
 */
export const getCacheName = (
  baseUrl: string,
  name: 'pages' | 'next' | 'assets' | `pack:${string}`,
): string => `steve-labs:${baseUrl}:${name}`;
