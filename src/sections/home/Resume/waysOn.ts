import { courses, titleInText } from '../../../courses';
import type { CourseOutline, LessonOutline } from '../../../courses/types';
import { countDone } from '../../../progress/course';
import type { Place, Progress } from '../../../progress/schema';
import {
  isHalfRead,
  lastVisit,
  lessonToContinue,
} from '../../../progress/visits';
import { count } from '../../../utils/quantities';

/** Link that continues or begins a course. */
interface Way {
  /** Path without the base URL. */
  readonly to: string;
  /** Verb before the name of the target: «Continúa:». */
  readonly verb: string;
  readonly name: string;
  /** Text after the name, with the reader's progress: «, paso 3 · 12 de 30». */
  readonly rest: string;
}

/** Returns the number of the section that the reader was in, from 1. */
function stepOf(
  { heading, fraction }: Place,
  { steps }: LessonOutline,
): number {
  const found = steps.findIndex((ids) => ids.includes(heading));
  return (found < 0 ? Math.floor(fraction * steps.length) : found) + 1;
}

function wayInto(data: Progress, { id, lessons }: CourseOutline): Way {
  const course = courses.find((each) => each.id === id);
  const root = course?.root ?? '/';
  const total = lessons.length;
  const done = countDone(data, lessons);
  const next = lessonToContinue(data, lessons);
  if (!next)
    return done === total
      ? {
          to: root,
          verb: 'Repasa:',
          name: course?.title ?? '',
          rest: ` · ${done} de ${total}`,
        }
      : {
          to: root,
          verb: 'Empezar',
          name: course ? `el ${titleInText(course)}` : '',
          rest: ` · ${count(total, 'lección', 'lecciones')}`,
        };
  const place = data.places[next.path];
  const isInside = place && isHalfRead(place);
  return {
    to: isInside && place.heading ? `${next.path}#${place.heading}` : next.path,
    verb: 'Continúa:',
    name: next.title,
    rest: `${isInside ? `, paso ${stepOf(place, next)}` : ''} · ${done} de ${total}`,
  };
}

/** Returns one link per course, the last visited course first. */
export function waysOn(
  data: Progress,
  outlines: readonly CourseOutline[],
): readonly Way[] {
  return outlines
    .map((outline) => ({
      way: wayInto(data, outline),
      visited: Math.max(
        0,
        ...outline.lessons.map(({ path }) => lastVisit(data, path)),
      ),
    }))
    .sort((a, b) => b.visited - a.visited)
    .map(({ way }) => way);
}
