import { useEffect } from 'react';
import { useExercise } from '../../exercise/context';
import { hashText } from '../../../utils/hash';
import { useDraft } from '../../kit/useDraft';

/** Parses a stored answer; undefined if it is not an array of that length. */
function parseAnswer(
  text: string,
  length: number,
): readonly string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) &&
      value.length === length &&
      value.every((each) => typeof each === 'string')
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the reader's answers of a step in the device's storage, like the
 * programs of exercises.
 *
 * @param description The step's text: an answer to another text is discarded.
 * @param original Initial answers.
 */
export function useAnswer(description: string, original: readonly string[]) {
  const { id } = useExercise();
  const originalJson = JSON.stringify(original);
  const draft = useDraft(
    `paso-${id}-${hashText(description + originalJson)}`,
    originalJson,
  );
  const { pendingDraft, restore, edit, text } = draft;
  useEffect(() => {
    if (pendingDraft) restore();
  }, [pendingDraft, restore]);
  const answer = parseAnswer(text, original.length) ?? original;
  const setAnswer = (next: readonly string[]) => {
    edit(JSON.stringify(next));
  };
  return {
    answer,
    setAnswer: setAnswer,
    setField: (place: number, value: string) => {
      setAnswer(answer.with(place, value));
    },
  };
}
