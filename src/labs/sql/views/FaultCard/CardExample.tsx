import type { ReactNode } from 'react';
import type { Change } from '../../explain';
import styles from './styles.module.css';

/** Example of a fault and of its fix, folded. */
export default function CardExample({
  example: { wrong, right },
}: {
  readonly example: Change;
}): ReactNode {
  return (
    <details className={styles.example}>
      <summary>Ver un ejemplo</summary>
      <dl className={styles.change}>
        <div>
          <dt>Antes</dt>
          <dd>
            <code>{wrong}</code>
          </dd>
        </div>
        <div>
          <dt>Después</dt>
          <dd>
            <code>{right}</code>
          </dd>
        </div>
      </dl>
    </details>
  );
}
