import type { ReactNode } from 'react';
import DefinitionText from '../../../components/DefinitionText';
import type { RuleResult } from '../engine/exercise/judge';
import Mark from '../../exercise/CheckResult/Mark';
import styles from '../../exercise/CheckResult/styles.module.css';

/** Rule of an exercise and its result. */
export default function RuleItem({
  says,
  rule,
  isKept,
  found,
}: RuleResult): ReactNode {
  return (
    <li className={styles.item}>
      <p className={styles.head}>
        <Mark isGood={isKept} />
        <DefinitionText text={says} />
      </p>
      {!isKept && (
        <p className={styles.detail}>
          <DefinitionText
            text={
              found ??
              (rule === 'required'
                ? 'Tu programa no lo hace todavía.'
                : 'Tu programa lo hace: busca otra manera.')
            }
          />
        </p>
      )}
    </li>
  );
}
