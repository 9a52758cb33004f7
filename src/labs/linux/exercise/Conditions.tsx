import type { ReactNode } from 'react';
import DefinitionText from '../../../components/DefinitionText';
import type { TerminalJudgement } from '../engine/exercise/types';
import { summarizeConditions } from '../sentences';
import Mark from '../../exercise/CheckResult/Mark';
import ResultPanel from '../../exercise/CheckResult/ResultPanel';
import styles from '../../exercise/CheckResult/styles.module.css';

interface Props {
  readonly judgement: TerminalJudgement;
}

/** Result of a terminal exercise, with a line per condition. */
export default function Conditions({ judgement }: Props): ReactNode {
  const { results, points, total } = judgement;
  return (
    <ResultPanel
      isSolved={points === total}
      summary={summarizeConditions(judgement)}
    >
      <ul className={styles.list}>
        {results.map(({ isMet, message }, index) => (
          <li key={index} className={styles.item}>
            <p className={styles.head}>
              <Mark isGood={isMet} />
              <DefinitionText text={message} />
            </p>
          </li>
        ))}
      </ul>
    </ResultPanel>
  );
}
