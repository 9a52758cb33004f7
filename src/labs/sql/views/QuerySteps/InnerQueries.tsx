import type { ReactNode } from 'react';
import type { InnerTrace } from '../../engine/query/types';
import Sentence from '../Sentence';
import { words } from './words';
import styles from './styles.module.css';

interface Props {
  readonly inner: readonly InnerTrace[];
  readonly onOpen: (index: number) => void;
}

/** Queries inside a query: a button for each one, or the reason of none. */
export default function InnerQueries({ inner, onOpen }: Props): ReactNode {
  return (
    <div className={styles.inner}>
      <p>
        <strong>{words.inner}</strong>
      </p>
      <ul>
        {inner.map(({ title, trace, reason }, index) => (
          <li key={index}>
            {title}.{' '}
            {trace ? (
              <button
                type="button"
                aria-label={`${words.open}: ${title}`}
                onClick={() => {
                  onOpen(index);
                }}
              >
                {words.open}
              </button>
            ) : (
              <Sentence text={reason ?? ''} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
