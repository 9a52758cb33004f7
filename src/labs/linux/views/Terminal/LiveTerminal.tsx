import type { ReactNode } from 'react';
import { linuxOf } from '../../words';
import TerminalConsole from '../TerminalConsole';
import { useLessonTerminal } from '../useLessonTerminal';
import type { TerminalProps } from './types';

/** Linux below a session of a lesson, loaded on request. */
export default function LiveTerminal({
  id,
  label,
  title,
  commands,
  setUp,
}: Omit<TerminalProps, 'start' | 'children'>): ReactNode {
  return (
    <TerminalConsole
      {...useLessonTerminal(id, setUp)}
      label={linuxOf(title ?? label)}
      commands={commands}
    />
  );
}
