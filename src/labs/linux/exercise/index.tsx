import type { ReactNode } from 'react';
import type { TerminalTask } from '../engine/exercise/types';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';

interface Props extends FrameProps {
  readonly task: TerminalTask;
}

/** Something to do in a Linux; `src/remark/exercise` fills it from the author's files. */
export default function TerminalExercise({ task, ...props }: Props): ReactNode {
  return <Frame {...props} work={{ kind: 'terminal', task }} />;
}
