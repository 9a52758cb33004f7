import type { ReactNode } from 'react';
import type { ExerciseTask } from '../engine/exercise/types';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';

interface Props extends FrameProps {
  /** What the reader begins with. */
  readonly start: string;
  readonly task: ExerciseTask;
}

/** A program to write; `src/remark/exercise` fills it from the author's files. */
export default function Exercise({ start, task, ...props }: Props): ReactNode {
  return <Frame {...props} work={{ kind: 'c', task, start }} />;
}
