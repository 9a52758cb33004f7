/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import remarkExercise from '../../../../remark/exercise';
import { createProject } from '../../../exercise/testing/fixtures';
import { openFolder } from '../../../exercise/markdown/files';
import { createTask } from '../markdown/createTask';
import { answerFormat, readSqlFiles } from '../markdown/files';
import { exerciseSchema } from '../markdown/schema';
import { solution, sqlFiles, yaml } from './fixtures';
import * as v from 'valibot';

type Files = typeof sqlFiles;

let project: ReturnType<typeof createProject>;

afterEach(() => {
  project.remove();
});

/** Compiles a lesson with the exercise to JSX. */
async function compiled(files: Files = {}): Promise<string> {
  project = createProject({ ...sqlFiles, ...files });
  const file = new VFile({
    value: '<Exercise id="doble">\n\nEscribe *algo*.\n\n</Exercise>\n',
    path: `${project.root}/docs/lesson.mdx`,
    cwd: project.root,
  });
  const code = await compile(file, {
    remarkPlugins: [remarkGfm, remarkExercise],
    jsx: true,
  });
  return String(code).replace(/\s+/g, ' ');
}

const failure = (files: Files) =>
  compiled(files).then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('an author is told', () => {
  it.each([
    ['base: otra', /base[^]*se esperaba: [^]*ludoteca/],
    ['tarea: borrar', /tarea[^]*se esperaba: [^]*«?consulta/],
    ['columnas: letra', /columnas[^]*se esperaba: [^]*posición/],
    ['decimales: 1.5', /decimales[^]*se esperaba: un entero/],
    ['prohibe: SELECT', /prohibe[^]*se esperaba: una lista de partes de SQL/],
    ['esquema: no', /esquema[^]*se esperaba: una lista de tablas/],
    ['intentos: [{ sql: a, espera: nada, porque: b }]', /espera[^]*único/],
    [
      'comprueba: [{ sql: a }]',
      /porque[^]*se esperaba: este campo, que es obligatorio/,
    ],
    ['ordenado: true', /ordenado/],
    ['valores: "046"', /valores[^]*se esperaba: una o más listas de textos/],
    ['valores: [[46]]', /valores[^]*se esperaba: una o más listas de textos/],
    ['valores: [[]]', /valores[^]*se esperaba: una o más listas de textos/],
    ['valores: [["a"], ["b", "c"]]', /valores[^]*todas de los mismos/],
  ])('what is wrong in «%s»', async (field, message) => {
    const [name = ''] = field.split(':');
    const text = yaml.replace(new RegExp(`^${name}: .*\n`, 'm'), '');
    expect(await failure({ 'ejercicio.yml': `${text}${field}\n` })).toMatch(
      message,
    );
  });

  it('that a file is missing', async () => {
    const message = await failure({ 'solucion.sql': undefined });
    expect(message).toContain(
      'docs/_lesson/doble/solucion.sql\n  se esperaba: el archivo «solucion.sql» del ejercicio, con algo escrito\n  se encontró: nada',
    );
  });

  it('that the exercise begins solved', async () => {
    expect(await failure({ 'inicio.sql': solution })).toContain(
      'doble/inicio.sql\n  se esperaba: un texto distinto de la solución\n  se encontró: el mismo',
    );
  });

  it('that other right answers are missing, and that one is the solution again', async () => {
    expect(await failure({ 'otra-con-no.sql': undefined })).toContain(
      'otra-….sql\n  se esperaba: 2 maneras correctas más de resolverlo\n  se encontró: otra-al-reves.sql',
    );
    project.remove();
    expect(await failure({ 'otra-con-no.sql': solution })).toContain(
      'otra-con-no.sql\n  se esperaba: otra manera que la de «solucion.sql»\n  se encontró: la misma',
    );
  });

  it('that a wrong answer does not say in what it fails', async () => {
    const message = await failure({ 'mal-todos.sql': 'SELECT 1;\n' });
    expect(message).toContain(
      'mal-todos.sql, línea 1\n  se esperaba: en qué falla: -- Falla: filas o -- Falla: orden',
    );
    expect(message).toContain('se encontró: "SELECT 1;"');
  });

  it('that a hidden case of theirs has no name', async () => {
    expect(
      await failure({ 'datos-vacios.sql': 'CREATE TABLE juego (id);\n' }),
    ).toContain(
      'datos-vacios.sql, línea 1\n  se esperaba: un comentario con el nombre del caso: «-- sin filas»\n  se encontró: "CREATE TABLE juego (id);"',
    );
  });

  it('that the statements that prepare it are blank', async () => {
    expect(await failure({ 'preparar.sql': '\n' })).toMatch(
      /preparar\.sql\n.*\n {2}se encontró: un archivo vacío/,
    );
  });
});

describe('the page gets', () => {
  it('the task as data, without the answers that only the tests play', async () => {
    const code = await compiled();
    expect(code).toContain(
      '<SqlExercise id="doble" title="Los de después" level="central" start="SELECT titulo FROM juego; " task={{ "kind": "query", "solution": "SELECT titulo FROM juego WHERE estreno > 1991;\\n", "rules": [{ "rule": "required", "part": "WHERE" }], "data": { "base": "ludotecaMini" } }}>',
    );
    expect(code).not.toContain('1991 < estreno');
  });

  it('the statements that prepare the data, and the hidden cases with their names', async () => {
    const code = await compiled({
      'preparar.sql': 'DELETE FROM prestamo;\n',
      'datos-vacios.sql': '-- sin juegos\nCREATE TABLE juego (id);\n',
    });
    expect(code).toContain('"setUp": "DELETE FROM prestamo;\\n"');
    expect(code).toContain(
      '"own": [{ "name": "sin juegos", "setUp": "-- sin juegos\\nCREATE TABLE juego (id);\\n" }]',
    );
  });

  it('start and solution as pieces of SQL, which are not run', async () => {
    expect(await compiled()).toMatch(
      /<ExerciseStart>.*language-sql.*<ExerciseSolution>.*language-sql.*1991;/,
    );
  });
});

describe('a task', () => {
  const build = (fields: object) => {
    project = createProject({ ...sqlFiles });
    const files = openFolder('docs/_lesson/doble', project.root);
    const { explicacion, ...rest } = v.parse(exerciseSchema, {
      tipo: 'sql',
      titulo: 'Uno',
      nivel: 'reto',
      pistas: ['a', 'b', 'c'],
      explicacion: 'Así.',
      ...fields,
    });
    expect(explicacion).toBe('Así.');
    return createTask(rest, readSqlFiles(files, answerFormat));
  };

  it('that is a query has how its columns, rows and numbers are compared', () => {
    expect(
      build({
        columnas: 'nombre',
        nombres: true,
        orden_libre: true,
        decimales: 2,
        prohibe: ['DISTINCT'],
      }),
    ).toEqual({
      kind: 'query',
      solution,
      rules: [{ rule: 'forbidden', part: 'DISTINCT' }],
      data: { base: 'vacia' },
      columns: 'name',
      requiresColumnNames: true,
      ignoresOrder: true,
      decimals: 2,
    });
  });

  it('that changes rows has the columns that are not compared', () => {
    expect(
      build({ tarea: 'cambio', ignora: { prestamo: ['id'] } }),
    ).toMatchObject({ kind: 'change', ignoreColumns: { prestamo: ['id'] } });
  });

  it('that designs tables has what must succeed and what must fail', () => {
    expect(
      build({
        tarea: 'diseño',
        esquema: [{ nombre: 'v', vista: true, columnas: ['a'], clave: ['a'] }],
        intentos: [
          { sql: 'A', espera: 'bien', porque: 'Uno.', queda: true },
          { sql: 'B', espera: 'clave foránea', porque: 'Dos.' },
        ],
        comprueba: [{ sql: 'C', porque: 'Tres.', indice: 'v' }],
      }),
    ).toMatchObject({
      kind: 'design',
      schema: [{ name: 'v', kind: 'view', columns: ['a'], primaryKey: ['a'] }],
      attempts: [
        { sql: 'A', expect: 'ok', why: 'Uno.', keeps: true },
        { sql: 'B', expect: 'foreign-key', why: 'Dos.' },
      ],
      checks: [{ sql: 'C', why: 'Tres.', indexed: 'v' }],
    });
  });
});

it('is valid as the template that begins a new exercise', async () => {
  const read = (name: string) =>
    readFileSync(`src/labs/sql/new/ejercicio/${name}`, 'utf8');
  const names = Object.keys(sqlFiles).filter((name) => name.endsWith('.sql'));
  const template = [
    'inicio.sql',
    'solucion.sql',
    'otra.sql',
    'otra-con-alias.sql',
    'mal-texto.sql',
    'mal-columna.sql',
    'mal-todo.sql',
  ];
  const files = {
    ...Object.fromEntries(names.map((name) => [name, undefined])),
    ...Object.fromEntries(template.map((name) => [name, read(name)])),
    'ejercicio.yml': read('ejercicio.yml').replace('$titulo$', 'Uno'),
  };
  expect(await failure(files)).toBe('no error');
});
