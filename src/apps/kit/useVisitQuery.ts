import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

const searches = new Map<string, string>();

/**
 * Restores the query string of an app's page when the reader returns by a plain
 * link within the same visit. Addresses with a query, and the back button, are
 * left unchanged.
 */
export function useVisitQuery(): void {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const arrived = useRef(false);
  useEffect(() => {
    const kept = searches.get(pathname);
    if (!arrived.current && search === '' && kept && history.action === 'PUSH')
      history.replace({ pathname, search: kept });
    else searches.set(pathname, search);
    arrived.current = true;
  }, [pathname, search, history]);
}
