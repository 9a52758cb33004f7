import { useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import LoadFailure from '../../components/LoadFailure';
import { isEditing } from '../../keyboard/isEditing';
import styles from './styles.module.css';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

const loadDialog = () => import('../../components/SearchDialog');

/** `/`, however the keyboard writes it, and Ctrl-K or ⌘-K. */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey || isEditing(target) || document.querySelector('dialog[open]'))
    return false;
  return ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !shiftKey
    : key === '/';
}

function Label(): ReactNode {
  return (
    <>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path
          d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles.label}>Buscar</span>
    </>
  );
}

/** Opens the search; none of it is loaded before. */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog }>();
  const [error, setError] = useState<unknown>();

  const open = useCallback(() => {
    setOpen(true);
    setError(undefined);
    loadDialog().then(({ default: Dialog }) => {
      setDialog({ Dialog });
    }, setError);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [open]);

  // Without JavaScript the page of results tells where else to look.
  if (!isBrowser)
    return (
      <Link to="/buscar/" className={clsx('clean-btn', styles.button)}>
        <Label />
      </Link>
    );
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-busy={isOpen && !dialog && error === undefined}
        title="Buscar ( / )"
        onClick={open}
      >
        <Label />
      </button>
      {isOpen && dialog && <dialog.Dialog onClose={close} />}
      {isOpen && error !== undefined && (
        <div className={styles.failure}>
          <LoadFailure error={error} onRetry={open} />
        </div>
      )}
    </>
  );
}
