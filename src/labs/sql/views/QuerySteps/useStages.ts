import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { announce } from '../../../../components/Announcer/announce';
import { followRow } from '../../engine/query/follow';
import type { QueryTrace } from '../../engine/query/types';
import type { SqlRange } from '../../engine/types';
import { describeStage } from './words';

/** Row that the reader follows, and the stage in which it was chosen. */
interface FollowedRow {
  readonly stageIndex: number;
  readonly rowId: string;
}

/** Current stage, followed row, and the commands that change them. */
export interface Stages {
  readonly stageIndex: number;
  readonly goToStage: (index: number) => void;
  /** Identities of the followed row in each stage. */
  readonly followed: readonly ReadonlySet<string>[] | undefined;
  /** Follows a row of the current stage; undefined stops. */
  readonly follow: (rowId: string | undefined) => void;
}

/** Returns true for an element in which the arrow keys do something else. */
const usesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [data-scrolls]',
  ) === target;

/**
 * Steps through the stages of a trace. The arrow keys work while the focus is
 * inside `region`.
 */
export function useStages(
  trace: QueryTrace,
  region: RefObject<HTMLElement | null>,
  onShowRange: ((range: SqlRange) => void) | undefined,
): Stages {
  const { stages } = trace;
  const [stageIndex, setStageIndex] = useState(0);
  const [chosen, setChosen] = useState<FollowedRow>();

  const goToStage = useCallback(
    (index: number) => {
      const next = Math.min(Math.max(index, 0), stages.length - 1);
      const stage = stages[next];
      if (!stage || next === stageIndex) return;
      setStageIndex(next);
      announce(describeStage(stage, next, stages.length));
      if (stage.range) onShowRange?.(stage.range);
    },
    [stages, stageIndex, onShowRange],
  );

  useEffect(() => {
    const element = region.current;
    const onKey = (event: KeyboardEvent): void => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || usesArrows(target))
        return;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      event.preventDefault();
      goToStage(stageIndex + (key === 'ArrowRight' ? 1 : -1));
    };
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('keydown', onKey);
    };
  }, [goToStage, region, stageIndex]);

  return {
    stageIndex,
    goToStage,
    followed: chosen && followRow(trace, chosen.stageIndex, chosen.rowId),
    follow: (rowId) => {
      setChosen(rowId === undefined ? undefined : { stageIndex, rowId });
    },
  };
}
