import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly titleLang?: string;
  /**
   * Width of the dialog. A `wide` dialog is aligned to the top of the window,
   * so that only its bottom edge moves when its content grows.
   */
  readonly size?: 'normal' | 'wide';
  /**
   * Called on Escape, on the close button and on a click outside the dialog.
   */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Modal dialog, open while it is mounted. The browser traps the focus and
 * restores it.
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

  // Closes the dialog before React removes the element, so that the browser can
  // still restore the focus.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      current?.close();
    };
  }, []);

  // The click listener is on the element itself, not in JSX: keyboards have
  // Escape and the close button.
  useEffect(() => {
    const { current } = dialog;
    const closeOnOutsideClick = ({ target }: MouseEvent) => {
      if (target === current) onClose();
    };
    current?.addEventListener('click', closeOnOutsideClick);
    return () => {
      current?.removeEventListener('click', closeOnOutsideClick);
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
