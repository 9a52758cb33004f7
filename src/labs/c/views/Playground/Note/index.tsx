import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Notice } from '../../../engine/playground/projectSession';
import styles from './styles.module.css';

interface Props extends Notice {
  readonly onDismiss: () => void;
}

/** Notice about the last action, with an optional button such as undo. */
export default function Note({
  text,
  isProblem,
  action,
  onDismiss,
}: Props): ReactNode {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const hasActedRef = useRef(false);

  // The pressed button may be gone: moves the focus to the text.
  useEffect(() => {
    if (hasActedRef.current) paragraph.current?.focus();
    hasActedRef.current = false;
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
            hasActedRef.current = true;
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
