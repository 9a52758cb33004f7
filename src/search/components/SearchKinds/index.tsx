import type { ReactNode } from 'react';
import type { PageKind } from '../../kinds';
import type { SearchResults } from '../../results';
import styles from './styles.module.css';

interface Props {
  readonly results: SearchResults;
  readonly kind: PageKind | undefined;
  readonly onChange: (kind: PageKind | undefined) => void;
}

/** Filters by kind, each with its number of pages. */
export default function SearchKinds({
  results: { counts, total },
  kind,
  onChange,
}: Props): ReactNode {
  if (counts.length < 2 && kind === undefined) return null;
  const allKinds = { kind: undefined, label: 'Todo', count: total };
  const options = counts.map((entry) => ({ ...entry, label: entry.kind }));
  return (
    <div role="group" aria-label="Filtrar por tipo" className={styles.kinds}>
      {[allKinds, ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          className={styles.kind}
          aria-pressed={option.kind === kind}
          onClick={() => {
            onChange(option.kind);
          }}
        >
          {option.label} ({option.count})
        </button>
      ))}
    </div>
  );
}
