/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import remarkStep from '../../../../remark/step';
import { createProject } from '../../../exercise/testing/fixtures';
import {
  rowsStepFiles,
  solution,
  sqlStepFiles,
} from '../../exercise/__tests__/fixtures';

type Files = typeof sqlStepFiles;

/** Compiles a lesson with the step to JSX. */
async function compiled(files: Files): Promise<string> {
  const project = createProject(files);
  const file = new VFile({
    value: '<Step id="doble">\n\n¿Cuáles?\n\n</Step>\n',
    path: `${project.root}/docs/lesson.mdx`,
    cwd: project.root,
  });
  try {
    const code = await compile(file, {
      remarkPlugins: [remarkGfm, remarkStep],
      jsx: true,
    });
    return String(code).replace(/\s+/g, ' ');
  } finally {
    project.remove();
  }
}

const failure = (files: Files) =>
  compiled(files).then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const spoilRows = (from: string | RegExp, to: string) => ({
  ...rowsStepFiles,
  'paso.yml': rowsStepFiles['paso.yml']?.replace(from, to),
});

describe('the author of a step on rows is told', () => {
  it.each([
    ['tabla: juego\n', '', /tabla[^]*obligatorio/],
    ['[titulo, estreno]', '[]', /columnas[^]*se esperaba: de 1 a 4 columnas/],
    ['[titulo, estreno]', '[a, b, c, d, e]', /de 1 a 4 columnas/],
    ['estreno > 1991', '""', /donde[^]*se esperaba: la condición, sin WHERE/],
    ['ludotecaMini', 'otra', /base[^]*se esperaba: [^]*estante/],
    ['base:', 'datos:', /datos/],
  ])('what is wrong when «%s» is «%s»', async (from, to, message) => {
    expect(await failure(spoilRows(from, to))).toMatch(message);
  });
});

describe('the author of a step in SQL is told', () => {
  it('that the step begins solved', async () => {
    expect(
      await failure({ ...sqlStepFiles, 'inicio.sql': solution }),
    ).toContain('se esperaba: un texto distinto de la solución');
  });

  it('that a wrong answer does not say in what it fails', async () => {
    expect(
      await failure({ ...sqlStepFiles, 'mal.sql': 'SELECT 1;\n' }),
    ).toContain('mal.sql, línea 1\n  se esperaba: en qué falla');
  });
});

it('needs no other answers in a step, which is shorter than an exercise', async () => {
  expect(await compiled(sqlStepFiles)).toContain(
    '<SqlExercise id="doble" title="Escríbelo en SQL" start="SELECT " task={{ "kind": "query"',
  );
});

it('gives the page the question on rows, its data and the query that it shows', async () => {
  const code = await compiled({
    ...rowsStepFiles,
    'preparar.sql': 'DELETE FROM prestamo;\n',
  });
  expect(code).toContain(
    'work={{ "question": { "table": "juego", "columns": ["titulo", "estreno"], "condition": "estreno > 1991" }, "content": { "base": "ludotecaMini", "setUp": "DELETE FROM prestamo;\\n" } }}',
  );
  expect(code).toMatch(/<ExerciseStart>.*WHERE estreno > 1991;/);
});
