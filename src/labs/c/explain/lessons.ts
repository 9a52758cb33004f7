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

/** The page of a lesson of the course of C, as cards name it, without its section. */
export function lessonPathOf(ref: LessonRef): string {
  return `${course?.root ?? '/'}${ref.replace(/#.*$/, '')}/`;
}

/** The pages that the cards send to. */
export function explainedIn(): string[] {
  const cards = [
    ...toolCards,
    ...hintCards,
    ...findingCards,
    undefinedCard,
    ...endCards,
  ];
  return cards.flatMap(({ lesson }) => (lesson ? [lessonPathOf(lesson)] : []));
}
