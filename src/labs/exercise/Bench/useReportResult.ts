import { announce } from '../../../components/Announcer/announce';
import { useExercise } from '../context';

/** Points of a check. */
interface Points {
  readonly points: number;
  readonly total: number;
}

/**
 * Returns a function that announces the result of a check to screen readers and
 * stores it in the reader's progress.
 */
export function useReportResult(): (result: Points, summary: string) => void {
  const { onPoints } = useExercise();
  return ({ points, total }, summary) => {
    announce(summary);
    onPoints(points, total);
  };
}
