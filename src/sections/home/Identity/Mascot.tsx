import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Robot of the site, in the style of the one on placeholder pages. */
export default function Mascot(): ReactNode {
  return (
    <svg
      className={styles.mascot}
      viewBox="0 0 220 240"
      width="220"
      height="240"
      role="img"
      aria-label="Un robot saluda; en el pecho lleva una terminal"
    >
      <path d="M110 46V26" className={styles.mast} />
      <circle cx="110" cy="18" r="9" className={styles.light} />
      <rect
        x="46"
        y="46"
        width="128"
        height="82"
        rx="20"
        className={styles.head}
      />
      <rect
        x="62"
        y="62"
        width="96"
        height="50"
        rx="12"
        className={styles.face}
      />
      <path d="M84 80v14M136 80v14" className={styles.eye} />
      <path d="M100 100q10 7 20 0" className={styles.smile} />
      <rect
        x="62"
        y="138"
        width="96"
        height="72"
        rx="14"
        className={styles.head}
      />
      <rect
        x="76"
        y="150"
        width="68"
        height="46"
        rx="8"
        className={styles.face}
      />
      <path d="M88 162l10 9-10 9M106 184h22" className={styles.prompt} />
      <path d="M58 156l-26 20v24" className={styles.arm} />
      <path d="M162 156l26-22-4-30" className={styles.arm} />
      <path d="M86 214v16M134 214v16" className={styles.arm} />
    </svg>
  );
}
