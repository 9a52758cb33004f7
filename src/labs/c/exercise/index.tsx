import type { ReactNode } from 'react';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';
import { queuePrefetch } from '../client/prefetch';
import Cases from './Cases';
import { loadWorkbench } from './load';
import { CWorkContext } from './work';
import type { CWork } from './work';

const loadBench = queuePrefetch(loadWorkbench);

/** Exercise in C; `./markdown` builds its props from the author's files. */
export default function Exercise({
  start,
  task,
  ...props
}: FrameProps & CWork): ReactNode {
  return (
    <CWorkContext value={{ start, task }}>
      <Frame {...props} lab="c" loadBench={loadBench} terms={<Cases />} />
    </CWorkContext>
  );
}
