import type { ReactNode } from 'react';
import Frame from '../../exercise/Frame';
import type { FrameProps } from '../../exercise/Frame';
import type { Level } from '../../exercise/levels';
import { warmLinux } from '../client/load';
import type { TerminalTask } from '../engine/exercise/types';
import { loadTerminalBench } from './load';
import { TerminalTaskContext } from './taskContext';

interface Props extends Omit<FrameProps, 'level'> {
  /** Undefined for a step. */
  readonly level?: Level;
  readonly task: TerminalTask;
}

function loadBench() {
  warmLinux();
  return loadTerminalBench();
}

/**
 * Exercise done in a Linux terminal; `./markdown` sets its props from the
 * author's files.
 */
export default function TerminalExercise({ task, ...props }: Props): ReactNode {
  return (
    <TerminalTaskContext value={task}>
      <Frame {...props} lab="linux" loadBench={loadBench} />
    </TerminalTaskContext>
  );
}
