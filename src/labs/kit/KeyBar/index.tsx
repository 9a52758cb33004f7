import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useKeyboardInset } from './useKeyboardInset';
import { words } from '../words';
import styles from './styles.module.css';

/** Key of the on-screen bar. */
export interface Key {
  readonly text: string;
  /** Accessible name, for a key whose text is a symbol. */
  readonly name?: string;
  /** Pressed state of a sticky modifier, which lasts until the next key. */
  readonly isDown?: boolean;
  readonly press: () => void;
}

interface Props {
  readonly keys: readonly Key[];
  /** Called after a key is pressed, to return the focus to the input. */
  readonly onPressed: () => void;
}

/**
 * Bar of the keys that a phone's keyboard lacks, shown on touch screens above
 * it.
 */
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
          // Prevents the focus change that would close the on-screen keyboard.
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
