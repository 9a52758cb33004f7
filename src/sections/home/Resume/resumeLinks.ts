import { courses, formatTitleInText } from '../../../courses';
import type { CourseOutline, LessonOutline } from '../../../courses/types';
import { countDone } from '../../../progress/course';
import type { Place, Progress } from '../../../progress/schema';
import {
  isPartlyRead,
  getLastVisit,
  findLessonToContinue,
} from '../../../progress/visits';
import { formatCount } from '../../../utils/quantities';

/** Link that continues or begins a course. */
interface ResumeLink {
  /** Path without the base URL. */
  readonly to: string;
  /** Verb before the name of the target: «Continúa:». */
  readonly verb: string;
  readonly name: string;
  /** Text after the name, with the reader's progress: «, paso 3 · 12 de 30». */
  readonly progressText: string;
}

/** Returns the number of the section that the reader was in, from 1. */
function getStepNumber(
  { heading, fraction }: Place,
  { steps }: LessonOutline,
): number {
  const stepIndex = steps.findIndex((ids) => ids.includes(heading));
  return (stepIndex < 0 ? Math.floor(fraction * steps.length) : stepIndex) + 1;
}

function buildResumeLink(
  data: Progress,
  { id, lessons }: CourseOutline,
): ResumeLink {
  const course = courses.find((each) => each.id === id);
  const root = course?.root ?? '/';
  const total = lessons.length;
  const doneCount = countDone(data, lessons);
  const next = findLessonToContinue(data, lessons);
  if (!next)
    return doneCount === total
      ? {
          to: root,
          verb: 'Repasa:',
          name: course?.title ?? '',
          progressText: ` · ${doneCount} de ${total}`,
        }
      : {
          to: root,
          verb: 'Empezar',
          name: course ? `el ${formatTitleInText(course)}` : '',
          progressText: ` · ${formatCount(total, 'lección', 'lecciones')}`,
        };
  const place = data.places[next.path];
  const isInside = place && isPartlyRead(place);
  return {
    to: isInside && place.heading ? `${next.path}#${place.heading}` : next.path,
    verb: 'Continúa:',
    name: next.title,
    progressText: `${isInside ? `, paso ${getStepNumber(place, next)}` : ''} · ${doneCount} de ${total}`,
  };
}

/** Returns one link per course, the last visited course first. */
export function buildResumeLinks(
  data: Progress,
  outlines: readonly CourseOutline[],
): readonly ResumeLink[] {
  return outlines
    .map((outline) => ({
      way: buildResumeLink(data, outline),
      visited: Math.max(
        0,
        ...outline.lessons.map(({ path }) => getLastVisit(data, path)),
      ),
    }))
    .sort((a, b) => b.visited - a.visited)
    .map(({ way }) => way);
}
