import type { ReactNode } from 'react';
import type { SearchResults } from '../../results';
import styles from './styles.module.css';

interface Props {
  readonly results: SearchResults | undefined;
  /** Puts the right spelling in the field. */
  readonly onAccept: (query: string) => void;
}

/** Says that a misspelt word was put right, and with which one. */
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
