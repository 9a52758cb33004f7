import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { prefersReducedMotion } from '../../preferences/motion';
import styles from './styles.module.css';

const MIN_SCROLL_PX = 300;

/** Returns true while the reader scrolls up, far from the top. */
function useScrolledUp(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      setShown(scrollY > MIN_SCROLL_PX && scrollY < last);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return shown;
}

/**
 * Button that scrolls to the top, smoothly unless the reader prefers reduced
 * motion.
 */
export default function BackToTopButton(): ReactNode {
  const shown = useScrolledUp();
  return (
    <button
      type="button"
      aria-label="Volver al principio"
      className={clsx(
        'clean-btn theme-back-to-top-button',
        styles.button,
        shown && styles.shown,
      )}
      onClick={() => {
        window.scrollTo({
          top: 0,
          behavior: prefersReducedMotion() ? 'instant' : 'smooth',
        });
      }}
    />
  );
}
