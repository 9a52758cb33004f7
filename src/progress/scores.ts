import { progressStore } from './current';
import { mergeProgress } from './merge';
import { empty, limits, readScore } from './schema';
import type { Progress, Score } from './schema';
import { useProgress } from './useProgress';

/** Which exercise, step or quiz of which lesson. */
export interface ScoreName {
  readonly kind: 'quiz' | 'exercise' | 'step';
  /** Path of the lesson without the base URL, as `lessonPath` gives it. */
  readonly lesson: string;
  /** Unique in its lesson: letters, digits, hyphens. */
  readonly id: string;
}

function keyOf({ kind, lesson, id }: ScoreName): string {
  return `${kind}:${lesson}:${id}`;
}

/**
 * Keeps a result, unless a better one is there. A result that is none (more
 * points than there are, a fraction) is not kept.
 */
export function recordScore(
  result: ScoreName & Pick<Score, 'points' | 'total'>,
): void {
  const key = keyOf(result);
  const { points, total } = result;
  const score = readScore({ points, total, at: Date.now() });
  if (!score || !limits.score.test(key)) return;
  progressStore.update((data) =>
    mergeProgress(data, {
      ...empty,
      forgotten: data.forgotten,
      scores: { [key]: score },
    }),
  );
}

/** The best result so far; nothing while the page hydrates. */
export function useBestScore(name: ScoreName): Score | undefined {
  const key = keyOf(name);
  return useProgress(({ data }) => data.scores[key]);
}

/** The results of one kind, or of all, that a lesson has. */
export function scoresOf(
  { scores }: Progress,
  lesson: string,
  kinds: readonly ScoreName['kind'][] = ['quiz', 'exercise', 'step'],
): readonly Score[] {
  const prefixes = kinds.map((kind) => keyOf({ kind, lesson, id: '' }));
  return Object.entries(scores).flatMap(([key, score]) =>
    prefixes.some((prefix) => key.startsWith(prefix)) ? [score] : [],
  );
}

/** `4 de 5`: the questions of a lesson, right at the first try; none, nothing. */
export function questionTally(data: Progress, lesson: string): string {
  const found = scoresOf(data, lesson, ['quiz']);
  const points = found.reduce((sum, score) => sum + score.points, 0);
  const total = found.reduce((sum, score) => sum + score.total, 0);
  return total > 0 ? `${points} de ${total}` : '';
}

/** `2 resueltos`: the exercises or steps of a lesson that won all points; none, nothing. */
export function solvedTally(
  data: Progress,
  lesson: string,
  kind: 'exercise' | 'step',
): string {
  const found = scoresOf(data, lesson, [kind]);
  const solved = found.filter(({ points, total }) => points === total).length;
  if (found.length === 0) return '';
  return solved === 1 ? '1 resuelto' : `${solved} resueltos`;
}
