import type { ReactNode } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { usePreference } from '../../../../preferences/usePreference';
import styles from './styles.module.css';

/** Font sizes, in percent. The default, 100, is stored as no preference. */
const sizes = ['80', '', '115', '130', '150'] as const;

/** Buttons that set the font size of every terminal on this device. */
export default function FontSize(): ReactNode {
  const [size, setSize] = usePreference('terminal-size');
  const index = Math.max(
    sizes.findIndex((candidate) => candidate === size),
    0,
  );
  const change = (delta: number) => {
    const next = sizes[index + delta];
    if (next === undefined) return;
    setSize(next);
    announce(`Letra al ${next || '100'} %`);
  };
  return (
    <div
      className={styles.actions}
      role="group"
      aria-label="Letra de la terminal"
    >
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={index === 0}
        onClick={() => {
          change(-1);
        }}
      >
        Letra más pequeña
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={index === sizes.length - 1}
        onClick={() => {
          change(1);
        }}
      >
        Letra más grande
      </button>
    </div>
  );
}
