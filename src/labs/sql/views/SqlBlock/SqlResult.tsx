import { Children, isValidElement } from 'react';
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

const isResult = (node: ReactNode): boolean =>
  isValidElement(node) && node.type === SqlResult;

/** Parts of the children of a block. */
interface BlockParts {
  readonly code: readonly ReactNode[];
  readonly result: readonly ReactNode[];
}

/** Separates the code of a block from its result. */
export function splitResult(children: ReactNode): BlockParts {
  const nodes = Children.toArray(children);
  return {
    code: nodes.filter((node) => !isResult(node)),
    result: nodes.filter(isResult),
  };
}
