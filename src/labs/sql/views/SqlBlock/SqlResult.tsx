import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import expected from '../../../kit/expected.module.css';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Tables of the result, as the build writes them. */
  readonly children: ReactNode;
}

/** Result of a block in the served page; folded, so that it can be guessed. */
export default function SqlResult({ label, children }: Props): ReactNode {
  return (
    <details className={clsx(expected.expected, styles.result)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Returns true for the result among the children of a block. */
export const isResult = (node: ReactNode): boolean =>
  isValidElement(node) && node.type === SqlResult;
