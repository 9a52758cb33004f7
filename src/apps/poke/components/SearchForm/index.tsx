import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useVisitState } from '../../../kit/useVisitState';
import styles from './styles.module.css';

interface Props {
  /** Current search; empty for none. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Search form; it searches on submit, never while typing. */
export default function SearchForm({ search, onSearch }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // Unsubmitted text; `null` shows the search of the address.
  const [draft, setDraft] = useVisitState<string | null>('poke:draft', null);
  const submit = (text: string) => {
    setDraft(null);
    onSearch(text);
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit((draft ?? search).trim());
      }}
    >
      <label>
        Nombre
        <input
          ref={field}
          type="search"
          maxLength={50}
          autoComplete="off"
          value={draft ?? search}
          onChange={(event) => {
            setDraft(event.target.value);
          }}
        />
      </label>
      <button type="submit" className="button button--primary">
        Buscar
      </button>
      {search !== '' && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            // Moves the focus, since this button is removed with the search.
            field.current?.focus();
            submit('');
          }}
        >
          Quitar búsqueda
        </button>
      )}
    </form>
  );
}
