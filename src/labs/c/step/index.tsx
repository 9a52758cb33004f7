import type { ReactNode } from 'react';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';
import type { LoadBench } from '../../exercise/context';
import Cases from '../exercise/Cases';
import { CWorkContext } from '../exercise/work';
import { StepContext } from './work';
import type { StepWork } from './work';

/** Where each kind of step is answered. */
const benches: Readonly<Record<StepWork['kind'], LoadBench>> = {
  predice: () => import('./Predict'),
  completa: () => import('./Blanks'),
  ordena: () => import('./Order'),
  traza: () => import('./TraceTable'),
};

interface Props extends Omit<FrameProps, 'level'> {
  readonly work: StepWork;
}

/** A small checked step of a lesson; `./markdown` fills it from the author's files. */
export default function Step({ work, ...props }: Props): ReactNode {
  const frame = (terms?: ReactNode) => (
    <Frame {...props} loadBench={benches[work.kind]} terms={terms} />
  );
  return (
    <StepContext value={work}>
      {'task' in work ? (
        <CWorkContext value={{ task: work.task, start: '' }}>
          {frame(<Cases />)}
        </CWorkContext>
      ) : (
        frame()
      )}
    </StepContext>
  );
}
