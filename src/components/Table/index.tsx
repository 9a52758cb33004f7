import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** Table that scrolls inside its own frame, by touch and by keyboard. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling frame must take focus to scroll by keyboard
    <div className={styles.frame} role="group" aria-label="Tabla" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
