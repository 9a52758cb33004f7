import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { MenuLink } from '../../../config/navbar';
import { toSitePath } from '../../utils/paths';

/**
 * Finds the link of a menu that leads to a page or to its section; the longest
 * path wins.
 */
export function findCurrentLink(
  links: readonly MenuLink[],
  path: string,
): MenuLink | undefined {
  return links
    .filter(({ to }) => path === to || (to !== '/' && path.startsWith(to)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/**
 * Returns the link of a menu that leads to the current page or to its section.
 */
export function useCurrentLink(
  links: readonly MenuLink[],
): MenuLink | undefined {
  const { pathname } = useLocation();
  return findCurrentLink(links, toSitePath(pathname, useBaseUrl('/')));
}
