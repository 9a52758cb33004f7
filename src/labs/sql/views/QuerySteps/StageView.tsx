import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { QueryStage } from '../../engine/query/types';
import Sentence from '../Sentence';
import Groups from './Groups';
import StageTable from './StageTable';
import { useRowMotion } from './useRowMotion';
import type { Stages } from './useStages';
import { describeFollowed, describeOmitted, words } from './words';
import styles from './styles.module.css';

interface Props {
  readonly stage: QueryStage;
  readonly stages: Stages;
}

/** Sentence about the followed row, with the button that stops. */
function Followed({
  count,
  onStop,
}: {
  readonly count: number;
  readonly onStop: () => void;
}): ReactNode {
  return (
    <p className={styles.followed}>
      {count === 0 ? words.notHere : describeFollowed(count)}{' '}
      <button type="button" onClick={onStop}>
        {words.stopFollowing}
      </button>
    </p>
  );
}

/** Stage of a query: what happened, and its rows. */
export default function StageView({ stage, stages }: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { stageIndex, followed, follow } = stages;
  useRowMotion(region, stageIndex);
  const here = followed?.[stageIndex];
  const { title, sentence, columns, rows, groups } = stage;
  const props = {
    columns,
    rows,
    showsFates: rows.some(({ fate }) => fate !== 'kept'),
    followed: here,
    onFollow: follow,
  };
  const omitted = describeOmitted(stage);
  return (
    <div ref={region} className={styles.stage}>
      <p className={styles.sentence}>
        <strong>{title}.</strong> <Sentence text={sentence} />
      </p>
      {here && (
        <Followed
          count={here.size}
          onStop={() => {
            follow(undefined);
          }}
        />
      )}
      {groups ? (
        <Groups {...props} groups={groups} />
      ) : (
        columns.length > 0 && <StageTable {...props} name={title} />
      )}
      {omitted !== '' && <p className={styles.omitted}>{omitted}</p>}
    </div>
  );
}
