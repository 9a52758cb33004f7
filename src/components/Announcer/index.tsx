import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { onAnnounce } from './announce';
import styles from './styles.module.css';

/** Announces the title of a page opened by a click inside the site. */
function useAnnouncedTitle(say: (message: string) => void): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return undefined;
    }
    // The title changes some frames after the route: wait for the change
    // itself.
    const observer = new MutationObserver(() => {
      say(document.title);
    });
    observer.observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return () => {
      observer.disconnect();
    };
  }, [pathname, say]);
}

/** Live region of the site; pages have no other one. */
export default function Announcer(): ReactNode {
  const [message, setMessage] = useState('');
  useAnnouncedTitle(setMessage);
  useEffect(() => onAnnounce(setMessage), []);
  return (
    <p className={styles.announcer} role="status" aria-live="polite">
      {message}
    </p>
  );
}
