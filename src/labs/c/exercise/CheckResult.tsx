import type { ReactNode } from 'react';
import type { Judgement } from '../engine/exercise/judge';
import type { Spacing } from '../engine/exercise/types';
import { summarizeCases } from '../sentences';
import { isPassed } from './isPassed';
import CaseItem from './CaseItem';
import ResultPanel from '../../exercise/CheckResult/ResultPanel';
import RuleItem from './RuleItem';
import styles from '../../exercise/CheckResult/styles.module.css';

/**
 * Number of failed checks after which the first failed hidden case is shown.
 */
const FAILURES_TO_REVEAL = 3;

interface Props {
  readonly judgement: Extract<Judgement, { kind: 'judged' }>;
  readonly spaces: Spacing;
  /** Consecutive failed checks, this one included. */
  readonly failures: number;
}

/** Result of a check: points, rules and cases. */
export default function CheckResult({
  judgement,
  spaces,
  failures,
}: Props): ReactNode {
  const { cases, rules, points, total } = judgement;
  const firstFailed =
    cases.find((result) => !isPassed(result)) ??
    cases.find(({ memory = [] }) => memory.length > 0);
  const firstHidden = cases.find(
    (result) => result.test.hidden && !isPassed(result),
  );
  const triesLeft = FAILURES_TO_REVEAL - failures;
  return (
    <ResultPanel
      isSolved={points === total}
      summary={summarizeCases(judgement)}
    >
      <ul className={styles.list}>
        {rules.map((rule, index) => (
          <RuleItem key={index} {...rule} />
        ))}
        {cases.map((result) => (
          <CaseItem
            key={result.test.name}
            result={result}
            spacing={spaces}
            isOpen={result === firstFailed}
            isShown={
              !result.test.hidden || (result === firstHidden && triesLeft <= 0)
            }
          />
        ))}
      </ul>
      {firstHidden && triesLeft > 0 && (
        <p className={styles.note}>
          De un caso oculto se ve solo el nombre.{' '}
          {triesLeft === 1
            ? 'Si la próxima comprobación también falla, verás el primero entero.'
            : `Tras ${triesLeft} comprobaciones fallidas más verás el primero entero.`}
        </p>
      )}
    </ResultPanel>
  );
}
