import type { QueryClient } from '@tanstack/react-query';
import { getAnswer, service } from '../../api/yesno/client';
import { createServiceQuery } from '../../api/queryClient';
import type { AskedQuestion } from './questions';
import type { Word } from './answerWords';

/**
 * Query of the answer to a question, by its number. Kept as long as the
 * history: a new request would give another answer.
 */
export function answerQuery(n: number) {
  return { ...createServiceQuery([service, n], getAnswer), gcTime: Infinity };
}

export interface AnsweredQuestion extends AskedQuestion {
  readonly word: Word;
  /** True if the service failed, so that `word` is the local answer. */
  readonly isLocal: boolean;
}

/**
 * Returns the answered questions. A question that was replaced before its
 * answer arrived has none.
 */
export function getAnsweredQuestions(
  client: QueryClient,
  questions: readonly AskedQuestion[],
): AnsweredQuestion[] {
  return questions.flatMap((entry): AnsweredQuestion[] => {
    const state = client.getQueryState(answerQuery(entry.n).queryKey);
    if (state?.data)
      return [{ ...entry, word: state.data.answer, isLocal: false }];
    return state?.status === 'error'
      ? [{ ...entry, word: entry.localAnswer, isLocal: true }]
      : [];
  });
}
