import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSiteSearch } from '../../useSiteSearch';
import type { PageKind } from '../../kinds';
import Dialog from '../../../components/Dialog';
import SearchCorrection from '../SearchCorrection';
import SearchKinds from '../SearchKinds';
import SearchNotice from '../SearchNotice';
import { describeSearch } from '../SearchNotice/describeSearch';
import SearchOptions from '../SearchOptions';
import { getOptionIds } from '../SearchOptions/optionIds';
import styles from './styles.module.css';
import { useActiveOption } from './useActiveOption';

interface Props {
  readonly onClose: () => void;
}

/** Limit of pages in the dialog; the results page shows all. */
const MAX_PAGES = 5;
const MAX_PAGES_PER_KIND = 2;

const MAX_QUERY_LENGTH = 120;

/** Search dialog over the current page. */
export default function SearchDialog({ onClose }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<PageKind>();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const search = useSiteSearch({
    query,
    kind,
    limit: MAX_PAGES,
    maxPerKind: MAX_PAGES_PER_KIND,
  });
  const results = 'results' in search ? search.results : undefined;
  const groups = results?.groups ?? [];
  const { activeId, onKeyDown } = useActiveOption(getOptionIds(listId, groups));

  // Focuses the field: a dialog focuses its first control, the close button.
  useEffect(() => {
    field.current?.focus();
  }, []);

  const changeQuery = (next: string) => {
    setQuery(next);
    setKind(undefined);
    field.current?.focus();
  };

  return (
    <Dialog title="Buscar" size="wide" onClose={onClose}>
      <div className={styles.top}>
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Qué buscas"
          aria-expanded={groups.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          placeholder="Una palabra, un comando, un símbolo…"
          value={query}
          onChange={(event) => {
            changeQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {results && results.total > 0 && (
          <SearchKinds results={results} kind={kind} onChange={setKind} />
        )}
        <p role="status" className={styles.status}>
          {describeSearch(search)}
        </p>
      </div>
      <SearchCorrection results={results} onAccept={changeQuery} />
      <SearchNotice search={search} onTry={changeQuery} />
      <SearchOptions
        id={listId}
        groups={groups}
        activeId={activeId}
        busy={search.status === 'loading'}
        onFollow={onClose}
      />
      {results && results.matching > 0 && (
        <p className={styles.all}>
          <Link
            to={`/buscar/?q=${encodeURIComponent(query.trim())}`}
            onClick={onClose}
          >
            Ver todos los resultados
          </Link>
        </p>
      )}
    </Dialog>
  );
}
