import { pickSample } from '@site/scripts/lib/pick-sample.mjs';

/** Number of answers of an exercise, besides its solution, in a quick check. */
const SAMPLED_ANSWERS = 2;

/**
 * Chooses the answers of an exercise to prove: all, or those that a seed picks,
 * in their order.
 *
 * @param answers Answers besides the solution; their names are unique.
 */
export function chooseAnswers<T extends { readonly name: string }>(
  answers: readonly T[],
  seed: string | undefined,
): readonly T[] {
  if (seed === undefined) return answers;
  const chosenAnswers = pickSample(answers, {
    seed,
    count: SAMPLED_ANSWERS,
    nameOf: ({ name }) => name,
  });
  return answers.filter((answer) => chosenAnswers.has(answer));
}
