import type { ReactNode } from 'react';
import DefinitionText from '../../../components/DefinitionText';
import { useCWork } from './work';
import styles from '../../exercise/styles.module.css';

/** List of the constructs that the program must or must not use. */
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
