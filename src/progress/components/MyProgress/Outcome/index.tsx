import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Undoable } from '../useUndo';
import styles from './styles.module.css';

interface Props {
  readonly last: Undoable | null;
  readonly undone: string;
}

/** Result of the last change, with a button to undo it. */
export default function Outcome({ last, undone }: Props): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);

  // Moves the focus to the text, since the pressed button is gone.
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
