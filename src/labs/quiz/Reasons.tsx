import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useQuestion } from './context';
import styles from './styles.module.css';
import { letter, words } from './words';

interface ReasonProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** Reason why an option is right or wrong, shown once it is revealed. */
export function Reason({ index, children }: ReasonProps): ReactNode {
  const { kind, answers, isLive, told } = useQuestion();
  if (isLive && !told.includes(index)) return null;
  const isRight = answers[index]?.right;
  // Omits the heading where it would repeat the verdict on a single answer.
  const isNamed = !isLive || kind === 'many' || told.length > 1;
  return (
    <div className={clsx(styles.reason, isRight ? styles.right : styles.wrong)}>
      {isNamed && (
        <strong className={styles.mark}>
          <span aria-hidden="true">{isRight ? '✓' : '✗'} </span>
          {kind !== 'typed' && `${letter(index)}) `}
          {isRight ? words.right : words.wrong}
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
  const { isLive, verdict } = useQuestion();
  return (
    <>
      {!isLive && (
        <details className={styles.answer}>
          <summary>{words.answerAndReasons}</summary>
          {children}
        </details>
      )}
      <div className={styles.result} role="status">
        <p className={styles.verdict}>{verdict}</p>
        {isLive && children}
      </div>
    </>
  );
}
