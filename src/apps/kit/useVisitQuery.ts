import { useEffect, useRef } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';

const searches = new Map<string, string>();

/**
 * Brings the query string back to a page of an app that the reader left and
 * opens again by a plain link within the same visit. An address with a query
 * of its own, and the browser's back button, are left as they are.
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
