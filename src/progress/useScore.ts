import { useLocation } from '@docusaurus/router';
import { toLessonPath } from './current';
import type { Score } from './schema';
import { recordScore, useBestScore } from './scores';
import type { ScoreName } from './scores';

/**
 * Returns the best result of an exercise, step or quiz of this page, and a
 * function that records a new result.
 */
export function useScore(
  kind: ScoreName['kind'],
  id: string,
): {
  readonly bestScore: Score | undefined;
  readonly record: (points: number, total: number) => void;
} {
  const name = { kind, lesson: toLessonPath(useLocation().pathname), id };
  return {
    bestScore: useBestScore(name),
    record: (points, total) => {
      recordScore({ ...name, points, total });
    },
  };
}
