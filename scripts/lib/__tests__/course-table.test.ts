/** @jest-environment node */
import type { LessonMeasures } from '../../../src/lessonRules/measures';
import { formatCourses } from '../course-table.mjs';

const lesson: LessonMeasures = {
  name: 'bucles',
  words: 949,
  firstRun: 23,
  firstChecked: 148,
  longestUnchecked: 190,
  terms: 6,
  checkedCount: 4,
  exercises: 3,
  time: { sittings: [20, 25], challenge: 25 },
  opening: 'programa',
  rhythm: {
    deviation: 6.54,
    longPercent: 4.6,
    colonsPer100Words: 1.04,
    repeatedWords: [],
  },
};

it('shows the measures of each course under its name, and a dash for what a lesson lacks', () => {
  const table = formatCourses([
    { title: 'Curso de C', lessons: [lesson] },
    {
      title: 'Curso de Linux',
      lessons: [{ ...lesson, name: 'sintaxis', firstRun: undefined }],
    },
  ]);
  const lines = table.split('\n');
  expect(lines).toEqual([
    'Curso de C (1)',
    '',
    expect.stringMatching(/^Lección +Palabras +Ejecuta en/),
    expect.stringMatching(
      /^bucles +949 +23 +148 +190 .*20 \+ 25 +25 +programa +6\.5 +5 +1\.0 +–$/,
    ),
    '',
    'Curso de Linux (1)',
    '',
    expect.stringMatching(/^Lección +Palabras/),
    expect.stringMatching(/^sintaxis +949 +– +148/),
  ]);
});
