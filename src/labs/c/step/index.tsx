import type { ReactNode } from 'react';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';
import type { LoadBench } from '../../exercise/context';
import Cases from '../exercise/Cases';
import { CWorkContext } from '../exercise/work';
import { StepContext } from './work';
import type { StepWork } from './work';

/** Lazy component of each kind of step. */
const benches: Readonly<Record<StepWork['kind'], LoadBench>> = {
  predice: () => import('./Predict'),
  completa: () => import('./Blanks'),
  ordena: () => import('./Order'),
  traza: () => import('./TraceTable'),
};

interface Props extends Omit<FrameProps, 'level'> {
  readonly work: StepWork;
}

/**
 * Small graded step of a lesson; `./markdown` builds its props from the
 * author's files.
 */
export default function Step({ work, ...props }: Props): ReactNode {
  const renderFrame = (terms?: ReactNode) => (
    <Frame {...props} loadBench={benches[work.kind]} terms={terms} />
  );
  return (
    <StepContext value={work}>
      {'task' in work ? (
        <CWorkContext value={{ task: work.task, start: '' }}>
          {renderFrame(<Cases />)}
        </CWorkContext>
      ) : (
        renderFrame()
      )}
    </StepContext>
  );
}
