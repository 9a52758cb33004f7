import { progressStore } from './current';
import { mergeProgress } from './merge';
import { emptyProgress, fieldLimits, readScore } from './schema';
import type { Progress, Score } from './schema';
import { useProgress } from './useProgress';

/** Returns true for a result with all the points. */
export const isFullScore = (score: Score | undefined): boolean =>
  score !== undefined && score.points === score.total;

/** Identifies an exercise, step or quiz of a lesson. */
export interface ScoreName {
  readonly kind: 'quiz' | 'exercise' | 'step';
  /** Path of the lesson without the base URL, as `toLessonPath` returns it. */
  readonly lesson: string;
  /** Id within the lesson: letters, digits, hyphens. */
  readonly id: string;
}

function buildScoreKey({ kind, lesson, id }: ScoreName): string {
  return `${kind}:${lesson}:${id}`;
}

/**
 * Stores a result, unless a better one exists. An invalid result (more points
 * than the total, or a fraction) is ignored.
 */
export function recordScore(
  result: ScoreName & Pick<Score, 'points' | 'total'>,
): void {
  const key = buildScoreKey(result);
  const { points, total } = result;
  const score = readScore({ points, total, at: Date.now() });
  if (!score || !fieldLimits.scorePattern.test(key)) return;
  progressStore.update((data) =>
    mergeProgress(data, {
      ...emptyProgress,
      forgotten: data.forgotten,
      scores: { [key]: score },
    }),
  );
}

/** Returns the best result so far; undefined during hydration. */
export function useBestScore(name: ScoreName): Score | undefined {
  const key = buildScoreKey(name);
  return useProgress(({ data }) => data.scores[key]);
}

/** Returns the scores of a lesson, of the given kinds. */
export function getScores(
  { scores }: Progress,
  lesson: string,
  kinds: readonly ScoreName['kind'][] = ['quiz', 'exercise', 'step'],
): readonly Score[] {
  const prefixes = kinds.map((kind) => buildScoreKey({ kind, lesson, id: '' }));
  return Object.entries(scores).flatMap(([key, score]) =>
    prefixes.some((prefix) => key.startsWith(prefix)) ? [score] : [],
  );
}

/**
 * Formats the questions of a lesson that were right at the first try, as `4 de
 * 5`; empty without any.
 */
export function formatQuestionTally(data: Progress, lesson: string): string {
  const scores = getScores(data, lesson, ['quiz']);
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  const total = scores.reduce((sum, score) => sum + score.total, 0);
  return total > 0 ? `${points} de ${total}` : '';
}

/**
 * Formats the exercises or steps of a lesson that got all points, as `2
 * resueltos`; empty without any.
 */
export function formatSolvedTally(
  data: Progress,
  lesson: string,
  kind: 'exercise' | 'step',
): string {
  const scores = getScores(data, lesson, [kind]);
  const solvedCount = scores.filter(isFullScore).length;
  if (scores.length === 0) return '';
  return solvedCount === 1 ? '1 resuelto' : `${solvedCount} resueltos`;
}
