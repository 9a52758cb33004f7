import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useQuestion } from './context';
import styles from './styles.module.css';
import { getOptionLetter, words } from './words';

interface ReasonProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** Reason why an option is right or wrong, shown once it is revealed. */
export function Reason({ index, children }: ReasonProps): ReactNode {
  const { kind, answers, isInteractive, revealedOptions } = useQuestion();
  if (isInteractive && !revealedOptions.includes(index)) return null;
  const isRight = answers[index]?.right;
  // Omits the heading where it would repeat the verdict on a single answer.
  const isNamed =
    !isInteractive || kind === 'many' || revealedOptions.length > 1;
  const letter = kind === 'typed' ? '' : `${getOptionLetter(index)}) `;
  return (
    <div className={clsx(styles.reason, isRight ? styles.right : styles.wrong)}>
      {isNamed && (
        <strong className={styles.mark}>
          <span aria-hidden="true">{isRight ? '✓ ' : '✗ '}</span>
          {`${letter}${isRight ? words.right : words.wrong}`}
        </strong>
      )}
      {children}
    </div>
  );
}

/**
 * Verdict and reasons: revealed on request; without scripts, in a `<details>`.
 */
export default function Reasons({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const { isInteractive, verdict } = useQuestion();
  return (
    <>
      {!isInteractive && (
        <details className={styles.answer}>
          <summary>{words.answerAndReasons}</summary>
          {children}
        </details>
      )}
      <div className={styles.result} role="status">
        <p className={styles.verdict}>{verdict}</p>
        {isInteractive && children}
      </div>
    </>
  );
}
