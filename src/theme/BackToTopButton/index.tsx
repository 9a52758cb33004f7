import type { ReactNode } from 'react';
import OriginalBackToTopButton from '@theme-original/BackToTopButton';
import { prefersReducedMotion } from '../../preferences/motion';
import styles from './styles.module.css';

/** The theme's button glides in steps of its own, whatever the reader prefers. */
export default function BackToTopButton(): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside turns keys into clicks
    <div
      className={styles.frame}
      onClickCapture={(event) => {
        if (!prefersReducedMotion()) return;
        event.stopPropagation();
        window.scrollTo(0, 0);
      }}
    >
      <OriginalBackToTopButton />
    </div>
  );
}
