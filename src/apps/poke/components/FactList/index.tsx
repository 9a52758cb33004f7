import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Values by name, in display order. */
  readonly facts: Readonly<Record<string, ReactNode>>;
}

/** List of names and values in two columns. */
export default function FactList({ facts }: Props): ReactNode {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
