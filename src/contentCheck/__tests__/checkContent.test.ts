/** @jest-environment node */
import { checkContent, locateFindings } from '..';
import { createTempFolder } from '../../../scripts/lib/__fixtures__/temp-folder.mjs';

const file = 'docs/stevelabs/program1/2-datos/prueba.mdx';
const head = `---
title: Una lección de prueba
description: Una descripción de prueba que tiene entre cincuenta y ciento cincuenta y cinco letras.
slug: /stevelabs/program1/prueba
sidebar_position: 1
tipo: leccion
sidebar_label: Prueba
requisitos: []
objetivos: [Leer una cosa, Escribir otra, Probar las dos]
last_update:
  date: 2026-11-21
---
`;
const category = 'docs/stevelabs/program1/2-datos/_category_.yml';
const otherFile = 'docs/stevelabs/program1/2-datos/otra.mdx';
const otherPage = `${head.replace('program1/prueba', 'program1/otra')}\n## Un apartado\n`;

let project: Awaited<ReturnType<typeof createTempFolder>>;

beforeEach(async () => {
  project = await createTempFolder({
    [file]: `${head}\nHola.\n`,
    [category]: 'label: Datos\nposition: 2\n',
    [otherFile]: otherPage,
    'docs/stevelabs/program1/2-datos/_prueba/foto.svg': '<svg/>',
    'static/img/foto.svg': '<svg/>',
  });
});

afterEach(() => project.remove());

const check = () => checkContent([file], project.root);

async function checkBody(body: string) {
  await project.write({ [file]: `${head}\n${body}\n` });
  return check();
}

it('finds nothing in a page that is right', async () => {
  const body = [
    '## Uno',
    '### Dos',
    '[a](./otra.mdx#un-apartado) [b](#uno) [c](/stevelabs/program1/otra/#un-apartado) [d](https://example.org)',
    '![foto](./_prueba/foto.svg) ![foto](/img/foto.svg)',
    '{/* nota */} Un `<stdio.h>` y una `{`.',
  ].join('\n\n');
  expect(await checkBody(body)).toEqual([]);
});

it.each([
  ['an unclosed tag', 'Un <b>negro.', /<\/b>/, /<b> sin cerrar/],
  ['a stray brace', 'Una { suelta.', /\\\{/, /sin cerrar/],
  ['a name between braces', 'Va {nombre}.', /acentos graves/, /^\{nombre\}$/],
  ['a sign in the prose', 'Si a <= b.', /\\</, /«=»/],
  ['an unknown component', 'Un <Nada />.', /que exista \(Exercise/, /<Nada>/],
  [
    'an unknown note',
    ':::aviso\n\nCuidado.\n\n:::',
    /nota que exista \(note, /,
    /^:::aviso$/,
  ],
  [
    'a link to no file',
    '[a](./nada.mdx)',
    /archivo de una lección/,
    /nada\.mdx/,
  ],
  ['a link to no page', '[a](/stevelabs/nada/)', /página que exista/, /nada/],
  ['a relative address', '[a](otra)', /empieza por \//, /^otra$/],
  ['a link without address', '[a]()', /su dirección/, /\(\)/],
  ['a missing section', '[a](./otra.mdx#nada)', /#un-apartado/, /#nada/],
  ['a missing section of its own', '[a](#nada)', /ninguno/, /#nada/],
  [
    'a missing picture',
    '![foto](./_prueba/no.svg)',
    /imagen que exista/,
    /no\.svg/,
  ],
  ['a picture without words', '![](./_prueba/foto.svg)', /qué se ve/, /!\[\]/],
  [
    'a tag of picture without words',
    '<img src="/img/foto.svg" />',
    /qué se ve/,
    /sin «alt»/,
  ],
  ['a skipped level', '#### Cuatro', /nivel 2/, /#### Cuatro/],
  ['a skipped level below', '## Dos\n\n#### Cuatro', /nivel 3/, /#### Cuatro/],
  ['a second title of the page', '# Uno', /desde «##»/, /# Uno/],
  [
    'a lesson with the mark of what is to come',
    '<Placeholder />',
    /sin <Placeholder \/>/,
    /<Placeholder/,
  ],
  ['a language without colours', '```rust\nfn\n```', /estos lenguajes/, /rust/],
  [
    'an exercise without files',
    '<Exercise id="nada">\n\nHaz.\n\n</Exercise>',
    /ejercicio\.yml/,
    /nada/,
  ],
])('stops at %s', async (_, body, expected, foundText) => {
  const [finding] = await checkBody(body);
  expect(finding?.expected).toMatch(expected);
  expect(finding?.found).toMatch(foundText);
});

it('counts the lines as the author does', async () => {
  const findings = await checkBody('Hola.\n\nUn <b>negro.');
  expect(findings).toMatchObject([{ file, line: 16 }]);
});

it('tells the line of a tag that nothing closes up to the end of the page', async () => {
  const findings = await checkBody(
    'Hola.\n\n<Exercise id="nada">\n\nHaz.\n\nAdiós.',
  );
  expect(findings).toMatchObject([
    { file, line: 16, found: '<Exercise> sin cerrar' },
  ]);
});

it('stops at a requirement that is no lesson of the course', async () => {
  await project.write({
    [file]: `${head.replace('requisitos: []', 'requisitos: [otra, nada]')}\nHola.\n`,
  });
  expect(await check()).toMatchObject([
    {
      file,
      line: 8,
      place: 'campo «requisitos.1»',
      found: '«nada», que no está en el curso',
    },
  ]);
});

describe('what the build tells of a page by its address', () => {
  const builtFinding = {
    level: 'error',
    expected: 'un enlace a una página que exista; /mapa/ las enumera todas',
    found: '/nada/',
  } as const;

  it('is told by its file and line', async () => {
    await project.write({ [file]: `${head}\nHola.\n\n[a](/nada/)\n` });
    expect(
      await locateFindings(
        [{ ...builtFinding, file: 'página /stevelabs/program1/prueba/' }],
        project.root,
      ),
    ).toEqual([{ ...builtFinding, file, line: 16 }]);
  });

  it('stays as it is where that is no file of content', async () => {
    const finding = { ...builtFinding, file: 'página /mapa/' };
    expect(await locateFindings([finding], project.root)).toEqual([finding]);
  });
});

it.each([
  [
    'a field that does not fit',
    'sidebar_label: Prueba',
    'sidebar_label: []',
    7,
    /etiqueta/,
  ],
  ['a missing field', 'requisitos: []\n', '', 1, /obligatorio/],
  [
    'a field that does not exist',
    'sidebar_label:',
    'sidebar_labels:',
    7,
    /conocido/,
  ],
  ['YAML that is none', 'title: Una', 'title: Una: dos', 2, /comillas/],
  [
    'a field that is there twice',
    'tipo: leccion',
    'tipo: leccion\ntipo: guia',
    7,
    /una sola vez/,
  ],
  [
    'an address that is not its own',
    'program1/prueba',
    'program1/otro',
    4,
    /program1\/prueba$/,
  ],
  [
    'a video that is none',
    'tipo: leccion',
    'tipo: leccion\nvideo: x',
    7,
    /conocido/,
  ],
])(
  'stops at front matter with %s',
  async (_, oldText, newText, line, expected) => {
    await project.write({
      [file]: `${head.replace(oldText, newText)}\nHola.\n`,
    });
    const findings = await check();
    expect(findings).toContainEqual(
      expect.objectContaining({
        file,
        line,
        expected: expect.stringMatching(expected) as string,
      }),
    );
  },
);

it('stops at a page to come that lost its mark', async () => {
  const plannedHead = head
    .replace('tipo: leccion', 'tipo: proximamente')
    .replace(/requisitos[\s\S]*?(?=last_update)/, '');
  await project.write({ [file]: `${plannedHead}\nHola.\n` });
  expect(await check()).toMatchObject(
    [{ line: 6, expected: /^<Placeholder/ }].map(({ line }) => ({
      line,
      found: '«tipo: proximamente» sin <Placeholder />',
    })),
  );
});

it('stops at a module without its file, and at one that lacks a field', async () => {
  await project.write({ [category]: 'label: Datos\n' });
  expect(await check()).toMatchObject([
    { file: category, place: 'campo «position»' },
  ]);
  await project.write({ [category]: 'label: "Datos\n' });
  expect(await check()).toMatchObject([
    { file: category, expected: 'YAML bien escrito, como «label: Datos»' },
  ]);
  const lonely = 'docs/stevelabs/program1/9-nuevo/prueba.mdx';
  await project.write({ [lonely]: head });
  const findings = await checkContent([lonely], project.root);
  expect(findings).toContainEqual(
    expect.objectContaining({
      file: 'docs/stevelabs/program1/9-nuevo/_category_.yml',
      found: 'nada',
    }),
  );
});

it('stops at two pages with one address, naming the other', async () => {
  await project.write({ [otherFile]: head });
  expect(await check()).toMatchObject(
    [{ file, place: 'campo «slug»', expected: /otra\.mdx/ }].map(
      ({ place }) => ({
        place,
        expected: `una dirección que no sea la de ${otherFile}`,
      }),
    ),
  );
});

it('stops at two files that would be one page', async () => {
  const twin = file.replace('.mdx', '.md');
  await project.write({ [twin]: head });
  const findings = await check();
  expect(findings.map(({ place }) => place)).toContain('nombre del archivo');
});

it('stops at a page outside the menus, and at a lesson outside the modules', async () => {
  const [lostFile, loose] = [
    'docs/dumix/perdida.mdx',
    'docs/stevelabs/program1/suelta.mdx',
  ];
  await project.write({ [lostFile]: head, [loose]: head });
  const findings = await checkContent([lostFile, loose], project.root);
  const expectedTexts = findings.map(({ expected }) => expected).join('\n');
  expect(expectedTexts).toMatch(/una página que esté en un menú/);
  expect(expectedTexts).toMatch(/dentro de un módulo numerado/);
});

it('stops at names with spaces, wherever they are', async () => {
  await project.write({
    'docs/stevelabs/program1/2-datos/_prueba/mi foto.svg': '<svg/>',
  });
  expect(await check()).toMatchObject([{ found: 'mi foto.svg' }]);
});

it('tells the faults of every file at once', async () => {
  await project.write({
    [file]: `${head}\nUn <b>negro.\n`,
    [otherFile]: otherPage.replace(
      'sidebar_position: 1',
      'sidebar_position: x',
    ),
  });
  const findings = await checkContent(undefined, project.root);
  const faultyFiles = new Set(findings.map((finding) => finding.file));
  expect(faultyFiles).toContain(file);
  expect(faultyFiles).toContain(otherFile);
});
