import type { ReactNode } from 'react';
import AsyncRegion from '../../../kit/AsyncRegion';
import CreatureSummary, { CreatureSummarySkeleton } from '../CreatureSummary';
import styles from './styles.module.css';
import { useRandomCreature } from './useRandomCreature';

/** Random creature, with a button for another one. */
export default function RandomCreature(): ReactNode {
  const [creature, drawAgain, sample] = useRandomCreature();
  return (
    <div className={styles.random}>
      <AsyncRegion
        query={creature}
        sample={sample}
        skeleton={<CreatureSummarySkeleton />}
        summary={({ name }) => `Criatura al azar: ${name}`}
      >
        {(drawnCreature) => <CreatureSummary creature={drawnCreature} />}
      </AsyncRegion>
      <button
        type="button"
        className="button button--primary"
        onClick={drawAgain}
      >
        Otra criatura
      </button>
    </div>
  );
}
