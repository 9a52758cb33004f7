import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

const queriesByPath = new Map<string, string>();

/**
 * Restores the query string of an app's page when the reader returns by a plain
 * link within the same visit. Addresses with a query, and the back button, are
 * left unchanged.
 */
export function useVisitQuery(): void {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const hasMounted = useRef(false);
  useEffect(() => {
    const keptQuery = queriesByPath.get(pathname);
    if (
      !hasMounted.current &&
      search === '' &&
      keptQuery &&
      history.action === 'PUSH'
    )
      history.replace({ pathname, search: keptQuery });
    else queriesByPath.set(pathname, search);
    hasMounted.current = true;
  }, [pathname, search, history]);
}
