import { filesIn } from '../../content/documents';
import { allLessons, readCourses } from '../manifest';
import { checkDuration } from './duration';
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
import { checkSections } from './sections';
import { checkTerms } from './terms';
import { checkWidth } from './width';
import type { Finding } from '../../content/finding';
import type { CourseOrder, Rule } from './types';

/** What is asked of a lesson; of a page that is not one yet, only the first. */
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
  checkDuration,
  checkPace,
  checkWidth,
];

/** The lessons of every course, in the order of its menu. */
function readOrders(root: string): readonly CourseOrder[] {
  return readCourses(root).map((manifest) =>
    allLessons(manifest).map(({ file }) => readHead(file, root)),
  );
}

const outside = (file: string): Finding => ({
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
    return readHead(file, root).tipo === 'leccion' ? [outside(file)] : [];
  const page = readPage(file, root);
  const asked = head.tipo === 'leccion' ? rules : [checkKind];
  return asked.flatMap((rule) => rule(page, course));
}

/**
 * What a lesson lacks, and what of it is out of measure. Other pages lack nothing.
 *
 * @throws {ContentError} when its exercises or questions cannot be read.
 * @param file Path inside the project.
 * @param root The project.
 */
export function checkLesson(file: string, root = '.'): readonly Finding[] {
  return checkPage(file, readOrders(root), root);
}

/**
 * The same of every lesson of the current edition.
 *
 * @throws {ContentError} when exercises or questions of a lesson cannot be read.
 * @param root The project.
 */
export function checkCourses(root = '.'): readonly Finding[] {
  const orders = readOrders(root);
  return filesIn('docs', root).flatMap((file) => checkPage(file, orders, root));
}
