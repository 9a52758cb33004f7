import { useContext, useState } from 'react';
import { grade, matchTyped } from './engine';
import type { Answer, QuestionKind, Verdict } from './engine';
import { SettleContext } from './context';

/** Checked answer. */
export interface Attempt {
  readonly verdict: Verdict;
  readonly chosenOptions: readonly number[];
  readonly isRevealed: boolean;
}

interface Attempts {
  /** Attempt being shown; undefined while the reader chooses an answer. */
  readonly attempt: Attempt | undefined;
  /** True after a check without an answer. */
  readonly isEmpty: boolean;
  /** Grades the answer in the form. */
  readonly check: (form: HTMLFormElement) => void;
  /** Shows the right answer and every reason. */
  readonly reveal: () => void;
  /** Hides the attempt, so that the reader can choose again. */
  readonly clear: () => void;
}

/** Tracks the reader's attempts at one question. */
export function useAttempts(
  kind: QuestionKind,
  answers: readonly Answer[],
): Attempts {
  const settle = useContext(SettleContext);
  const [attempt, setAttempt] = useState<Attempt>();
  const [isEmpty, setEmpty] = useState(false);
  const [tries, setTries] = useState(0);
  const [isSettled, setSettled] = useState(false);

  const settleOnce = (isFirstTry: boolean) => {
    if (isSettled) return;
    setSettled(true);
    settle(isFirstTry);
  };

  return {
    attempt,
    isEmpty,
    check: (form) => {
      const givenAnswers = [...form.querySelectorAll('input')]
        .filter(({ type, checked }) => type === 'text' || checked)
        .map(({ value }) => value);
      if (givenAnswers.join('').trim() === '') {
        setEmpty(true);
        return;
      }
      const chosenOptions =
        kind === 'typed'
          ? matchTyped(answers, givenAnswers.join(''))
          : givenAnswers.map(Number);
      const verdict = grade(kind, answers, chosenOptions);
      setEmpty(false);
      setTries(tries + 1);
      setAttempt({ verdict, chosenOptions: chosenOptions, isRevealed: false });
      if (verdict.kind === 'right') settleOnce(tries === 0);
    },
    reveal: () => {
      if (attempt) setAttempt({ ...attempt, isRevealed: true });
      settleOnce(false);
    },
    clear: () => {
      setEmpty(false);
      setAttempt(undefined);
    },
  };
}
