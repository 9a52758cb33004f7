import { isPause } from '../content/activities';
import { estimateTime } from '../courses/duration';
import type { Rule } from './types';

const MIN_SITTING_MINUTES = 25;
const MAX_SITTING_MINUTES = 40;

/** Warns when a lesson with a pause has a sitting that is too short or long. */
export const checkSittings: Rule = ({ file, tree, root }) => {
  const pause = tree.children.find(isPause);
  if (!pause) return [];
  return estimateTime({ file, tree, root }).sittings.flatMap(
    (minutes, index) =>
      minutes >= MIN_SITTING_MINUTES && minutes <= MAX_SITTING_MINUTES
        ? []
        : [
            {
              level: 'warning',
              file,
              line: pause.position?.start.line ?? 1,
              expected: `ratos de ${MIN_SITTING_MINUTES} a ${MAX_SITTING_MINUTES} minutos a cada lado de <Pausa />`,
              found: `el ${index === 0 ? 'primero' : 'segundo'}, de ${minutes}`,
            },
          ],
  );
};
