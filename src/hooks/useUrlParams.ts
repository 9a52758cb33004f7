import { useCallback, useMemo } from 'react';
import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';

/**
 * New values by parameter name; `null` or an empty list removes the parameter.
 */
export type UrlChanges = Readonly<
  Record<string, string | readonly string[] | null>
>;

/** Changes several parameters in one entry of the browser's history. */
export type UpdateUrl = (
  changes: UrlChanges,
  options?: { readonly replace: boolean },
) => void;

/**
 * Returns the query string as state, so that a link shares what is on screen.
 * It is empty during hydration, as it was when the page was built.
 */
export function useUrlParams(): readonly [URLSearchParams, UpdateUrl] {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const update = useCallback<UpdateUrl>(
    (changes, { replace } = { replace: false }) => {
      const next = new URLSearchParams(history.location.search);
      for (const [name, values] of Object.entries(changes)) {
        next.delete(name);
        for (const value of [values ?? []].flat()) next.append(name, value);
      }
      const { hash } = history.location;
      const target = { search: next.toString(), hash };
      if (replace) history.replace(target);
      else history.push(target);
    },
    [history],
  );
  return [params, update];
}

/**
 * Reads the page number of the address (`?pagina=2`), from 1. An invalid value
 * counts as 1.
 */
export function getPageNumber(params: URLSearchParams): number {
  const value = params.get('pagina') ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** Returns the parameters that lead to a page; the first one needs none. */
export function buildPageChange(page: number): UrlChanges {
  return { pagina: page === 1 ? null : String(page) };
}
