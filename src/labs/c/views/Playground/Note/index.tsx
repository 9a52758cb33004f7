import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Notice } from '../../../engine/playground/desk';
import styles from './styles.module.css';

interface Props extends Notice {
  readonly onDismiss: () => void;
}

/** What has just happened, with the way back. */
export default function Note({
  text,
  isProblem,
  action,
  onDismiss,
}: Props): ReactNode {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const acted = useRef(false);

  // The button that was pressed may be gone: the focus stays where it was.
  useEffect(() => {
    if (acted.current) paragraph.current?.focus();
    acted.current = false;
  }, [text]);

  return (
    <div className={clsx(styles.note, isProblem && styles.problem)}>
      <p ref={paragraph} tabIndex={-1}>
        {text}
      </p>
      {action && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            acted.current = true;
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={onDismiss}
      >
        Cerrar aviso
      </button>
    </div>
  );
}
