import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

const label = 'Saltar al contenido principal';

function focusOnce(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  element.setAttribute('tabindex', '-1');
  element.focus();
  element.removeAttribute('tabindex');
}

/** First stop of the keyboard, which also receives the focus on a new page. */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    // A change of the query alone is the same page: a pager, a filter…
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (action === 'PUSH' && hash === '') focusOnce(region.current);
  }, [pathname, hash, action]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusOnce(
      document.querySelector('main') ??
        document.getElementById(SkipToContentFallbackId),
    );
  };

  return (
    <div ref={region} role="region" aria-label={label}>
      <a
        className={styles.skip}
        href={`#${SkipToContentFallbackId}`}
        onClick={skip}
      >
        {label}
      </a>
    </div>
  );
}
