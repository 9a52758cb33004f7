import type { ReactNode } from 'react';

/** A session of a lesson, as `src/remark/highlight` writes it. */
export interface TerminalProps {
  /** What the block is: «Terminal». */
  readonly label: string;
  readonly title?: string;
  /** Of its Linux within the page; blocks with the same one share it. */
  readonly id: string;
  readonly commands: readonly string[];
  /** Its lines do not fit a phone. */
  readonly isWide?: boolean;
  /** Script that makes its Linux ready. */
  readonly setUp?: string;
  /** Of the button, where it stands for more than one session. */
  readonly start?: string;
  /** Text and coloured spans. */
  readonly children: ReactNode;
}
