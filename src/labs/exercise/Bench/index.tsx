import type { ReactNode } from 'react';
import code from '../../../components/CodeBlock/styles.module.css';

interface Props {
  /** What came of the last check, below. */
  readonly result: ReactNode;
  readonly children: ReactNode;
}

/** Where an exercise is solved: the tools in a block, and the result of the check. */
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
