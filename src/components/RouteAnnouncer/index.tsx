import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import styles from './styles.module.css';

/** Says the title of the page that a click inside the site has just opened. */
export default function RouteAnnouncer(): ReactNode {
  const { pathname } = useLocation();
  const first = useRef(true);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    // The title changes some frames after the route: announce the change itself.
    const observer = new MutationObserver(() => {
      setTitle(document.title);
    });
    observer.observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return () => {
      observer.disconnect();
    };
  }, [pathname]);

  return (
    <p className={styles.announcer} role="status" aria-live="polite">
      {title}
    </p>
  );
}
