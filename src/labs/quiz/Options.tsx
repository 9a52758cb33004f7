import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useQuestion } from './context';
import styles from './styles.module.css';
import { getOptionLetter, words } from './words';

function TypedAnswer(): ReactNode {
  return (
    <label className={styles.field}>
      {words.yourAnswer}
      <input
        type="text"
        name="answer"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
      />
    </label>
  );
}

interface OptionProps {
  readonly index: number;
  readonly children: ReactNode;
}

/** Option of a question, labeled with the letter that its reason cites. */
export function Option({ index, children }: OptionProps): ReactNode {
  const { kind, answers, revealedOptions } = useQuestion();
  const mark = answers[index]?.right ? 'right' : 'wrong';
  return (
    <label
      className={clsx(
        styles.option,
        revealedOptions.includes(index) && styles[mark],
      )}
    >
      <input
        type={kind === 'one' ? 'radio' : 'checkbox'}
        name="answer"
        value={index}
      />
      {`${getOptionLetter(index)}) `}
      {children}
    </label>
  );
}

/** Answer field or options of a question, and its buttons. */
export default function Options({
  children,
}: {
  readonly children?: ReactNode;
}): ReactNode {
  const { kind, buttons } = useQuestion();
  return (
    <>
      <div className={styles.options}>
        {kind === 'typed' ? <TypedAnswer /> : children}
      </div>
      {buttons}
    </>
  );
}
