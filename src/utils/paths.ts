/** `/a/b` → `/a/b/`, the form in which the site publishes every route. */
export function withTrailingSlash(path: string): string {
  return path.replace(/\/?$/, '/');
}

/** `/sub/mapa/` → `/mapa/`: a path of the site without the base URL. */
export function sitePath(pathname: string, baseUrl: string): string {
  return withTrailingSlash(`/${pathname.slice(baseUrl.length)}`);
}
