import type { ReactNode } from 'react';
import DefinitionText from '../../../components/DefinitionText';
import { useCWork } from './work';
import styles from '../../exercise/styles.module.css';

/** What the program has to use, and what it may not. */
export default function Rules(): ReactNode {
  const { rules } = useCWork().task;
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules}>
      {rules.map(({ says }) => (
        <li key={says}>
          <DefinitionText text={says} />
        </li>
      ))}
    </ul>
  );
}
