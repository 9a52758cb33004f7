import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { QuestionKind } from './engine';
import styles from './styles.module.css';
import type { Attempt } from './useAttempts';
import { formatVerdict, words } from './words';

interface Props {
  readonly kind: QuestionKind;
  readonly attempt: Attempt | undefined;
  readonly isEmpty: boolean;
}

/** One-line result, with a symbol and text besides the color. */
export default function Verdict({ kind, attempt, isEmpty }: Props): ReactNode {
  if (isEmpty) return kind === 'typed' ? words.writeFirst : words.chooseFirst;
  if (!attempt) return null;
  const { verdict, isRevealed } = attempt;
  if (isRevealed && verdict.kind !== 'right') return words.theAnswer;
  const [symbol, text] = formatVerdict(verdict);
  return (
    <span className={clsx(styles.mark, styles[verdict.kind])}>
      <span aria-hidden="true">{symbol} </span>
      {text}
    </span>
  );
}
