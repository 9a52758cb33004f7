import { useId } from 'react';
import type { ReactNode } from 'react';
import Results from '../Results';
import Samples from '../Samples';
import styles from './styles.module.css';

interface Props {
  readonly term: string;
  readonly apiKey: string | undefined;
  readonly paused: boolean;
  readonly onRemove: (term: string) => void;
}

/** Search of the list, with its results. */
export default function Term({
  term,
  apiKey,
  paused,
  onRemove,
}: Props): ReactNode {
  const id = useId();
  return (
    <article className={styles.term} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} tabIndex={-1} dir="auto">
          {term}
        </h3>
        <button
          type="button"
          className="button button--secondary"
          aria-label={`Quitar «${term}»`}
          onClick={() => {
            onRemove(term);
          }}
        >
          Quitar
        </button>
      </div>
      {apiKey === undefined ? (
        <Samples term={term} paused={paused} />
      ) : (
        <Results term={term} apiKey={apiKey} paused={paused} />
      )}
    </article>
  );
}
