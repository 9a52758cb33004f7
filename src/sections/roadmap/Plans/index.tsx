import type { ReactNode } from 'react';
import type { Plan } from '../../../data/roadmap/schema';
import styles from './styles.module.css';

interface Props {
  readonly plans: readonly Plan[];
}

/** Things still to be done, as unticked boxes. */
export default function Plans({ plans }: Props): ReactNode {
  return (
    <ul className={styles.plans}>
      {plans.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
