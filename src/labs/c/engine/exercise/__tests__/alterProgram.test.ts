/** @jest-environment node */
import { getNodeCompiler, runInNode } from '../../../testing/nodeCompiler';
import { alterProgram } from '../alterProgram';
import type { Alterations } from '../alterProgram';
import type { Changes } from '../changeValues';

// The first test loads the whole compiler.
jest.setTimeout(120_000);

async function alterSource(source: string, alterations: Alterations) {
  const compiler = await getNodeCompiler();
  const outcome = await compiler.parse(
    { files: [{ name: 'x.c', text: source }] },
    'x.c',
  );
  if (outcome.kind !== 'tree') throw new Error(outcome.text);
  return alterProgram(source, outcome.json, alterations);
}

const changeSource = (source: string, changes: Changes) =>
  alterSource(source, { changes });

const createProgram = (statements: string) =>
  `#include <stdbool.h>\n#include <stdio.h>\n#define FOUR 4\nint main(void)\n{\n${statements}\n}\n`;

describe('the value that a variable begins with is changed', () => {
  it.each([
    ['in its declaration', 'int n = 4;', 'int n = 7;'],
    [
      'after letters of several bytes',
      'puts("año ñ"); int n = 4;',
      'puts("año ñ"); int n = 7;',
    ],
    [
      'among others',
      'int m = 1, n = (4 + 1), k = 2;',
      'int m = 1, n = 7, k = 2;',
    ],
    ['where it is constant', 'const int n = 4;', 'const int n = 7;'],
    ['where a macro gives it', 'int n = FOUR;', 'int n = 7;'],
    ['where the macro is of a header', 'bool n = true;', 'bool n = 7;'],
    ['where it is an array', 'int n[] = {1, 2};', 'int n[] = 7;'],
    ['in an enumeration', 'enum { n = 4 };', 'enum { n = 7 };'],
    [
      'in the assignment that gives it',
      'int n; n = 4; printf("%d", n);',
      'int n; n = 7; printf("%d", n);',
    ],
    [
      'in the last assignment before it is looked at',
      'int n = 0; n = 4; printf("%d", n); n = 5;',
      'int n = 0; n = 7; printf("%d", n); n = 5;',
    ],
    [
      'and not where it changes because of what it was',
      'int n = 4; n = n + 1; n -= 2;',
      'int n = 7; n = n + 1; n -= 2;',
    ],
    [
      'and no other of that name',
      'int n = 4; { int n = 5; n++; }',
      'int n = 7; { int n = 5; n++; }',
    ],
  ])('%s', async (_, before, after) => {
    expect(await changeSource(createProgram(before), { n: '7' })).toEqual({
      kind: 'altered',
      source: createProgram(after),
    });
  });

  it('for several at once, in whatever order they are', async () => {
    const outcome = await changeSource(
      createProgram("char c = 'a'; double d = 2.5; int i = 1;"),
      { i: '3', c: "'k'", d: '12.25' },
    );
    expect(outcome).toEqual({
      kind: 'altered',
      source: createProgram("char c = 'k'; double d = 12.25; int i = 3;"),
    });
  });

  it('in `main`, and not in a function before it that has the same name', async () => {
    const helper = 'void show(void) { int n = 1; (void)n; }\n';
    expect(
      await changeSource(`${helper}${createProgram('int n = 4;')}`, { n: '7' }),
    ).toEqual({
      kind: 'altered',
      source: `${helper}${createProgram('int n = 7;')}`,
    });
  });

  it('outside of functions, too', async () => {
    expect(await changeSource('int n = 4;\n', { n: '7' })).toEqual({
      kind: 'altered',
      source: 'int n = 7;\n',
    });
  });
});

it('says which variable there is not', async () => {
  expect(
    await changeSource(createProgram('int m = 4;'), { m: '1', n: '7' }),
  ).toEqual({
    kind: 'undeclared',
    variable: 'n',
  });
});

it('says which variable begins without a value', async () => {
  expect(
    await changeSource(createProgram('int n; scanf("%d", &n);'), { n: '7' }),
  ).toEqual({ kind: 'valueless', variable: 'n' });
});

describe('the value of a `#define` is changed where no variable has its name', () => {
  it.each([
    ['a number', '#define TOP 20', '#define TOP 7'],
    ['after blanks', '#  define  TOP   (3 + 4)', '#  define  TOP   7'],
    ['before a comment', '#define TOP 20 // años', '#define TOP 7 // años'],
    [
      'after letters of several bytes',
      '/* ñ */ \n#define TOP 20',
      '/* ñ */ \n#define TOP 7',
    ],
    [
      'and no longer name',
      '#define TOPS 1\n#define TOP 20',
      '#define TOPS 1\n#define TOP 7',
    ],
    [
      'that goes on in another line',
      '#define TOP 20 + \\\n  3',
      '#define TOP 7',
    ],
    [
      'and none that sleeps in a comment',
      '/*\n#define TOP 1\n*/\n#define TOP 20',
      '/*\n#define TOP 1\n*/\n#define TOP 7',
    ],
  ])('%s', async (_, before, after) => {
    const rest = '\nint main(void) { return TOP; }\n';
    expect(await changeSource(before + rest, { TOP: '7' })).toEqual({
      kind: 'altered',
      source: after + rest,
    });
  });

  it('and one that is not there is told', async () => {
    expect(
      await changeSource('#define TOP 20\nint main(void) { return TOP; }\n', {
        END: '7',
      }),
    ).toEqual({
      kind: 'undeclared',
      variable: 'END',
    });
  });
});

describe('a macro of a header is given another value', () => {
  const headers = '#include <stdlib.h>\n#include <stdio.h>\n';
  const rest = 'int main(void) { return EXIT_FAILURE; }\n';

  it('after the last header, and the lines keep their numbers', async () => {
    expect(
      await changeSource(headers + rest, { '#EXIT_FAILURE': '7' }),
    ).toEqual({
      kind: 'altered',
      source: `#include <stdlib.h>\n#include <stdio.h>\n#undef EXIT_FAILURE\n#define EXIT_FAILURE 7\n#line 3\n${rest}`,
    });
  });

  it('at the top where there is no header', async () => {
    const bareProgram = 'int main(void) { return 1; }\n';
    expect(await changeSource(bareProgram, { '#EXIT_FAILURE': '7' })).toEqual({
      kind: 'altered',
      source: `\n#undef EXIT_FAILURE\n#define EXIT_FAILURE 7\n#line 1\n${bareProgram}`,
    });
  });
});

describe('a function is given another body', () => {
  async function alterWithReplacements(
    source: string,
    replacements: Alterations['replacements'],
  ) {
    const outcome = await alterSource(source, { replacements });
    if (outcome.kind !== 'altered') throw new Error(outcome.kind);
    const compiler = await getNodeCompiler();
    const files = [{ name: 'x.c', text: outcome.source }];
    // The altered source must compile.
    expect(await compiler.compile({ files })).toMatchObject({
      kind: 'program',
    });
    return outcome;
  }

  const replaceBody = (source: string, name: string, body: string) =>
    alterWithReplacements(source, { [name]: body });

  it('of the program, and what follows stays on its lines', async () => {
    const source =
      'int twice(int n);\nint main(void) { return twice(2); }\nint twice(int n)\n{\n    return n * 2;\n}\n';
    expect(await replaceBody(source, 'twice', 'return 9;')).toEqual({
      kind: 'altered',
      source:
        'int twice(int n);\nint main(void) { return twice(2); }\nint twice(int n)\n{ return 9;\n\n }\n',
    });
  });

  it.each([
    ['called', 'c = toupper(c);', 'c = fingida_toupper(c);'],
    [
      'that is a macro too',
      'if (isdigit(c)) c = 1;',
      'if (fingida_isdigit(c)) c = 1;',
    ],
    [
      'handed on',
      'int (*f)(int) = toupper; c = f(c);',
      'int (*f)(int) = fingida_toupper; c = f(c);',
    ],
  ])('of the library: %s', async (_, before, after) => {
    const name = before.includes('isdigit') ? 'isdigit' : 'toupper';
    const wrapStatement = (statement: string, instead = '') =>
      `#include <ctype.h>\n${instead}int main(void) { int c = 7; /* ñ */ ${statement} return c; }\n`;
    expect(await replaceBody(wrapStatement(before), name, 'return 0;')).toEqual(
      {
        kind: 'altered',
        source: wrapStatement(
          after,
          `static int fingida_${name}(int a) { return 0; } `,
        ),
      },
    );
  });

  it('of the library, so that memory runs out, and the program still compiles', async () => {
    const source =
      '#include <stdio.h>\n#include <stdlib.h>\nint main(void)\n{\nint *p = malloc(4);\nint *q = malloc(4);\nprintf("%d %d\\n", p != NULL, q != NULL);\nfree(p);\nfree(q);\n}\n';
    const alteredOutcome = await alterSource(source, {
      replacements: {
        malloc: 'static int n = 0; n++; return n > 1 ? NULL : malloc(a);',
      },
    });
    if (alteredOutcome.kind !== 'altered') throw new Error(alteredOutcome.kind);
    const outcome = await (
      await getNodeCompiler()
    ).compile({ files: [{ name: 'x.c', text: alteredOutcome.source }] });
    if (outcome.kind !== 'program') throw new Error(outcome.text);
    expect((await runInNode(outcome.wasm)).stdout).toBe('1 0\n');
  });

  it('of the library, with all that it receives, or nothing', async () => {
    const source =
      '#include <math.h>\n#include <stdlib.h>\nint main(void) { return (int)pow(rand(), 2); }\n';
    const outcome = await alterWithReplacements(source, {
      pow: 'return a + b;',
      rand: 'return 3;',
    });
    expect(outcome).toMatchObject({
      kind: 'altered',
      source: expect.stringContaining(
        'static double fingida_pow(double a, double b) { return a + b; } ',
      ) as string,
    });
    expect(outcome).toMatchObject({
      source: expect.stringMatching(
        /static int fingida_rand\(void\) \{ return 3; \} int main/,
      ) as string,
    });
  });

  it('unless the program has none of that name: what it writes tells', async () => {
    const source = 'int main(void) { return 0; }\n';
    expect(await replaceBody(source, 'twice', 'return 9;')).toEqual({
      kind: 'altered',
      source,
    });
  });
});
