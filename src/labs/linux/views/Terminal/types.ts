import type { ReactNode } from 'react';

/** Session of a lesson, as `src/remark/highlight` writes it. */
export interface TerminalProps {
  /** Label of the block, such as «Terminal». */
  readonly label: string;
  readonly title?: string;
  /** Id of its Linux in the page; blocks with the same id share it. */
  readonly id: string;
  readonly commands: readonly string[];
  /** True when its lines do not fit on a phone. */
  readonly isWide?: boolean;
  /** Script that prepares its Linux. */
  readonly setUp?: string;
  /** Text of the button, when it starts more than one session. */
  readonly start?: string;
  /** Text and colored spans. */
  readonly children: ReactNode;
}
