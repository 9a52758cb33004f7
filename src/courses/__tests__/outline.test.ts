/** @jest-environment node */
import { listLessons, readCourses, listWrittenLessons } from '../manifest';
import { createOutline, listHeadingIds } from '../outline';

const [manifest] = readCourses();
if (!manifest) throw new Error('No hay cursos.');
const description = 'Un curso.';
const [first] = listWrittenLessons(manifest);

test('a heading below a section is part of its step, and one before any is part of none', () => {
  expect(
    listHeadingIds(
      '---\ntitle: X\n---\n\n### Suelto\n\n## Qué es\n\n### Por qué\n\n## Qué es\n',
    ),
  ).toEqual([['qué-es', 'por-qué'], ['qué-es-1']]);
});

test('the lessons of an outline are those that can be read, with their steps', () => {
  const { id, lessons } = createOutline(manifest, { description });
  expect(id).toBe(manifest.course.id);
  expect(lessons.map(({ path }) => path)).toEqual(
    listWrittenLessons(manifest).map(({ path }) => path),
  );
  expect(lessons[0]?.title).toBe(listWrittenLessons(manifest)[0]?.title);
  expect(lessons.every(({ steps }) => steps.length > 1)).toBe(true);
});

test('what is to come is counted apart, also what has no page yet', () => {
  const { planned } = createOutline(manifest, { description });
  const pages =
    listLessons(manifest).length - listWrittenLessons(manifest).length;
  expect(planned).toBeGreaterThanOrEqual(pages);
});

test('the length is that of what can be read, in words', () => {
  const timedManifest = {
    ...manifest,
    modules: manifest.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        time: { sittings: lesson === first ? [35, 25] : [], challenge: 25 },
      })),
    })),
  };
  expect(createOutline(timedManifest, { description }).length).toBe('una hora');
});

test('a course promises what its cover says for it, and else what it describes itself as', () => {
  const camino = { image: '/img/bloques/x.svg', text: 'Harás un juego.' };
  expect(createOutline(manifest, { description, camino })).toMatchObject({
    promise: 'Harás un juego.',
    image: '/img/bloques/x.svg',
  });
  const plainOutline = createOutline(manifest, { description });
  expect(plainOutline.promise).toBe(description);
  expect(plainOutline).not.toHaveProperty('image');
});
