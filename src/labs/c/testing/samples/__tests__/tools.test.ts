/** @jest-environment node */
import { findMissingCompilers } from '../../../../../../scripts/lib/compilers.mjs';
import { parseDocument } from '../../../../../content/documents';
import { collectSamples, type Sample } from '../collect';
import { findContradictions } from '../contradictions';
import { supportsStandard, tryNatively, type NativeTool } from '../native';

jest.setTimeout(120_000);

interface Page {
  readonly options?: string;
  readonly body: string;
  readonly output?: string;
}

function createSample({ options = 'ejecutable', body, output }: Page): Sample {
  const code = options.includes('fragmento')
    ? body
    : `#include <assert.h>\n#include <stdio.h>\n#include <stdlib.h>\nint main(int argc, char **argv)\n{\n(void)argc; (void)argv;\n${body}\nreturn 0;\n}`;
  const blocks = [
    `\`\`\`c ${options}\n${code}\n\`\`\``,
    output === undefined ? '' : `\`\`\`text salida\n${output}\n\`\`\``,
  ];
  const [sample] = collectSamples(
    parseDocument('docs/x.mdx', blocks.join('\n\n')),
  );
  if (!sample) throw new Error('No sample.');
  return sample;
}

const missing = findMissingCompilers();

describe.each<NativeTool>(['gcc', 'clang'])('%s', (tool) => {
  const test = missing.includes(tool) ? it.skip : it;
  const listFaults = async (page: Page) => {
    const sample = createSample(page);
    return findContradictions(sample, await tryNatively(tool, sample));
  };

  test.each<[string, Page]>([
    [
      'reads what is typed, and its arguments',
      {
        options: String.raw`ejecutable entrada="Ana\n20\n" argumentos="uno dos"`,
        body: 'char name[9]; int age; if (scanf("%8s%d", name, &age) == 2) printf("%s %d %d %s\\n", name, age, argc, argv[2]);',
        output: 'Ana 20 3 dos',
      },
    ],
    [
      'is refused, as the page says',
      { options: 'error="expected"', body: 'printf("a")' },
    ],
    [
      'is warned of, as the page says',
      { options: 'aviso="unused-variable"', body: 'int a;' },
    ],
    [
      'is caught, as the page says',
      {
        options: 'ejecutable fallo="índice"',
        body: 'int a[3] = {0}; printf("%d\\n", a[argc + 2]);',
      },
    ],
    [
      'ends with the status that the page says',
      { options: 'ejecutable estado="3"', body: 'return 3;' },
    ],
    [
      'writes files where nobody minds',
      {
        body: 'FILE *f = fopen("a.txt", "w"); if (f) fclose(f); puts(f ? "sí" : "no");',
        output: 'sí',
      },
    ],
    [
      'is a fragment that uses what it takes for granted',
      { options: 'fragmento contexto="int a = 1;"', body: 'int b = a;' },
    ],
  ])('passes a program that %s', async (_, page) => {
    expect(await listFaults(page)).toEqual([]);
  });

  test.each<[string, Page, RegExp]>([
    ['does not compile', { body: 'int;;a' }, /no compila:/],
    ['leaves a variable unused', { body: 'int a;' }, /no compila:.*unused/s],
    ['has no pedantic C', { body: 'int a[0]; (void)a;' }, /no compila:/],
    ['does not link', { body: 'extern int f(void); f();' }, /no compila:/],
    [
      'compiles against what was said',
      { options: 'error="expected"', body: '' },
      /compila, y se esperaba que no/,
    ],
    [
      'writes something else',
      { body: 'puts("Adiós");', output: 'Hola' },
      /muestra "Hola\\n"; escribió "Adiós\\n"/,
    ],
    ['writes what is not printed', { body: 'puts("a");' }, /falta su bloque/],
    ['ends badly', { body: 'exit(2);' }, /estado 0; fue 2/],
    ['crashes', { body: 'abort();' }, /estado 0; fue ninguno: no terminó/],
    [
      'never stops writing',
      { body: 'for (;;) puts("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");', output: 'a' },
      /fue ninguno: no terminó/,
    ],
    [
      'overflows',
      { body: 'int a = 2147483646 + argc; a++; (void)a;' },
      /se detectó runtime error: signed integer overflow/,
    ],
    [
      'writes outside of its memory',
      { body: 'char *p = malloc(2); if (p) p[argc + 2] = 1; free(p);' },
      /se detectó AddressSanitizer: heap-buffer-overflow/,
    ],
    [
      'leaks',
      { body: 'char *p = malloc(2); if (p) p[0] = 1; p = NULL; (void)p;' },
      /se detectó LeakSanitizer: detected memory leaks/,
    ],
    [
      'does not keep what it asserts',
      { body: 'assert(argc > 5);' },
      /se detectó Assertion .argc > 5. failed/,
    ],
    [
      'is not caught, against what was said',
      { options: 'ejecutable fallo="índice"', body: '' },
      /se esperaba el fallo "índice"; se detectó "nada"/,
    ],
  ])('reports a program that %s', async (_, page, message) => {
    const faults = await listFaults(page);
    expect(faults.join('\n')).toMatch(message);
  });

  test('knows C17, and says when it does not know an edition', async () => {
    expect(supportsStandard(tool, createSample({ body: '' }))).toBe(true);
    const c23 = createSample({
      options: 'ejecutable estandar="c23"',
      body: 'constexpr int a = 1; return a - 1;',
    });
    expect(supportsStandard(tool, c23)).toBe(
      (await tryNatively(tool, c23)).compiled,
    );
  });

  test('reports a warning that was not announced besides one that was', async () => {
    const faults = await listFaults({
      options: 'aviso="unused-variable"',
      body: 'int a; int b = 3.5f; (void)b; printf("%d\\n", 1.5);',
    });
    // gcc names its warnings differently, so they are not compared.
    expect(faults).toHaveLength(tool === 'clang' ? 1 : 0);
  });
});
