let pathname = '/';

/** Sets the page that the test at hand is on. */
export function setPathname(next: string): void {
  pathname = next;
}

export function useLocation() {
  return { pathname, search: '', hash: '' };
}
