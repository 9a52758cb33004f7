/** @jest-environment node */
import { existsSync } from 'node:fs';
import { parseContent } from '../../content/parseContent';
import {
  findCourseByPath,
  getCourseFolder,
  findCourseBySidebar,
  courses,
  formatTitleInText,
} from '..';
import { coursesSchema } from '../schema';

const place = { file: 'src/courses/index.ts', root: 'courses' };
const parse = (input: unknown) => parseContent(coursesSchema, input, place);

const [first] = courses;

test.each([
  [{ root: '/stevelabs/program1' }, 'una ruta como /zona/curso/'],
  [{ title: 'C' }, 'un título que empiece por «Curso»'],
  [{ runtime: 'cobol' }, 'uno de: c, linux'],
  [{ editions: ['vieja'] }, 'una edición como 3.1'],
])('a row with %j is refused, in Spanish', (fields, expected) => {
  expect(() => parse([{ ...first, ...fields }])).toThrow(
    `se esperaba: ${expected}`,
  );
});

test('two rows with one name are refused', () => {
  expect(() => parse([first, first])).toThrow(
    'cursos con id, root y title distintos',
  );
});

test('the rows fit their schema', () => {
  expect(parse(courses)).toEqual(courses);
});

test.each([...courses])(
  '$title has its cover in docs, and its folder in every edition it names',
  (course) => {
    const folders = [
      'docs',
      ...course.editions.map((edition) => `versioned_docs/version-${edition}`),
    ];
    const covers = folders.map(
      (folder) => `${folder}/${getCourseFolder(course)}/index.mdx`,
    );
    expect(covers.filter((cover) => !existsSync(cover))).toEqual([]);
  },
);

test('a course is known by its sidebar and by the paths of its pages', () => {
  expect(findCourseBySidebar(first?.id)).toBe(first);
  expect(findCourseBySidebar('dumix')).toBeUndefined();
  expect(findCourseBySidebar(undefined)).toBeUndefined();
  expect(findCourseByPath(`${first?.root ?? ''}salida/`)).toBe(first);
  expect(findCourseByPath('/dumix/pimp/')).toBeUndefined();
});

test('within a sentence a title begins in lower case', () => {
  expect(formatTitleInText({ title: 'Curso de C' })).toBe('curso de C');
});
