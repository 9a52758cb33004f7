import { useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { Attempt } from './useAttempts';
import { words } from './words';

interface Props {
  readonly attempt: Attempt | undefined;
  readonly onRetry: () => void;
  readonly onReveal: () => void;
}

/**
 * Buttons of a question. The first one keeps its element, and so the focus,
 * when its action changes.
 */
export default function Buttons({
  attempt,
  onRetry,
  onReveal,
}: Props): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  const isRight = attempt?.verdict.kind === 'right';
  return (
    <div className={styles.row} data-live="">
      <button
        ref={first}
        type={attempt ? 'button' : 'submit'}
        className="button button--primary"
        onClick={
          attempt &&
          ((event) => {
            // Prevents a submit: the button's type becomes `submit` in this
            // event.
            event.preventDefault();
            onRetry();
          })
        }
      >
        {attempt ? (isRight ? words.repeat : words.retry) : words.check}
      </button>
      {attempt && !attempt.isRevealed && (
        <button
          type="button"
          className="button button--outline button--primary"
          onClick={() => {
            first.current?.focus();
            onReveal();
          }}
        >
          {isRight ? words.seeReasons : words.seeAnswer}
        </button>
      )}
    </div>
  );
}
