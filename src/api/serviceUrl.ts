import { demoApi } from './settings';

/** Values of a query; those that are empty or missing are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Address of a request, with every value encoded.
 *
 * @param host Name of the service's host.
 * @param path Starts with `/`; built by us, never out of what a reader typed.
 */
export function serviceUrl(host: string, path: string, query: Query = {}): URL {
  const origin =
    demoApi === undefined ? `https://${host}` : `${demoApi}/${host}`;
  const url = new URL(`${origin}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '')
      url.searchParams.set(name, String(value));
  return url;
}
