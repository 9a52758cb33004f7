import { courses } from '../../../courses';
import {
  endCards,
  findingCards,
  hintCards,
  toolCards,
  undefinedCard,
} from './cards';
import type { LessonRef } from './types';

const course = courses.find(({ runtime }) => runtime === 'c');

/** Returns the page path of a lesson of the C course, without its section. */
export function getLessonPath(ref: LessonRef): string {
  return `${course?.root ?? '/'}${ref.replace(/#.*$/, '')}/`;
}

/** Returns the paths of the lessons linked by the cards. */
export function getLinkedLessonPaths(): string[] {
  const cards = [
    ...toolCards,
    ...hintCards,
    ...findingCards,
    undefinedCard,
    ...endCards,
  ];
  return cards.flatMap(({ lesson }) => (lesson ? [getLessonPath(lesson)] : []));
}
