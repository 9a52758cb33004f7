import { evaluate } from '@mdx-js/mdx';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { VFile } from 'vfile';
import { highlight } from '..';
import CodeBlock from '../../../components/CodeBlock';
import { readFence } from '../fence';
import { maskOutput, readTextFence } from '../../../labs/c/fence/output';

const createFence = (info: string, ...code: string[]) =>
  [`\`\`\`${info}`, ...code, '```'].join('\n');

type Props = Readonly<Record<string, unknown>> & {
  readonly children: ReactNode;
};

/**
 * Compiles a page; returns the props of each `<CLab>` and the rest of the page.
 */
async function readPage(...blocks: string[]) {
  const labs: object[] = [];
  function CLab({ children, ...props }: Props): ReactNode {
    labs.push(props);
    return <code data-testid="lab">{children}</code>;
  }
  function CLabFile({ title, children }: Props): ReactNode {
    return (
      <code data-testid="file">
        {String(title)}:{children}
      </code>
    );
  }
  const file = new VFile({
    value: blocks.join('\n\n'),
    path: `${process.cwd()}/docs/c/lesson.mdx`,
  });
  const { default: Content } = await evaluate(file, {
    ...runtime,
    rehypePlugins: [highlight],
  });
  const { container } = render(
    <Content components={{ CLab, CLabFile, CodeBlock }} />,
  );
  return { labs, container };
}

const program = ['int main(void)', '{', '    return 0;', '}'];

const runnable = createFence('c ejecutable', ...program);
it('hands a program over with its name, code and colours, and nothing that was not asked for', async () => {
  const { labs, container } = await readPage(
    createFence('c title="hola.c" ejecutable', ...program),
  );
  expect(labs).toEqual([{ label: 'Código C', title: 'hola.c' }]);
  expect(container.textContent).toBe(program.join('\n'));
  expect(container.querySelector('.tok-keyword')).toHaveTextContent('int');
});

it('hands over what is typed, the arguments, the standard and the steps', async () => {
  const { labs } = await readPage(
    createFence(
      String.raw`c paso-a-paso estandar="c23" argumentos="a b" entrada="Ana '{3}'\n20\n" ejecutable`,
      ...program,
    ),
  );
  expect(labs).toEqual([
    {
      label: 'Código C',
      stdin: "Ana '{3}'\n20\n",
      args: 'a b',
      standard: 'c23',
      steps: '',
    },
  ]);
});

it('takes a value between single quotes when it holds double ones', () => {
  expect(
    readFence('c', `fragmento contexto='char *name = "Ana";'`).fence,
  ).toMatchObject({
    fragment: 'statements',
    context: 'char *name = "Ana";',
  });
});

it('makes one element of a program and its output, line breaks and quotes intact', async () => {
  const { labs, container } = await readPage(
    createFence('c ejecutable', ...program),
    createFence('text salida', 'Uno "dos"', '', '  &amp; {tres} \\n'),
    createFence('c ejecutable', ...program),
    createFence('text salida sin-salto', '> '),
  );
  expect(labs).toMatchObject([
    { output: 'Uno "dos"\n\n  &amp; {tres} \\n\n' },
    { output: '> ' },
  ]);
  expect(container.textContent).not.toContain('Uno');
});

it('shows apart what a 64-bit Linux answers when it is something else', async () => {
  const { labs, container } = await readPage(
    createFence('c ejecutable', ...program),
    createFence('text salida', '4'),
    createFence('text salida-pc', '8'),
  );
  expect(labs).toMatchObject([{ output: '4\n' }]);
  expect(container).toHaveTextContent('Salida en Linux de 64 bits');
  expect(container).toHaveTextContent('8');
});

describe('the files of a program', () => {
  const header = createFence('c title="dado.h" archivo', 'int dado(void);');
  const points = createFence('text title="puntos.txt" archivo', 'ana 3');

  it('go inside of it, in their order, before its code', async () => {
    const { labs, container } = await readPage(
      header,
      points,
      createFence('c title="main.c" ejecutable', ...program),
      createFence('text salida', '4'),
    );
    expect(labs).toEqual([
      { label: 'Código C', title: 'main.c', output: '4\n' },
    ]);
    const lab = container.querySelector('[data-testid="lab"]');
    const files = [...(lab?.querySelectorAll('[data-testid="file"]') ?? [])];
    expect(files.map(({ textContent }) => textContent)).toEqual([
      'dado.h:int dado(void);',
      'puntos.txt:ana 3',
    ]);
  });

  const wantedMessage =
    /se esperaba: justo después de un bloque «archivo», otro o el programa ejecutable/;

  it.each([
    ['at the end of a page', [header]],
    ['before a sentence', [header, 'Hola.', runnable]],
    ['before a block that is not run', [header, createFence('c', ...program)]],
    ['before another language', [points, createFence('bash', 'ls')]],
  ])('stop %s', async (_, blocks) => {
    await expect(readPage(...blocks)).rejects.toThrow(wantedMessage);
  });

  it.each([
    ['c archivo', 'title="…" con su nombre', 'un bloque sin nombre'],
    ['c title="a.txt" archivo', 'acaba en .c o .h', 'title="a.txt"'],
    ['c title="a.h" archivo ejecutable', 'archivo o ejecutable', 'juntas'],
    ['text title="a.c" archivo', 'como puntos.txt', 'title="a.c"'],
    ['text archivo', 'como puntos.txt', 'un bloque sin nombre'],
    ['text title="a.txt" archivo salida', 'o salida', 'juntas'],
  ])('stop with the options %s', async (info, expected, foundText) => {
    const message = await readPage(createFence(info, 'x'), runnable).then(
      () => '',
      String,
    );
    expect(message).toContain(expected);
    expect(message).toContain(foundText);
  });
});

it('leaves a block without options as it was', async () => {
  const { labs, container } = await readPage(
    createFence('c', ...program),
    createFence('text', '4'),
  );
  expect(labs).toEqual([]);
  expect(container.querySelectorAll('pre')).toHaveLength(2);
});

it('reads what must come of a block', () => {
  expect(
    readFence('c', `error="expected ';'" fragmento="global"`).fence,
  ).toMatchObject({
    fragment: 'global',
    outcome: { error: "expected ';'", warnings: [], status: 0 },
  });
  expect(
    readFence('c', 'ejecutable aviso="parentheses unused-variable" estado="3"')
      .fence,
  ).toMatchObject({
    outcome: { warnings: ['parentheses', 'unused-variable'], status: 3 },
  });
  expect(readFence('c', 'ejecutable fallo="índice 5"').fence).toMatchObject({
    outcome: { finding: 'índice 5' },
  });
  expect(
    readFence('c', 'ejecutable dibujo memoria="no cabe"').fence,
  ).toMatchObject({
    steps: true,
    drawing: true,
    outcome: { memoryFinding: 'no cabe' },
  });
});

it.each([
  ['direcciones', 'p = 0x7ffE12 n = 12', 'p = … n = 12'],
  ['cifras', '12.50 s, 3 veces', '… s, … veces'],
])('blots out what varies: %s', (mask, text, maskedText) => {
  const { output } = readTextFence(`salida varia="${mask}"`);
  expect(output && maskOutput(text, output)).toBe(maskedText);
});

it.each([
  ['c ejecutable="sí"', 'ejecutable', 'ejecutable="sí"'],
  ['c ejecutable ejecutable', 'ejecutable una sola vez', 'repetida'],
  ['c ejecutable entrada=""', 'entrada="…"', 'entrada=""'],
  [String.raw`c ejecutable entrada="\q"`, 'Enter', String.raw`entrada="\q"`],
  ['c entrada="a"', 'con ejecutable', 'entrada sin ejecutable'],
  ['c argumentos="a"', 'con ejecutable', 'argumentos sin ejecutable'],
  ['c paso-a-paso', 'con ejecutable', 'paso-a-paso sin ejecutable'],
  ['c fallo="índice"', 'con ejecutable', 'fallo sin ejecutable'],
  ['c dibujo', 'con ejecutable', 'dibujo sin ejecutable'],
  ['c memoria="cabe"', 'con ejecutable', 'memoria sin ejecutable'],
  ['c estado="1"', 'con ejecutable', 'estado sin ejecutable'],
  ['c ejecutable estado="0"', 'de 1 a 255', 'estado="0"'],
  ['c ejecutable estado="256"', 'de 1 a 255', 'estado="256"'],
  ['c ejecutable estandar="c99"', 'estandar="c17"', 'estandar="c99"'],
  ['c error', 'el error de clang', 'error'],
  ['c aviso="-Wformat"', 'sin -W', 'aviso="-Wformat"'],
  ['c error="a" aviso="b"', 'error o aviso', 'error y aviso juntas'],
  [
    'c ejecutable error="a" entrada="b"',
    'entrada o error',
    'entrada y error juntas',
  ],
  [
    'c ejecutable fragmento',
    'fragmento o ejecutable',
    'fragmento y ejecutable juntas',
  ],
  ['c fragmento="x"', 'fragmento="global"', 'fragmento="x"'],
  ['c contexto="int a;"', 'con fragmento', 'contexto sin fragmento'],
  [
    'c ejecutable title="mi hola.c"',
    'un nombre de archivo',
    'title="mi hola.c"',
  ],
  ['c salida', 'estas opciones: title', 'salida'],
  ['text ejecutable', 'estas opciones: title', 'ejecutable'],
  [
    'text sin-salto',
    'con salida o salida-pc o archivo',
    'sin salida ni salida-pc ni archivo',
  ],
  ['text varia="cifras"', 'con salida', 'varia sin salida'],
  ['bash ejecutable', 'estas opciones: title', 'ejecutable'],
])(
  'stops at %s: file, line, what was expected and found',
  async (info, expected, foundText) => {
    const lines = readPage(createFence(info, 'x')).then(
      () => [],
      (error: unknown) => String(error).split('\n'),
    );
    const [place, wish, fault] = await lines;
    expect(place).toMatch(/docs\/c\/lesson\.mdx, línea 1$/);
    expect(wish).toMatch(/^ {2}se esperaba: /);
    expect(wish).toContain(expected);
    expect(fault).toMatch(/^ {2}se encontró: /);
    expect(fault).toContain(foundText);
  },
);

it.each([
  ['text salida varia="x"', 'varia="direcciones" o varia="cifras"'],
  ['text salida title="x"', 'title o salida'],
  ['text salida="x"', 'se esperaba: salida\n'],
  ['text salida salida-pc', 'salida o salida-pc'],
])('stops at %s, even after a program', async (info, expected) => {
  await expect(
    readPage(createFence('c ejecutable', ...program), createFence(info, 'x')),
  ).rejects.toThrow(expected);
});

const output = createFence('text salida', 'x');

it.each([
  ['on its own', [output]],
  ['after a sentence', [runnable, 'Sale esto:', output]],
  ['after a block that is not run', [createFence('c', ...program), output]],
  ['twice', [runnable, output, output]],
])('stops at an output %s', async (_, blocks) => {
  await expect(readPage(...blocks)).rejects.toThrow(
    /se esperaba: salida justo después de un bloque c ejecutable\n {2}se encontró: un bloque salida sin ese bloque delante/,
  );
});

it('names the line of the output that stands wrong', async () => {
  await expect(readPage(runnable, 'Sale esto:', output)).rejects.toThrow(
    'lesson.mdx, línea 10\n',
  );
});

it('stops at the output of a program that must not compile', async () => {
  await expect(
    readPage(createFence('c ejecutable error="expected"', ...program), output),
  ).rejects.toThrow('ninguna salida tras un programa que no compila');
});

it('stops at the answer of a 64-bit Linux when the one of the page is missing', async () => {
  await expect(
    readPage(runnable, createFence('text salida-pc', 'x')),
  ).rejects.toThrow('salida-pc justo después de un bloque text salida');
});
