/** @jest-environment node */
import outlines from '@site-pages/courses';
import { emptyProgress } from '../../../../progress/schema';
import type { Progress } from '../../../../progress/schema';
import { buildResumeLinks } from '../resumeLinks';

const c = '/stevelabs/program1/';
const linux = '/dumix/linux1/';

/** Excludes other courses, which may be added later. */
const twoOutlines = outlines.filter(({ id }) => id === 'c' || id === 'linux');

/** Returns the text and the path of each link. */
const getLinks = (data: Partial<Progress>) =>
  buildResumeLinks({ ...emptyProgress, ...data }, twoOutlines).map(
    ({ verb, name, progressText, to }) =>
      `${verb} ${name}${progressText} → ${to}`,
  );

const createHalfVisit = (
  heading: string,
  timestamp: number,
  fraction = 0.5,
) => ({
  heading,
  fraction,
  at: timestamp,
});

it('begins the courses, in their order, where nothing was done', () => {
  expect(getLinks({})).toEqual([
    `Empezar el curso de C · 3 lecciones → ${c}`,
    `Empezar el curso de Linux · 3 lecciones → ${linux}`,
  ]);
});

it('goes on in the section where the reader was', () => {
  expect(
    getLinks({ places: { [`${c}dos/`]: createHalfVisit('dos-c', 5) } })[0],
  ).toBe(`Continúa: C dos, paso 3 · 0 de 3 → ${c}dos/#dos-c`);
});

it('counts what is under a title of a section as that section', () => {
  expect(
    getLinks({
      places: { [`${c}dos/`]: createHalfVisit('dos-b-dentro', 5) },
    })[0],
  ).toBe(`Continúa: C dos, paso 2 · 0 de 3 → ${c}dos/#dos-b-dentro`);
});

it('tells the section of a title that it does not know by how far it was', () => {
  expect(
    getLinks({
      places: { [`${c}dos/`]: createHalfVisit('ejercicio', 5, 0.8) },
    })[0],
  ).toBe(`Continúa: C dos, paso 4 · 0 de 3 → ${c}dos/#ejercicio`);
});

it.each([0.02, 0.98])(
  'names no section of a lesson that was only opened, or was at its end: %d',
  (fraction) => {
    expect(
      getLinks({
        places: { [`${c}dos/`]: createHalfVisit('dos-a', 5, fraction) },
      })[0],
    ).toBe(`Continúa: C dos · 0 de 3 → ${c}dos/`);
  },
);

it('goes on with the next lesson after one that is done', () => {
  expect(
    getLinks({
      done: { [`${c}uno/`]: { value: true, at: 9 } },
      places: { [`${c}uno/`]: createHalfVisit('uno-c', 5) },
    })[0],
  ).toBe(`Continúa: C dos · 1 de 3 → ${c}dos/`);
});

it('has the course of the last visit first', () => {
  expect(
    getLinks({
      done: { [`${c}uno/`]: { value: true, at: 5 } },
      places: { [`${linux}uno/`]: createHalfVisit('uno-b', 8) },
    }),
  ).toEqual([
    `Continúa: Linux uno, paso 2 · 0 de 3 → ${linux}uno/#uno-b`,
    `Continúa: C dos · 1 de 3 → ${c}dos/`,
  ]);
});

it('offers to go over a course of which everything is done', () => {
  const doneLessons = Object.fromEntries(
    ['uno', 'dos', 'tres'].map((name) => [
      `${c}${name}/`,
      { value: true, at: 5 },
    ]),
  );
  expect(getLinks({ done: doneLessons })[0]).toBe(
    `Repasa: Curso de C · 3 de 3 → ${c}`,
  );
});
