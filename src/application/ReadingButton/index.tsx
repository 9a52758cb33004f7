import type { ReactNode } from 'react';
import clsx from 'clsx';
import { openSiteDialog } from '../../utils/siteDialogs';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
}

/** Button that opens the reading settings. */
export default function ReadingButton({ className }: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      data-ahead="reading"
      aria-haspopup="dialog"
      aria-label="Ajustes de lectura"
      title="Ajustes de lectura"
      onClick={() => {
        openSiteDialog('reading');
      }}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M2 19 7.5 5 13 19M4 14h7m11-3v8m0-4a3 3 0 1 0-6 0 3 3 0 0 0 6 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
