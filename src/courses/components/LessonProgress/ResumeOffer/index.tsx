import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly heading: HTMLElement;
  readonly onDismiss: () => void;
}

/**
 * Offer to return to the reader's last position; the page never scrolls without
 * a click.
 */
export default function ResumeOffer({ heading, onDismiss }: Props): ReactNode {
  return (
    <aside className={styles.offer} aria-label="Seguir leyendo">
      <a href={`#${heading.id}`} onClick={onDismiss}>
        Seguir donde lo dejaste:{' '}
        <strong>{heading.textContent.replace('\u200b', '').trim()}</strong>
      </a>
      <button
        type="button"
        aria-label="Descartar y empezar por el principio"
        onClick={onDismiss}
      >
        ×
      </button>
    </aside>
  );
}
