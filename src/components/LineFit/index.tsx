import type { ReactNode } from 'react';
import clsx from 'clsx';
import { usePreference } from '../../preferences/usePreference';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/**
 * Button for phones, where a line of `ls -l` is wider than the screen: lines
 * scroll sideways, or the font shrinks until they fit. One preference covers
 * sessions to read and live terminals.
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
