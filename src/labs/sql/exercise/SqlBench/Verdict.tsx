import type { ReactNode } from 'react';
import Mark from '../../../exercise/CheckResult/Mark';
import ResultPanel from '../../../exercise/CheckResult/ResultPanel';
import styles from '../../../exercise/CheckResult/styles.module.css';
import { formatPoints } from '../../../exercise/words';
import type {
  CaseVerdict,
  DesignStep,
  SqlVerdict,
} from '../../engine/exercise/types';
import Sentence from '../../views/Sentence';

/** Failed checks after which the hidden case that fails is told. */
const FAILURES_TO_REVEAL = 3;

interface Props {
  readonly verdict: SqlVerdict;
  /** Consecutive failed checks, counting this one. */
  readonly failures: number;
}

function Step({ step }: { readonly step: DesignStep }): ReactNode {
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Mark isGood={step.isMet} />
        <Sentence text={step.sentence} />
      </p>
      {!step.isMet && step.sql !== undefined && (
        <pre className={styles.text}>{step.sql}</pre>
      )}
    </li>
  );
}

function Case({
  verdict: { isHidden, status, sentences, steps = [] },
  isTold,
}: {
  readonly verdict: CaseVerdict;
  /** True when the sentence may tell what the case holds. */
  readonly isTold: boolean;
}): ReactNode {
  if (status === 'skipped') return null;
  const sentence = isTold ? sentences?.long : sentences?.short;
  // The steps of other data would repeat those of the data that are seen.
  const shown = isHidden
    ? []
    : steps.filter(
        ({ isUntried }, index) => !isUntried || !steps[index - 1]?.isUntried,
      );
  return (
    <>
      {shown.map((step, index) => (
        <Step key={index} step={step} />
      ))}
      {shown.length === 0 && (
        <li className={styles.item}>
          <p className={styles.head}>
            <Mark isGood={status === 'passed'} />
            {isHidden
              ? sentence === undefined && 'Otros datos'
              : `Los datos que ves${sentence === undefined ? '' : ': '}`}
            {sentence !== undefined && <Sentence text={sentence} />}
          </p>
        </li>
      )}
    </>
  );
}

/** Result of a check: what differs, and in which data. */
export default function Verdict({ verdict, failures }: Props): ReactNode {
  const { cases, rules, isCorrect } = verdict;
  const isRevealed = failures >= FAILURES_TO_REVEAL;
  const firstHidden = cases.find(
    ({ isHidden, status }) => isHidden && status === 'failed',
  );
  return (
    <ResultPanel isSolved={isCorrect} summary={formatPoints(verdict)}>
      <ul className={styles.list}>
        {rules.map(({ part, isKept, sentence = part }) => (
          <li key={part} className={styles.item}>
            <p className={styles.head}>
              <Mark isGood={isKept} />
              <Sentence text={sentence} />
            </p>
          </li>
        ))}
        {cases.map((each) => (
          <Case
            key={each.name}
            verdict={each}
            isTold={!each.isHidden || (isRevealed && each === firstHidden)}
          />
        ))}
      </ul>
    </ResultPanel>
  );
}
