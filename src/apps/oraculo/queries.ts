import type { QueryClient } from '@tanstack/react-query';
import { getAnswer, service } from '../../api/yesno/client';
import { serviceQuery } from '../../api/queryClient';
import type { Asked } from './questions';
import type { Word } from './words';

/**
 * The answer to one question of this visit, by its number. It is kept as long
 * as the history that shows it: asking again would give another answer.
 */
export function answerQuery(n: number) {
  return { ...serviceQuery([service, n], getAnswer), gcTime: Infinity };
}

export interface Answered extends Asked {
  readonly word: Word;
  /** The service failed, and the spare word answers in its place. */
  readonly local: boolean;
}

/**
 * The questions that have an answer. Those that a newer one replaced while they
 * were on their way have none.
 */
export function answered(
  client: QueryClient,
  asked: readonly Asked[],
): Answered[] {
  return asked.flatMap((entry): Answered[] => {
    const state = client.getQueryState(answerQuery(entry.n).queryKey);
    if (state?.data)
      return [{ ...entry, word: state.data.answer, local: false }];
    return state?.status === 'error'
      ? [{ ...entry, word: entry.spare, local: true }]
      : [];
  });
}
