import type { ReactNode } from 'react';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';
import { WantedContext } from './wanted';

interface Props extends FrameProps {
  readonly wanted: string;
}

const loadBench = () => import('./EcoBench');

/** Exercise in which the reader finds the text of an echo. */
export default function EcoExercise({ wanted, ...props }: Props): ReactNode {
  return (
    <WantedContext value={wanted}>
      <Frame {...props} lab="eco" loadBench={loadBench} />
    </WantedContext>
  );
}
