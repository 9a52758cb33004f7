import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useVisitState } from '../../../kit/useVisitState';
import { statuses } from '../../labels';
import styles from './styles.module.css';

export interface Filter {
  readonly name: string;
  readonly status: string;
}

interface Props {
  /** Key of the unsubmitted text, different for each list. */
  readonly id: string;
  /** Filter of the current list. */
  readonly filter: Filter;
  readonly withStatus: boolean;
  readonly onChange: (filter: Filter) => void;
}

/** Filter form; it requests on submit, never while typing. */
export default function EntryFilter({
  id,
  filter,
  withStatus,
  onChange,
}: Props): ReactNode {
  const name = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useVisitState(`rickoso:${id}`, filter);
  const [shownFilter, setShown] = useState(filter);
  // The address changed by other means, e.g. the back button.
  if (
    filter.name !== shownFilter.name ||
    filter.status !== shownFilter.status
  ) {
    setShown(filter);
    setDraft(filter);
  }
  const active = filter.name !== '' || filter.status !== '';

  return (
    <form
      role="search"
      className={styles.filter}
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...draft, name: draft.name.trim() });
      }}
    >
      <label>
        Nombre
        <input
          ref={name}
          type="search"
          maxLength={50}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => {
            setDraft({ ...draft, name: event.target.value });
          }}
        />
      </label>
      {withStatus && (
        <label>
          Estatus
          <select
            value={draft.status}
            onChange={(event) => {
              setDraft({ ...draft, status: event.target.value });
            }}
          >
            <option value="">Todos</option>
            {statuses.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="button button--primary">
        Filtrar
      </button>
      {active && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            onChange({ name: '', status: '' });
            // Moves the focus, since this button is removed with the filters.
            name.current?.focus();
          }}
        >
          Quitar filtros
        </button>
      )}
    </form>
  );
}
