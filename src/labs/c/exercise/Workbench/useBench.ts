import { useEffect } from 'react';
import { useExercise } from '../../../exercise/context';
import { hashText } from '../../../../utils/hash';
import { useDraft } from '../../views/useDraft';
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
  return { draft, trials: useTrials(work, text) };
}
