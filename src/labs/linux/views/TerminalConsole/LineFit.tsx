import type { ReactNode } from 'react';
import { usePreference } from '../../../../preferences/usePreference';
import { words } from '../../words';
import styles from './styles.module.css';

/**
 * On a phone, where a line of `ls -l` is wider than the screen: the reader
 * scrolls sideways, or has letters so small that it fits.
 */
export default function LineFit(): ReactNode {
  const [size, set] = usePreference('terminal-size');
  const isFit = size === 'fit';
  return (
    <button
      type="button"
      className={styles.lineFit}
      aria-pressed={isFit}
      onClick={() => {
        set(isFit ? '' : 'fit');
      }}
    >
      {words.fitLines}
    </button>
  );
}
