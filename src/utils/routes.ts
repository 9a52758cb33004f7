import { withTrailingSlash } from './paths';

/** What the site says of one of its routes; those inside are more precise. */
export interface Route {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/** Whether a page of the site lives at the path, which may come without its last `/`. */
export function hasPage(routes: readonly Route[], pathname: string): boolean {
  const asked = withTrailingSlash(pathname);
  return routes.some(({ path, exact, routes: inside = [] }) =>
    exact ? withTrailingSlash(String(path)) === asked : hasPage(inside, asked),
  );
}
