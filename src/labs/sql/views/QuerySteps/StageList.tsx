import type { ReactNode } from 'react';
import HiddenText from '../../../../components/HiddenText';
import type { QueryStage } from '../../engine/query/types';
import { formatCounts, formatPosition, words } from './words';
import styles from './styles.module.css';

interface Props {
  readonly stages: readonly QueryStage[];
  readonly stageIndex: number;
  readonly onChoose: (index: number) => void;
}

/** Buttons that go to the stage before and to the next one. */
export function StageButtons({
  stages: { length },
  stageIndex,
  onChoose,
}: Props): ReactNode {
  const buttons = [
    { label: words.previous, sign: '◀\uFE0E', target: stageIndex - 1 },
    { label: words.next, sign: '▶\uFE0E', target: stageIndex + 1 },
  ];
  return (
    <div className={styles.buttons} role="group" aria-label={words.buttons}>
      {buttons.map(({ label, sign, target }) => {
        const isDisabled = target < 0 || target >= length;
        return (
          <button
            key={label}
            type="button"
            // Stays focusable: a disabled button would lose the focus.
            aria-disabled={isDisabled}
            onClick={() => {
              if (!isDisabled) onChoose(target);
            }}
          >
            <span aria-hidden="true">{sign}</span> {label}
          </button>
        );
      })}
      <span className={styles.position}>
        {formatPosition(stageIndex, length)}
      </span>
    </div>
  );
}

/** List of the stages, with the number of rows that enter and leave each one. */
export default function StageList({
  stages,
  stageIndex,
  onChoose,
}: Props): ReactNode {
  return (
    <ol className={styles.list} aria-label={words.steps}>
      {stages.map((stage, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === stageIndex ? 'step' : undefined}
            onClick={() => {
              onChoose(index);
            }}
          >
            {stage.title}
            <HiddenText>, filas: </HiddenText>{' '}
            <span className={styles.counts}>{formatCounts(stage)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
