import type { ReactNode } from 'react';
import type { LabelledValue } from '../../../../data/profile/schema';
import styles from './styles.module.css';

interface Props {
  readonly items: readonly LabelledValue[];
}

/** List of terms and their values, in two columns where they fit. */
export default function Definitions({ items }: Props): ReactNode {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
