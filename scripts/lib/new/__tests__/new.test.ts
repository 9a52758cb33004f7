/** @jest-environment node */
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { courses } from '../../../../src/courses';
import { labs } from '../../../../src/labs';
import { checkContent } from '../../../../src/contentCheck';
import { readExerciseFolder } from '../../../../src/remark/exercise/folder';
import { createTempFolder } from '../../__fixtures__/temp-folder.mjs';
import { createContent } from '../index.mjs';

const course = 'docs/stevelabs/program1';
const linux = 'docs/dumix/linux1';
const post = (slug: string, date: string) =>
  `---\ntitle: Uno\nslug: ${slug}\ndate: ${date}\n---\n`;

let project: Awaited<ReturnType<typeof createTempFolder>>;
let printedText: string;

beforeEach(async () => {
  printedText = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printedText += `${text}\n`;
  });
  project = await createTempFolder({
    [`${course}/2-datos/_category_.yml`]: 'label: Datos\nposition: 2\n',
    [`${course}/2-datos/variable.mdx`]: 'sidebar_position: 4\n',
    [`${linux}/2-archivos/_category_.yml`]: 'label: Archivos\nposition: 2\n',
    'blog/rows/rc1.mdx': post('/rows/rc1', '2024-01-01'),
    'blog/info/lag.mdx': post('/info/lag', '2025-01-01'),
    'src/data/videos/index.ts':
      "export const videos = [\n  {\n    id: 'QsPAVmQFnUQ',\n  },\n];\n",
    'src/data/glosario/index.ts':
      "export const glosario = [\n  {\n    id: 'alias',\n  },\n  {\n    id: 'wsl',\n  },\n];\n",
    'src/labs/c/explain/cards/arrays.ts':
      "export const arrayCards = [\n  {\n    id: 'uno',\n  },\n];\n",
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await project.remove();
});

const templates = [
  'scripts/lib/new/templates',
  ...labs.map(({ id }) => `src/labs/${id}/new`),
];

beforeEach(async () => {
  for (const folder of templates)
    await cp(folder, path.join(project.root, folder), { recursive: true });
});

const run = (...args: string[]) => createContent(project.root, args, courses);
const read = (file: string) => readFile(path.join(project.root, file), 'utf8');

async function findFaults(file: string) {
  const findings = await checkContent([file], project.root);
  return findings.filter((finding) =>
    finding.file.startsWith(path.posix.dirname(file)),
  );
}

it('says that a course has no modules yet, where its row came before its folder', async () => {
  const row = { root: '/otro/curso1/', runtime: 'c' } as const;
  await expect(
    createContent(
      project.root,
      ['leccion', 'otro/curso1/1-uno/y'],
      [...courses, row],
    ),
  ).rejects.toThrow(/no es un módulo de otro\/curso1[\s\S]*ninguno todavía/);
});

it.each(['leccion.mdx', 'ejercicio'])(
  'says which template a laboratory lacks: %s',
  async (name) => {
    await rm(path.join(project.root, 'src/labs/c/new', name), {
      recursive: true,
    });
    await expect(
      run('leccion', 'stevelabs/program1/2-datos/tipos'),
    ).rejects.toThrow(`Falta la plantilla src/labs/c/new/${name}`);
  },
);

it('explains itself without arguments', async () => {
  expect(await run()).toBe(0);
  expect(printedText).toMatch(/npm run new -- leccion <curso>/);
});

it.each([
  ['C', `${course}/2-datos/tipos`, 'c'],
  ['Linux', `${linux}/2-archivos/tipos`, 'terminal'],
])('writes a lesson of %s that has nothing wrong', async (_, place, kind) => {
  await run('leccion', place.replace('docs/', ''));
  const file = `${place}.mdx`;
  expect(await findFaults(file)).toEqual([]);
  const exercise = readExerciseFolder(
    `${path.posix.dirname(place)}/_tipos/tipos-primero`,
    project.root,
  );
  expect(exercise).toMatchObject({ folder: { kind } });
});

it('puts a lesson after the last of its module', async () => {
  await run('leccion', 'stevelabs/program1/2-datos/tipos-de-datos');
  const text = await read(`${course}/2-datos/tipos-de-datos.mdx`);
  expect(text).toMatch(/^title: Tipos de datos$/m);
  expect(text).toMatch(/^sidebar_position: 5$/m);
  expect(text).not.toMatch(/\$[a-z]+\$/);
});

it('writes one more exercise of a lesson, and says what to paste', async () => {
  await run('ejercicio', 'stevelabs/program1/2-datos/variable', 'cuadrado');
  const exercise = readExerciseFolder(
    `${course}/2-datos/_variable/cuadrado`,
    project.root,
  );
  expect(exercise).toMatchObject({ folder: { kind: 'c' } });
  expect(printedText).toMatch(/<Exercise id="cuadrado">/);
});

it('writes an exercise of another laboratory than that of the course', async () => {
  const place = 'stevelabs/program1/2-datos/variable';
  await run('ejercicio', place, 'construir', 'linux');
  const exercise = readExerciseFolder(
    `${course}/2-datos/_variable/construir`,
    project.root,
  );
  expect(exercise).toMatchObject({ folder: { kind: 'terminal' } });
});

it.each([
  ['an article', ['articulo', 'info/prueba'], 'blog/info/prueba.mdx'],
  ['a review', ['resena', 'prueba'], 'blog/reviews/prueba.mdx'],
])(
  'writes %s that has nothing wrong, with its cover',
  async (_, args, file) => {
    await run(...args);
    expect(await findFaults(file)).toEqual([]);
    expect(await read('static/img/articulos/prueba.svg')).toMatch(/1200/);
    expect(await read(file)).toMatch(
      /relacionados: \[\/info\/lag, \/rows\/rc1\]/,
    );
  },
);

it('adds a video at the end, with its poster', async () => {
  await run('video', 'abcdefghijk');
  const list = await read('src/data/videos/index.ts');
  expect(list.indexOf('abcdefghijk')).toBeGreaterThan(
    list.indexOf('QsPAVmQFnUQ'),
  );
  expect(list).toMatch(/\},\n\];\n$/);
  expect(await read('static/img/videos/abcdefghijk.svg')).toMatch(/640/);
});

it('adds a term in its place of the alphabet', async () => {
  await run('termino', 'enlazador');
  const ids = [
    ...(await read('src/data/glosario/index.ts')).matchAll(/id: '(.*)'/g),
  ];
  expect(ids.map(([, id]) => id)).toEqual(['alias', 'enlazador', 'wsl']);
});

it('adds a card with its example', async () => {
  await run('tarjeta', 'arrays/indice-negativo');
  expect(await read('src/labs/c/explain/cards/arrays.ts')).toMatch(
    /indice-negativo/,
  );
  expect(await read('src/labs/c/explain/examples/indice-negativo.c')).toMatch(
    /main/,
  );
});

it.each([
  [
    'something unknown',
    ['poema', 'x'],
    /No se sabe crear «poema»[\s\S]*leccion/,
  ],
  ['too little', ['leccion'], /Se escribe así: npm run new -- leccion/],
  [
    'an unknown course',
    ['leccion', 'nada/uno/2-x/y'],
    /ningún curso[\s\S]*stevelabs\/program1/,
  ],
  [
    'an unknown module',
    ['leccion', 'stevelabs/program1/7-nada/y'],
    /no es un módulo[\s\S]*2-datos/,
  ],
  [
    'a bad name',
    ['leccion', 'stevelabs/program1/2-datos/Mis Tipos'],
    /no sirve de nombre/,
  ],
  [
    'a file that exists',
    ['leccion', 'stevelabs/program1/2-datos/variable'],
    /Ya existe docs/,
  ],
  [
    'an exercise of no lesson',
    ['ejercicio', 'stevelabs/program1/2-datos/nada', 'x'],
    /No existe la lección/,
  ],
  [
    'an exercise of no laboratory',
    ['ejercicio', 'stevelabs/program1/2-datos/variable', 'x', 'cobol'],
    /No hay ningún laboratorio «cobol»[\s\S]*c, linux/,
  ],
  [
    'more than it takes',
    ['ejercicio', 'stevelabs/program1/2-datos/variable', 'x', 'c', 'más'],
    /lleva otros datos/,
  ],
  [
    'an unknown category',
    ['articulo', 'juegos/x'],
    /No existe la categoría[\s\S]*rows, info/,
  ],
  ['a bad video', ['video', 'corto'], /11 caracteres/],
  ['a video twice', ['video', 'QsPAVmQFnUQ'], /ya está en/],
  ['a term twice', ['termino', 'wsl'], /ya está en/],
  ['an unknown topic', ['tarjeta', 'nada/x'], /Los temas son: arrays/],
])('refuses %s', async (_, args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

it('writes nothing when one of its files exists', async () => {
  await project.write({ 'static/img/articulos/prueba.svg': '' });
  await expect(run('resena', 'prueba')).rejects.toThrow(/Ya existe static/);
  await expect(read('blog/reviews/prueba.mdx')).rejects.toThrow();
});
