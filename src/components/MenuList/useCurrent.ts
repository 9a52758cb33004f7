import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { MenuLink } from '../../../config/navbar';
import { sitePath } from '../../utils/paths';

/**
 * The link of a menu that leads to this page, or to what it is part of: of two,
 * the nearer one.
 */
export function currentLink(
  links: readonly MenuLink[],
  path: string,
): MenuLink | undefined {
  return links
    .filter(({ to }) => path === to || (to !== '/' && path.startsWith(to)))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** The link of a menu that leads to where the reader is. */
export function useCurrent(links: readonly MenuLink[]): MenuLink | undefined {
  const { pathname } = useLocation();
  return currentLink(links, sitePath(pathname, useBaseUrl('/')));
}
