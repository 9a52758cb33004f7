import { formatTable } from './table.mjs';

/** @typedef {import('../../src/lessonRules/measures').LessonMeasures} LessonMeasures */

/** @type {readonly (readonly [string, (lesson: LessonMeasures) => string | number | undefined])[]} */
const COLUMNS = [
  ['Lección', ({ name }) => name],
  ['Palabras', ({ words }) => words],
  ['Ejecuta en', ({ firstRun }) => firstRun],
  ['Comprueba en', ({ firstChecked }) => firstChecked],
  ['Sin comprobar', ({ longestUnchecked }) => longestUnchecked],
  ['Comprobados', ({ checkedCount }) => checkedCount],
  ['Términos', ({ terms }) => terms],
  ['Ejercicios', ({ exercises }) => exercises],
  ['Ratos', ({ time }) => time.sittings.join(' + ')],
  ['Reto', ({ time }) => time.challenge],
  ['Abre con', ({ opening }) => opening],
  ['Desviación', ({ rhythm }) => rhythm.deviation.toFixed(1)],
  ['Largas %', ({ rhythm }) => rhythm.longPercent.toFixed(0)],
  ['Dos puntos', ({ rhythm }) => rhythm.colonsPer100Words.toFixed(1)],
  ['Repite', ({ rhythm }) => rhythm.repeatedWords.join(', ') || undefined],
];

/**
 * Formats a table for each course, with a line for each lesson.
 *
 * @param {readonly {title: string, lessons: readonly LessonMeasures[]}[]} courses
 * @returns {string}
 */
export function formatCourses(courses) {
  return courses
    .map(({ title, lessons }) => {
      const table = formatTable([
        COLUMNS.map(([heading]) => heading),
        ...lessons.map((lesson) =>
          COLUMNS.map(([, formatCell]) => String(formatCell(lesson) ?? '–')),
        ),
      ]);
      return `${title} (${lessons.length})\n\n${table}`;
    })
    .join('\n\n');
}
