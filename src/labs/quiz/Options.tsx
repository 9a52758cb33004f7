import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useQuestion } from './context';
import styles from './styles.module.css';
import { letter, words } from './words';

function TypedAnswer(): ReactNode {
  const { isLive } = useQuestion();
  const Label = isLive ? 'label' : 'div';
  return (
    <Label className={styles.field}>
      {words.yourAnswer}
      {isLive ? (
        <input
          type="text"
          name="answer"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
      ) : (
        <span className={clsx(styles.box, styles.line)} />
      )}
    </Label>
  );
}

interface OptionProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** One option, by the letter that its reason names. */
export function Option({ index, children }: OptionProps): ReactNode {
  const { kind, answers, isLive, told } = useQuestion();
  const Label = isLive ? 'label' : 'div';
  const mark = answers[index]?.right ? 'right' : 'wrong';
  return (
    <Label
      className={clsx(styles.option, told.includes(index) && styles[mark])}
    >
      {isLive ? (
        <input
          type={kind === 'one' ? 'radio' : 'checkbox'}
          name="answer"
          value={index}
        />
      ) : (
        <span className={clsx(styles.box, styles[kind])} />
      )}
      {letter(index)}) {children}
    </Label>
  );
}

/** Where the reader answers, and what to press next. */
export default function Options({
  children,
}: {
  readonly children?: ReactNode;
}): ReactNode {
  const { kind, isLive, buttons } = useQuestion();
  return (
    <>
      <div className={styles.options}>
        {kind === 'typed' ? <TypedAnswer /> : children}
      </div>
      {isLive && buttons}
    </>
  );
}
