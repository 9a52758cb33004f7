import type { ReactNode } from 'react';
import clsx from 'clsx';
import buttons from '../../kit/buttons.module.css';
import { words } from '../words';
import styles from './styles.module.css';

interface Props {
  readonly canCheck: boolean;
  readonly onCheck: () => void;
  /**
   * Id of the text that gives the progress, or the reason why the check is
   * disabled.
   */
  readonly noteId?: string;
  /** Additional buttons, or that text. */
  readonly children: ReactNode;
}

/** Toolbar of an exercise; its first button runs the check. */
export default function Tools({
  canCheck,
  onCheck,
  noteId,
  children,
}: Props): ReactNode {
  return (
    <div className={clsx(buttons.buttons, styles.tools)}>
      <button
        type="button"
        className={clsx(buttons.main, styles.check)}
        aria-disabled={!canCheck}
        aria-describedby={noteId}
        onClick={() => {
          if (canCheck) onCheck();
        }}
      >
        {words.check}
      </button>
      {children}
    </div>
  );
}
