import type { ReactNode } from 'react';
import type { SearchResults } from '../../results';
import styles from './styles.module.css';

interface Props {
  readonly results: SearchResults | undefined;
  /** Called with the corrected query. */
  readonly onAccept: (query: string) => void;
}

/** Notice that a misspelled word was corrected, with the corrected query. */
export default function SearchCorrection({
  results,
  onAccept,
}: Props): ReactNode {
  const correction = results?.correction;
  if (correction === undefined || results?.total === 0) return null;
  return (
    <p className={styles.correction}>
      ¿Quisiste decir{' '}
      <button
        type="button"
        className={styles.word}
        onClick={() => {
          onAccept(correction);
        }}
      >
        {correction}
      </button>
      ? Estos son sus resultados.
    </p>
  );
}
