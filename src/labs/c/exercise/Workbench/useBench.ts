import { useEffect } from 'react';
import { useExercise } from '../../../exercise/context';
import { hashText } from '../../../../utils/hash';
import { getMainName } from '../../engine/exercise/answer';
import { useDraft } from '../../../kit/useDraft';
import { useProgramFiles } from '../../views/useProgramFiles';
import { useCWork } from '../work';
import { useTrials } from './useTrials';

/** Manages an exercise in progress: its draft, trial runs and checks. */
export function useBench() {
  const { id } = useExercise();
  const work = useCWork();
  const { start } = work;
  const draft = useDraft(`ejercicio-${id}-${hashText(start)}`, start);
  const { pendingDraft, restore, text } = draft;
  useEffect(() => {
    if (pendingDraft) restore();
  }, [pendingDraft, restore]);
  const trials = useTrials(work, text);
  const { task } = work;
  const files = useProgramFiles({
    draft,
    original: start,
    mainName: getMainName(task),
    ...(task.given && { givenFiles: task.given }),
    state: trials.program.state,
  });
  return { draft, trials, files, task };
}
