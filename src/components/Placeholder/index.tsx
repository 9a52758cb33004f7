import type { ReactNode } from 'react';
import { placeholderTexts } from '../../data/placeholder';
import styles from './styles.module.css';

/**
 * Content of a page that is still being written: an animated robot and a note.
 */
export default function Placeholder(): ReactNode {
  return (
    <section className={styles.placeholder} aria-label="Página en construcción">
      <svg
        className={styles.picture}
        viewBox="0 0 320 200"
        width="320"
        height="200"
        role="img"
        aria-label="Un robot teclea en una terminal; el cursor parpadea"
      >
        <rect width="320" height="200" rx="14" className={styles.panel} />
        <rect
          x="30"
          y="34"
          width="150"
          height="120"
          rx="8"
          className={styles.box}
        />
        <path d="M48 66l16 14-16 14" className={styles.prompt} />
        <rect
          x="76"
          y="88"
          width="26"
          height="6"
          rx="3"
          className={styles.cursor}
        />
        <g className={styles.robot}>
          <rect
            x="212"
            y="70"
            width="64"
            height="50"
            rx="10"
            className={styles.head}
          />
          <circle cx="230" cy="94" r="6" className={styles.eye} />
          <circle cx="258" cy="94" r="6" className={styles.eye} />
          <path d="M244 70v-16" className={styles.line} />
          <circle cx="244" cy="48" r="6" className={styles.antenna} />
          <rect
            x="220"
            y="126"
            width="48"
            height="30"
            rx="8"
            className={styles.head}
          />
        </g>
        <path d="M220 138l-34 12" className={styles.arm} />
        <path d="M30 170h260" className={styles.line} />
      </svg>
      <label className={styles.stop}>
        <input type="checkbox" /> Parar la animación
      </label>
      <p className={styles.working}>{placeholderTexts.working}</p>
      <p className={styles.soon}>{placeholderTexts.soon}</p>
    </section>
  );
}
