import type { ReactNode } from 'react';
import clsx from 'clsx';
import HiddenText from '../../../components/HiddenText';
import styles from './styles.module.css';

/** Mark of a right or wrong result, by sign, color and hidden text. */
export default function Mark({
  isGood,
}: {
  readonly isGood: boolean;
}): ReactNode {
  return (
    <span className={clsx(styles.mark, isGood ? styles.good : styles.bad)}>
      <span aria-hidden="true">{isGood ? '✓ ' : '✗ '}</span>
      <HiddenText>{isGood ? 'Bien: ' : 'Mal: '}</HiddenText>
    </span>
  );
}
