import { demoApi } from './settings';

/** Parameters of a query string; empty and missing values are omitted. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/**
 * Builds the address of a request, with every value encoded.
 *
 * @param host Host name of the service.
 * @param path Constant path that starts with `/`; never built from user input.
 */
export function createServiceUrl(
  host: string,
  path: string,
  query: Query = {},
): URL {
  const origin =
    demoApi === undefined ? `https://${host}` : `${demoApi}/${host}`;
  const url = new URL(`${origin}${path}`);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '')
      url.searchParams.set(name, String(value));
  return url;
}
