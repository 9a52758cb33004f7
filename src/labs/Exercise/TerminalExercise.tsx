import type { ReactNode } from 'react';
import type { TerminalTask } from '../engine/exercise/terminal/types';
import Frame from './Frame';
import type { FrameProps } from './Frame';

interface Props extends FrameProps {
  readonly task: TerminalTask;
}

/** Something to do in a Linux; `src/remark/exercise` fills it from the author's files. */
export default function TerminalExercise({ task, ...props }: Props): ReactNode {
  return <Frame {...props} work={{ kind: 'terminal', task }} />;
}
