import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSiteSearch } from '../../useSiteSearch';
import { useUrlParams } from '../../../hooks/useUrlParams';
import type { PageKind } from '../../kinds';
import SearchCorrection from '../SearchCorrection';
import SearchKinds from '../SearchKinds';
import SearchNotice from '../SearchNotice';
import { describeSearch } from '../SearchNotice/describeSearch';
import SearchResults from '../SearchResults';
import styles from './styles.module.css';

const PAGE_SIZE = 10;

const MAX_QUERY_LENGTH = 120;

/**
 * Delay before the address changes, so that it does not change on every key.
 */
const ADDRESS_UPDATE_DELAY_MS = 500;

/** Returns the query of the address, including what is being typed. */
function useQuery(): readonly [string, (query: string) => void] {
  const [params, update] = useUrlParams();
  const inAddress = params.get('q') ?? '';
  const [shownQuery, setShown] = useState(inAddress);
  const [draft, setDraft] = useState(inAddress);
  // The address changed by other means, e.g. the back button.
  if (inAddress !== shownQuery) {
    setShown(inAddress);
    setDraft(inAddress);
  }
  useEffect(() => {
    if (draft === inAddress) return undefined;
    const timer = setTimeout(() => {
      setShown(draft);
      update({ q: draft || null }, { replace: true });
    }, ADDRESS_UPDATE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, inAddress, update]);
  return [draft, setDraft];
}

/** Results page of the search, with the query in the address. */
export default function SearchPage(): ReactNode {
  const [query, setQuery] = useQuery();
  const [kind, setKind] = useState<PageKind>();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const search = useSiteSearch({ query, kind, limit });
  const results = 'results' in search ? search.results : undefined;

  const changeQuery = (next: string) => {
    setQuery(next.slice(0, MAX_QUERY_LENGTH));
    setKind(undefined);
    setLimit(PAGE_SIZE);
  };

  return (
    <div data-live="" className={styles.page}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label>
          Qué buscas
          <input
            type="search"
            name="q"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MAX_QUERY_LENGTH}
            placeholder="Una palabra, un comando, un símbolo…"
            value={query}
            onChange={(event) => {
              changeQuery(event.target.value);
            }}
          />
        </label>
      </form>
      {results && results.total > 0 && (
        <SearchKinds results={results} kind={kind} onChange={setKind} />
      )}
      <p role="status" className={styles.status}>
        {describeSearch(search)}
      </p>
      <SearchCorrection results={results} onAccept={changeQuery} />
      <SearchNotice search={search} onTry={changeQuery} />
      <SearchResults groups={results?.groups ?? []} />
      {results && results.matching > limit && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            setLimit(limit + PAGE_SIZE);
          }}
        >
          Mostrar más
        </button>
      )}
    </div>
  );
}
