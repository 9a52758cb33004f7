import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { openSiteDialog } from '../../utils/siteDialogs';
import styles from './styles.module.css';

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

/** Button that opens the search; its code is loaded on demand. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <button
        type="button"
        data-live="search"
        className={clsx('clean-btn', styles.button)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        title="Buscar ( / )"
        onClick={() => {
          openSiteDialog('search');
        }}
      >
        <Label />
      </button>
      {/* Without JavaScript the page of results tells where else to look. */}
      <Link
        to="/buscar/"
        className={clsx('clean-btn', styles.button, styles.link)}
      >
        <Label />
      </Link>
    </>
  );
}
