import type { ReactNode } from 'react';
import DefinitionText from '../../../components/DefinitionText';
import { describeConstruct } from '../engine/exercise/constructs';
import type { RuleResult } from '../engine/exercise/judge';
import Mark from '../../exercise/CheckResult/Mark';
import styles from '../../exercise/CheckResult/styles.module.css';

/** A condition, and whether the program keeps it. */
export default function RuleItem({
  construct,
  rule,
  isKept,
}: RuleResult): ReactNode {
  const what = describeConstruct(construct);
  const verb = rule === 'required' ? 'Usa' : 'No uses';
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Mark isGood={isKept} />
        <DefinitionText text={`${verb} ${what}.`} />
      </p>
      {!isKept && (
        <p className={styles.detail}>
          {rule === 'required'
            ? 'Tu programa no lo hace todavía.'
            : 'Tu programa lo hace: busca otra manera.'}
        </p>
      )}
    </li>
  );
}
