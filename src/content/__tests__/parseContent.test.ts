/** @jest-environment node */
import * as v from 'valibot';
import { ContentError, parseContent } from '../parseContent';

const schema = v.strictObject({
  title: v.string(),
  year: v.number('un año'),
  shape: v.optional(
    v.variant('kind', [
      v.object({ kind: v.literal('circle'), radius: v.number() }),
      v.object({ kind: v.literal('square'), sides: v.array(v.number()) }),
    ]),
  ),
});

function getProblem(input: unknown): string {
  try {
    parseContent(schema, input, { file: 'src/data/x.ts', root: 'x' });
  } catch (error) {
    if (error instanceof ContentError) return error.problems.join('\n');
  }
  throw new Error('Nothing was wrong.');
}

it.each([
  ['a missing field', { year: 1 }, 'este campo, que es obligatorio'],
  ['another kind of value', { title: 3, year: 1 }, 'un texto'],
  ['no entry at all', 'hola', 'un grupo de campos'],
  ['the words of a schema', { title: 'A', year: 'dos' }, 'un año'],
  [
    'a field that nobody knows',
    { title: 'A', year: 1, month: 2 },
    'que no exista: no es un campo conocido (¿está mal escrito?)',
  ],
  [
    'no variant',
    { title: 'A', year: 1, shape: {} },
    'este campo, que es obligatorio',
  ],
  [
    'an unknown variant',
    { title: 'A', year: 1, shape: { kind: 'oval' } },
    'uno de: circle, square',
  ],
  [
    'a field that a variant lacks',
    { title: 'A', year: 1, shape: { kind: 'circle' } },
    'este campo, que es obligatorio',
  ],
  [
    'a value within a variant',
    { title: 'A', year: 1, shape: { kind: 'square', sides: 4 } },
    'una lista',
  ],
])('says in Spanish what was expected for %s', (_, input, expected) => {
  const problem = getProblem(input);
  expect(problem).toContain(`se esperaba: ${expected}\n`);
  expect(problem).not.toMatch(/Invalid|Expected|received/);
});
