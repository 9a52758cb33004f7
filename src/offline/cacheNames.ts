/**
 * Names of caches carry the base URL, so two sites on one host do not mix.
 *
 * @param name `pages`, `next` and `assets` are the worker's; the others are packs.
 */
export const cacheName = (
  baseUrl: string,
  name: 'pages' | 'next' | 'assets' | `pack:${string}`,
): string => `steve-labs:${baseUrl}:${name}`;
