import type { ReactNode } from 'react';
import Card from './Card';
import type { CardEntry } from './entries';
import styles from './styles.module.css';

/** Cards shown expanded: the first faults cause many of the others. */
const MAX_EXPANDED_CARDS = 3;

const renderCards = (entries: readonly CardEntry[]) => (
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
  readonly entries: readonly CardEntry[];
}): ReactNode {
  const rest = entries.slice(MAX_EXPANDED_CARDS);
  return (
    <>
      {renderCards(entries.slice(0, MAX_EXPANDED_CARDS))}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {rest.length === 1
              ? 'Ver 1 mensaje más'
              : `Ver ${rest.length} mensajes más`}
          </summary>
          {renderCards(rest)}
        </details>
      )}
    </>
  );
}
