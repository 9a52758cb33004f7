import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly titleLang?: string;
  /** A wide one starts at the top, so that it grows downwards only. */
  readonly size?: 'normal' | 'wide';
  /** Escape, the close button, or a click beside the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog, open while it is mounted. The browser keeps the focus inside
 * and gives it back.
 */
export default function Dialog({
  title,
  titleLang,
  size = 'normal',
  onClose,
  children,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before React takes the element away, so that the browser still knows
  // where the focus came from.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      current?.close();
    };
  }, []);

  // On the element itself: the keyboard has Escape and the button.
  useEffect(() => {
    const { current } = dialog;
    const closeBeside = ({ target }: MouseEvent) => {
      if (target === current) onClose();
    };
    current?.addEventListener('click', closeBeside);
    return () => {
      current?.removeEventListener('click', closeBeside);
    };
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, size === 'wide' && styles.wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2 id={titleId} lang={titleLang}>
            {title}
          </h2>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onClose}
          >
            Cerrar
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
