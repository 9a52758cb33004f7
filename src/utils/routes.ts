import { withTrailingSlash } from './paths';

/** Route of the site, as Docusaurus describes it; `routes` are nested ones. */
export interface Route {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
}

/**
 * Returns true when a page exists at the path, whose last `/` may be missing.
 */
export function hasPage(routes: readonly Route[], pathname: string): boolean {
  const target = withTrailingSlash(pathname);
  return routes.some(({ path, exact, routes: childRoutes = [] }) =>
    exact
      ? withTrailingSlash(String(path)) === target
      : hasPage(childRoutes, target),
  );
}
