import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { heroes } from '../../../../data/heroes';
import {
  originIds,
  originLabels,
  teamIds,
  teamLabels,
} from '../../../../data/heroes/terms';
import type { Choices } from '../../address';
import { MAX_SEARCH_LENGTH } from '../../address';
import type { Filters } from '../../roster';
import OptionField from './OptionField';
import QuietButton from '../QuietButton';
import styles from './styles.module.css';

interface Props {
  readonly filters: Filters;
  /** Visible number of results. */
  readonly results: string;
  readonly onSearch: (text: string) => void;
  readonly onChoose: (changes: Partial<Choices>) => void;
}

const teams = teamIds.map((id) => ({
  id,
  text: teamLabels[id],
  amount: heroes.filter(({ team }) => team === id).length,
}));

const origins = originIds.map((id) => ({
  id,
  text: originLabels[id],
  amount: heroes.filter(({ origin }) => origin === id).length,
}));

/** Search field and filters of the catalogue. */
export default function Finder({
  filters,
  results,
  onSearch,
  onChoose,
}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.finder} role="search" aria-label="Héroes">
      <div className={styles.field}>
        <label htmlFor={id}>Nombre o alias</label>
        <input
          ref={field}
          id={id}
          type="search"
          placeholder="Hombre Araña"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          value={filters.search}
          onChange={({ target }) => {
            onSearch(target.value);
          }}
        />
      </div>
      <OptionField
        label="Equipo"
        anyLabel="Todos los equipos"
        options={teams}
        value={filters.team}
        onChange={(team) => {
          onChoose({ team });
        }}
      />
      <OptionField
        label="Origen"
        anyLabel="Todos los orígenes"
        options={origins}
        value={filters.origin}
        onChange={(origin) => {
          onChoose({ origin });
        }}
      />
      <div className={styles.outcome}>
        <p>{results}</p>
        <QuietButton
          onClick={() => {
            onChoose({ search: '', team: null, origin: null });
            field.current?.focus();
          }}
        >
          Quitar filtros
        </QuietButton>
      </div>
    </div>
  );
}
