import type { ReactNode } from 'react';
import clsx from 'clsx';
import { usePreference } from '../../preferences/usePreference';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/**
 * On a phone, where a line of `ls -l` is wider than the screen: the reader
 * scrolls sideways, or has letters so small that it fits. One choice for
 * sessions to read and terminals to type in.
 */
export default function LineFit({ className }: Props): ReactNode {
  const [size, set] = usePreference('terminal-size');
  const isFit = size === 'fit';
  return (
    <button
      type="button"
      data-live=""
      data-pagefind-ignore=""
      className={clsx(styles.lineFit, className)}
      aria-pressed={isFit}
      onClick={() => {
        set(isFit ? '' : 'fit');
      }}
    >
      Encoger líneas
    </button>
  );
}
