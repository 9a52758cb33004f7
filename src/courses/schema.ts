import * as v from 'valibot';
import { oneOf, text } from '../utils/schemaFields';
import { labIds } from '../labs';

const course = v.strictObject({
  id: v.pipe(
    v.string('un identificador'),
    v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'minúsculas y guiones'),
  ),
  root: v.pipe(
    v.string('una ruta como /zona/curso/'),
    v.regex(/^\/(?:[a-z\d-]+\/)+$/, 'una ruta como /zona/curso/'),
  ),
  title: v.pipe(
    text('un título', 40),
    v.regex(/^Curso /, 'un título que empiece por «Curso»'),
  ),
  subject: text('lo que enseña, en una palabra', 20),
  runtime: oneOf(labIds),
  editions: v.array(
    v.pipe(
      v.string('una edición como 3.1'),
      v.regex(/^\d+\.\d+$/, 'una edición como 3.1'),
    ),
    'una lista de ediciones congeladas',
  ),
});

const hasRepeated = (values: readonly string[]) =>
  values.some((value, index) => values.indexOf(value) !== index);

/**
 * Schema of the rows of `src/courses`; the build fails when they do not fit.
 */
export const coursesSchema = v.pipe(
  v.array(course, 'una lista de cursos'),
  v.minLength(1, 'un curso como mínimo'),
  v.check(
    (rows) =>
      !hasRepeated(rows.map(({ id }) => id)) &&
      !hasRepeated(rows.map(({ root }) => root)) &&
      !hasRepeated(rows.map(({ title }) => title)),
    'cursos con id, root y title distintos',
  ),
);
