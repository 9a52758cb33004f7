import type { ReactNode } from 'react';
import { formatLinuxLabel } from '../../words';
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
      label={formatLinuxLabel(title ?? label)}
      commands={commands}
    />
  );
}
