import { announce } from '../../../components/Announcer/announce';
import { useExercise } from '../context';

/** What a check gave. */
interface Points {
  readonly points: number;
  readonly total: number;
}

/** Has the reader hear the result of a check, and their progress keep it. */
export function useTellResult(): (result: Points, summary: string) => void {
  const { onPoints } = useExercise();
  return ({ points, total }, summary) => {
    announce(summary);
    onPoints(points, total);
  };
}
