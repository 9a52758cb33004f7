import type { ReactNode } from 'react';
import code from '../../../components/CodeBlock/styles.module.css';

interface Props {
  /** Result of the last check, shown below the tools. */
  readonly result: ReactNode;
  readonly children: ReactNode;
}

/**
 * Area in which an exercise is solved: the tools and the result of the check.
 */
export default function Bench({ result, children }: Props): ReactNode {
  return (
    <>
      <div className={code.block} data-live="" data-lab="">
        {children}
      </div>
      {result}
    </>
  );
}
