import type { ReactNode } from 'react';
import Card from './Card';
import type { Entry } from './entries';
import styles from './styles.module.css';

/** Cards shown expanded: the first faults cause many of the others. */
const openAtFirst = 3;

const cardsOf = (entries: readonly Entry[]) => (
  <ol className={styles.list}>
    {entries.map((entry, index) => (
      <Card key={index} {...entry} />
    ))}
  </ol>
);

/** List of cards; those after the first few are collapsed. */
export default function CardList({
  entries,
}: {
  readonly entries: readonly Entry[];
}): ReactNode {
  const rest = entries.slice(openAtFirst);
  return (
    <>
      {cardsOf(entries.slice(0, openAtFirst))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {rest.length === 1
              ? 'Ver 1 mensaje más'
              : `Ver ${rest.length} mensajes más`}
          </summary>
          {cardsOf(rest)}
        </details>
      )}
    </>
  );
}
