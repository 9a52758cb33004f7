/** @jest-environment node */
import { parseDocument } from '../../../../../content/documents';
import { collectSamples } from '../collect';
import { getArguments, toSource } from '../source';

const fence = (info: string, ...code: string[]) =>
  [`\`\`\`${info}`, ...code, '```', ''].join('\n');

const collect = (...blocks: string[]) =>
  collectSamples(
    parseDocument('docs/x.mdx', ['---\ntitle: X\n---\n', ...blocks].join('\n')),
  );

const program = ['int main(void) { return 0; }'];

it('finds every block of C, with its line in the file', () => {
  expect(
    collect(fence('c', ...program), '> Nota:', fence('c', ...program)).map(
      ({ place }) => place,
    ),
  ).toEqual(['docs/x.mdx, línea 5', 'docs/x.mdx, línea 10']);
});

it('finds blocks inside of a list and of a component', () => {
  const [nested] = collect(
    '<Quiz>\n\n1. ¿Qué escribe?\n\n   ```c fragmento\n   int a;\n   ```\n\n</Quiz>',
  );
  expect(nested).toMatchObject({ text: 'int a;' });
});

it('joins a program with the output below it, here and on a computer', () => {
  const [first, second] = collect(
    fence('c ejecutable', ...program),
    fence('text salida', '4'),
    fence('text salida-pc', '8'),
    fence('c ejecutable', ...program),
    fence('text', '5'),
  );
  expect(first).toMatchObject({
    output: { text: '4\n' },
    pcOutput: { text: '8\n' },
  });
  expect(second).toMatchObject({ output: undefined, pcOutput: undefined });
});

it('joins a program with the runs of it that terminals show', () => {
  const session = fence(
    'shell-session',
    'alumno@practica:~/c$ gcc suma.c -o suma',
    'alumno@practica:~/c$ ./suma 2 3',
    '5',
    'alumno@practica:~/c$ ./otro',
    'No',
  );
  const [first, second] = collect(
    fence('c title="suma.c" ejecutable', ...program),
    fence('c title="otro.c"', ...program),
    session,
  );
  expect(first?.shown).toEqual([
    { place: 'docs/x.mdx, línea 13', output: '5' },
  ]);
  expect(second?.shown).toEqual([]);
});

it('gives a program the files of the blocks just above it, and proves none of them alone', () => {
  const samples = collect(
    fence('c title="dado.h" archivo', 'int dado(void);'),
    fence('text title="puntos.txt" archivo', 'ana 3'),
    fence('text title="corto.txt" archivo sin-salto', 'x'),
    fence('text title="vacio.txt" archivo'),
    fence('c ejecutable', ...program),
    fence('c ejecutable', ...program),
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
  expect(collect(fence('bash', './hola'), fence('text', 'int a;'))).toEqual([]);
});

describe('the program that proves a block', () => {
  const sourceOf = (info: string, ...code: string[]) => {
    const [sample] = collect(fence(info, ...code));
    if (!sample) throw new Error('No sample.');
    return toSource(sample);
  };

  it('is the block itself, under its name', () => {
    expect(sourceOf('c title="hola.c" ejecutable', ...program)).toEqual({
      name: 'hola.c',
      text: 'int main(void) { return 0; }\n',
    });
  });

  it('puts statements into main, after what they take for granted', () => {
    const { text } = sourceOf('c fragmento contexto="int a = 1;"', 'a = 2;');
    expect(text).toMatch(
      /#include <stdio\.h>\n[\s\S]*int main\(void\)\n\{\nint a = 1;\n#line 1\na = 2;\nreturn 0;\n\}\n$/,
    );
  });

  it('leaves what stands outside of functions there', () => {
    const { text } = sourceOf('c fragmento="global"', 'int a;');
    expect(text).toMatch(/#line 1\nint a;\n\nint main\(void\) \{ return 0; \}/);
    expect(text).not.toContain('#include');
  });

  it('is given its arguments apart', () => {
    const [sample] = collect(
      fence('c ejecutable argumentos=" uno  dos"', ...program),
    );
    expect(sample && getArguments(sample)).toEqual(['uno', 'dos']);
  });
});
