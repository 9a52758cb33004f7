import { useRef } from 'react';
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Answer, QuestionKind } from './engine';
import Buttons from './Buttons';
import { QuestionContext } from './context';
import styles from './styles.module.css';
import { useAttempts } from './useAttempts';
import Verdict from './Verdict';

interface Props {
  readonly kind: QuestionKind;
  readonly answers: readonly Answer[];
  readonly children: ReactNode;
}

/** Question of a quiz: its text, its options and the result. */
export default function Question({
  kind,
  answers,
  children,
}: Props): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { attempt, isEmpty, check, reveal, clear } = useAttempts(kind, answers);
  const revealedOptions = attempt?.isRevealed
    ? [...answers.keys()]
    : (attempt?.chosenOptions ?? []);
  const retry = () => {
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    clear();
  };
  return (
    <form
      ref={form}
      className={styles.question}
      data-printed=""
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt) check(event.currentTarget);
      }}
      onChange={clear}
    >
      <fieldset>
        <QuestionContext
          value={{
            kind,
            answers,
            isInteractive: useIsBrowser(),
            revealedOptions: revealedOptions,
            buttons: (
              <Buttons attempt={attempt} onRetry={retry} onReveal={reveal} />
            ),
            verdict: (
              <Verdict kind={kind} attempt={attempt} isEmpty={isEmpty} />
            ),
          }}
        >
          {children}
        </QuestionContext>
      </fieldset>
    </form>
  );
}
