import { useMemo } from 'react';
import type { EditorMark } from '../../../kit/editor/types';
import type { RunAnswer } from '../../worker/calls';
import { toPlace } from './toPlace';

/** Returns the marks of the error of the last run, while its text is there. */
export function useFaultMarks(
  text: string,
  answer: RunAnswer | undefined,
): readonly EditorMark[] {
  return useMemo(() => {
    const fault = answer?.result.fault;
    if (!fault || answer.sql !== text) return [];
    const offset = answer.card?.range?.start ?? fault.offset ?? fault.start;
    return [
      {
        severity: 'error',
        message: answer.card?.title ?? fault.message,
        language: answer.card ? 'es' : 'en',
        place: toPlace(text, offset),
      },
    ];
  }, [text, answer]);
}
