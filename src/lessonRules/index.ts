import { listMarkdownFiles } from '../content/documents';
import { listLessons, readCourses } from '../courses/manifest';
import { checkBookElements } from './books';
import { checkSittings } from './sittings';
import { checkExercises } from './exercises';
import { readHead } from './head';
import { checkKind } from './kind';
import { checkLength } from './length';
import { checkObjectives } from './objectives';
import { checkDeclared, checkHomes, checkOrder } from './order';
import { checkPace } from './pace';
import { readPage } from './page';
import { checkPrerequisites } from './prerequisites';
import { checkQuestions } from './questions';
import { checkRhythm } from './rhythm';
import { checkSections } from './sections';
import { checkTerms } from './terms';
import { checkWidth } from './width';
import type { Finding } from '../content/finding';
import type { CourseOrder, Rule } from './types';

/** Rules of lessons. Other pages of a course only have to meet `checkKind`. */
const rules: readonly Rule[] = [
  checkKind,
  checkSections,
  checkExercises,
  checkQuestions,
  checkObjectives,
  checkPrerequisites,
  checkDeclared,
  checkOrder,
  checkHomes,
  checkLength,
  checkTerms,
  checkSittings,
  checkPace,
  checkRhythm,
  checkWidth,
  checkBookElements,
];

/** Reads the lessons of each course, in menu order. */
function readCourseOrders(root: string): readonly CourseOrder[] {
  return readCourses(root).map((manifest) =>
    listLessons(manifest).map(({ file }) => readHead(file, root)),
  );
}

const createOutsideFinding = (file: string): Finding => ({
  level: 'error',
  file,
  expected:
    'una lección dentro de la carpeta de un módulo de su curso, con su _category_.yml',
  found: 'una lección fuera del menú de los cursos',
});

function checkPage(
  file: string,
  orders: readonly CourseOrder[],
  root: string,
): readonly Finding[] {
  const course = orders.find((lessons) =>
    lessons.some((lesson) => lesson.file === file),
  );
  const head = course?.find((lesson) => lesson.file === file);
  if (!course || !head)
    return readHead(file, root).tipo === 'leccion'
      ? [createOutsideFinding(file)]
      : [];
  const page = readPage(file, root);
  const appliedRules = head.tipo === 'leccion' ? rules : [checkKind];
  return appliedRules.flatMap((rule) => rule(page, course));
}

/**
 * Checks the rules of lessons on a page. Pages outside courses that are not
 * lessons have no faults.
 *
 * @throws {ContentError} when its exercises or questions cannot be read.
 * @param file Path inside the project.
 * @param root The project.
 */
export function checkLesson(file: string, root = '.'): readonly Finding[] {
  return checkPage(file, readCourseOrders(root), root);
}

/**
 * Checks the rules on every page of the current edition.
 *
 * @throws {ContentError} when exercises or questions of a lesson cannot be
 * read.
 * @param root The project.
 */
export function checkCourses(root = '.'): readonly Finding[] {
  const orders = readCourseOrders(root);
  return listMarkdownFiles('docs', root).flatMap((file) =>
    checkPage(file, orders, root),
  );
}
