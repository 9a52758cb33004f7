import type { ReactNode } from 'react';
import type { Plan } from '../../../data/roadmap/schema';
import styles from './styles.module.css';

interface Props {
  readonly plans: readonly Plan[];
  /** Level of the titles inside their section. */
  readonly heading?: 'h3' | 'h4';
}

/** List of planned work. */
export default function Plans({
  plans,
  heading: Heading = 'h3',
}: Props): ReactNode {
  return (
    <ul className={styles.plans}>
      {plans.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
