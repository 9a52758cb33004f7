/**
 * Turns `/a/b` into `/a/b/`, the form in which the site publishes every route.
 */
export function withTrailingSlash(path: string): string {
  return path.replace(/\/?$/, '/');
}

/** Removes the base URL: `/sub/mapa/` becomes `/mapa/`. */
export function toSitePath(pathname: string, baseUrl: string): string {
  return withTrailingSlash(`/${pathname.slice(baseUrl.length)}`);
}
