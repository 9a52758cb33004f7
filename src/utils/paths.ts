/** `/a/b` → `/a/b/`, the form in which the site publishes every route. */
export function withTrailingSlash(path: string): string {
  return path.replace(/\/?$/, '/');
}
