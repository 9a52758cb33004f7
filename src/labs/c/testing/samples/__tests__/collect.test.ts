/** @jest-environment node */
import { parseDocument } from '../../../../../content/documents';
import { collectSamples } from '../collect';
import { getArguments, toSource } from '../source';

const createFence = (info: string, ...code: string[]) =>
  [`\`\`\`${info}`, ...code, '```', ''].join('\n');

const collect = (...blocks: string[]) =>
  collectSamples(
    parseDocument('docs/x.mdx', ['---\ntitle: X\n---\n', ...blocks].join('\n')),
  );

const program = ['int main(void) { return 0; }'];

it('finds every block of C, with its line in the file', () => {
  expect(
    collect(
      createFence('c', ...program),
      '> Nota:',
      createFence('c', ...program),
    ).map(({ place }) => place),
  ).toEqual(['docs/x.mdx, línea 5', 'docs/x.mdx, línea 10']);
});

it('finds blocks inside of a list and of a component', () => {
  const [nestedSample] = collect(
    '<Quiz>\n\n1. ¿Qué escribe?\n\n   ```c fragmento\n   int a;\n   ```\n\n</Quiz>',
  );
  expect(nestedSample).toMatchObject({ text: 'int a;' });
});

it('joins a program with the output below it, here and on a computer', () => {
  const [first, second] = collect(
    createFence('c ejecutable', ...program),
    createFence('text salida', '4'),
    createFence('text salida-pc', '8'),
    createFence('c ejecutable', ...program),
    createFence('text', '5'),
  );
  expect(first).toMatchObject({
    output: { text: '4\n' },
    pcOutput: { text: '8\n' },
  });
  expect(second).toMatchObject({ output: undefined, pcOutput: undefined });
});

it('joins a program with the runs of it that terminals show', () => {
  const session = createFence(
    'shell-session',
    'alumno@practica:~/c$ gcc suma.c -o suma',
    'alumno@practica:~/c$ ./suma 2 3',
    '5',
    'alumno@practica:~/c$ ./otro',
    'No',
  );
  const [first, second] = collect(
    createFence('c title="suma.c" ejecutable', ...program),
    createFence('c title="otro.c"', ...program),
    session,
  );
  expect(first?.shownRuns).toEqual([
    { place: 'docs/x.mdx, línea 13', output: '5' },
  ]);
  expect(second?.shownRuns).toEqual([]);
});

it('gives a program the files of the blocks just above it, and proves none of them alone', () => {
  const samples = collect(
    createFence('c title="dado.h" archivo', 'int dado(void);'),
    createFence('text title="puntos.txt" archivo', 'ana 3'),
    createFence('text title="corto.txt" archivo sin-salto', 'x'),
    createFence('text title="vacio.txt" archivo'),
    createFence('c ejecutable', ...program),
    createFence('c ejecutable', ...program),
  );
  expect(samples.map(({ files }) => files)).toEqual([
    [
      { name: 'dado.h', text: 'int dado(void);\n' },
      { name: 'puntos.txt', text: 'ana 3\n' },
      { name: 'corto.txt', text: 'x' },
      { name: 'vacio.txt', text: '' },
    ],
    [],
  ]);
});

it('leaves other languages alone', () => {
  expect(
    collect(createFence('bash', './hola'), createFence('text', 'int a;')),
  ).toEqual([]);
});

describe('the program that proves a block', () => {
  const readSource = (info: string, ...code: string[]) => {
    const [sample] = collect(createFence(info, ...code));
    if (!sample) throw new Error('No sample.');
    return toSource(sample);
  };

  it('is the block itself, under its name', () => {
    expect(readSource('c title="hola.c" ejecutable', ...program)).toEqual({
      name: 'hola.c',
      text: 'int main(void) { return 0; }\n',
    });
  });

  it('puts statements into main, after what they take for granted', () => {
    const { text } = readSource('c fragmento contexto="int a = 1;"', 'a = 2;');
    expect(text).toMatch(
      /#include <stdio\.h>\n[\s\S]*int main\(void\)\n\{\nint a = 1;\n#line 1\na = 2;\nreturn 0;\n\}\n$/,
    );
  });

  it('leaves what stands outside of functions there', () => {
    const { text } = readSource('c fragmento="global"', 'int a;');
    expect(text).toMatch(/#line 1\nint a;\n\nint main\(void\) \{ return 0; \}/);
    expect(text).not.toContain('#include');
  });

  it('is given its arguments apart', () => {
    const [sample] = collect(
      createFence('c ejecutable argumentos=" uno  dos"', ...program),
    );
    expect(sample && getArguments(sample)).toEqual(['uno', 'dos']);
  });
});
