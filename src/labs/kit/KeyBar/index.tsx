import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeyboardInset } from './useKeyboardInset';
import { words } from '../words';
import styles from './styles.module.css';

/** A key for fingers. */
export interface Key {
  readonly text: string;
  /** What readers hear, where the text is a sign. */
  readonly name?: string;
  /** For one that stays down until the next key. */
  readonly isDown?: boolean;
  readonly press: () => void;
}

interface Props {
  readonly keys: readonly Key[];
  /** Back to where the reader writes. */
  readonly onPressed: () => void;
}

/** What a phone's keyboard hides, over it; only where there is one. */
export default function KeyBar({ keys, onPressed }: Props): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardInset(bar);
  return (
    <div ref={bar} className={styles.keys} role="group" aria-label={words.keys}>
      {keys.map(({ text, name, isDown, press }) => (
        <button
          key={text}
          type="button"
          aria-label={name}
          aria-pressed={isDown}
          // The keyboard would close if the focus left what is written.
          onPointerDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            press();
            onPressed();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
