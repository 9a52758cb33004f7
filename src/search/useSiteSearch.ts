import { useCallback, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { closeEngine, isIndexBuilt, openEngine } from './openEngine';
import { findResults } from './results';
import type { SearchRequest, SearchResults } from './results';

/** State of the site's search. */
export type SiteSearch =
  | { readonly status: 'idle' }
  /** The development server has no index. */
  | { readonly status: 'unbuilt' }
  /** Previous results stay until the new ones arrive. */
  | { readonly status: 'loading'; readonly results?: SearchResults }
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly results: SearchResults };

/** Debounce delay after the last key; part of the 100 ms budget of a search. */
const DEBOUNCE_DELAY_MS = 40;

interface SearchOutcome {
  readonly request: SearchRequest;
  readonly results?: SearchResults;
}

/**
 * Searches the site while the reader types. The index loads when the component
 * mounts, so render it only after the reader asks for the search.
 */
export function useSiteSearch({
  query,
  kind,
  limit,
  maxPerKind,
}: SearchRequest): SiteSearch {
  const baseUrl = useBaseUrl('/');
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  const retry = useCallback(() => {
    closeEngine();
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!isIndexBuilt) return undefined;
    let isCurrentRequest = true;
    const fail = (error: unknown) => {
      if (isCurrentRequest) setFailure({ error });
    };
    if (text === '') {
      openEngine(baseUrl).catch(fail);
      return () => {
        isCurrentRequest = false;
      };
    }
    const request = { query: text, kind, limit, maxPerKind };
    const timer = setTimeout(() => {
      openEngine(baseUrl)
        .then((engine) => findResults(engine, request))
        .then((results) => {
          if (isCurrentRequest) setOutcome({ request, results });
        })
        .catch(fail);
    }, DEBOUNCE_DELAY_MS);
    return () => {
      isCurrentRequest = false;
      clearTimeout(timer);
    };
  }, [baseUrl, text, kind, limit, maxPerKind, attempt]);

  if (!isIndexBuilt) return { status: 'unbuilt' };
  if (failure) return { status: 'failed', ...failure, retry };
  if (text === '') return { status: 'idle' };
  const request = outcome?.request;
  const results = outcome?.results;
  const isCurrent =
    request?.query === text && request.kind === kind && request.limit === limit;
  return results && isCurrent
    ? { status: 'ready', results }
    : { status: 'loading', results };
}
