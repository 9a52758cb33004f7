import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Undoable } from '../useUndo';
import styles from './styles.module.css';

interface Props {
  readonly last: Undoable | null;
  readonly undone: string;
}

/** What has just happened, with the way back. */
export default function Outcome({ last, undone }: Props): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);

  // The button that was pressed is gone: the focus stays where it was.
  useEffect(() => {
    if (undone) text.current?.focus();
  }, [undone]);

  if (last)
    return (
      <div className={styles.outcome}>
        <p>{last.text}</p>
        <button
          type="button"
          className="button button--secondary"
          onClick={last.undo}
        >
          Deshacer
        </button>
      </div>
    );
  return undone ? (
    <p ref={text} tabIndex={-1} className={styles.outcome}>
      {undone}
    </p>
  ) : null;
}
