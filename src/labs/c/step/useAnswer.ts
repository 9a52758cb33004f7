import { useEffect } from 'react';
import { useExercise } from '../../exercise/context';
import { hashOf } from '../../../utils/hash';
import { useDraft } from '../views/useDraft';

/** What was kept, if it has the shape of an answer. */
function read(text: string, length: number): readonly string[] | undefined {
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
 * What the reader answers in each place of a step; it is kept on this device as
 * the programs of the exercises are.
 *
 * @param about The step's own text: of another one the answer is of no use.
 * @param original How the places are at first.
 */
export function useAnswer(about: string, original: readonly string[]) {
  const { id } = useExercise();
  const whole = JSON.stringify(original);
  const draft = useDraft(`paso-${id}-${hashOf(about + whole)}`, whole);
  const { found, restore, edit, text } = draft;
  useEffect(() => {
    if (found) restore();
  }, [found, restore]);
  const answer = read(text, original.length) ?? original;
  const put = (next: readonly string[]) => {
    edit(JSON.stringify(next));
  };
  return {
    answer,
    put,
    set: (place: number, value: string) => {
      put(answer.with(place, value));
    },
  };
}
