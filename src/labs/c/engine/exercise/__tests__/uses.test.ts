/** @jest-environment node */
import { getNodeCompiler } from '../../../testing/nodeCompiler';
import { knownConstructs, readConstruct } from '../constructs';
import type { RuleKind } from '../constructs';
import { createUseLookup } from '../uses';

// The first test loads the whole compiler.
jest.setTimeout(120_000);

const emptyReference = { start: '', outputs: [], asked: [] };

/** Returns a function that tells the use of a construct in a program. */
async function createLookup(
  source: string,
  reference: Parameters<typeof createUseLookup>[2] = emptyReference,
  rule: RuleKind = 'required',
) {
  const compiler = await getNodeCompiler();
  const outcome = await compiler.parse(
    { files: [{ name: 'x.c', text: source }] },
    'x.c',
  );
  if (outcome.kind !== 'tree') throw new Error(outcome.text);
  const findUse = createUseLookup(source, outcome.json, reference);
  return (text: string) => {
    const construct = readConstruct(text);
    if (!construct) throw new Error(text);
    return findUse(construct, rule);
  };
}

/** Returns the constructs that a program uses, out of a list. */
async function listUsed(
  source: string,
  constructs: readonly string[],
  rule?: RuleKind,
): Promise<string[]> {
  const findUse = await createLookup(source, emptyReference, rule);
  return constructs.filter((text) => findUse(text).isUsed);
}

const createBody = (statements: string) =>
  `int main(void)\n{\n${statements}\n}\n`;

const plainConstructs = knownConstructs.filter((name) => !name.endsWith('…'));

describe('what a program uses', () => {
  it.each([
    ['for', createBody('for (int i = 0; i < 3; i++) ;'), ['bucle', 'for']],
    ['while', createBody('int i = 0; while (i < 3) i++;'), ['bucle', 'while']],
    [
      'do-while',
      createBody('int i = 0; do i++; while (i < 3);'),
      ['bucle', 'do-while'],
    ],
    [
      'an endless for',
      createBody('for (;;) break;'),
      ['bucle', 'for', 'break'],
    ],
    ['if', createBody('int i = 0; if (i) i = 1;'), ['if']],
    [
      'switch',
      createBody('switch (1) { case 1: break; }'),
      ['switch', 'break'],
    ],
    [
      'the conditional operator',
      createBody('int i = 1; i = i ? 2 : 3;'),
      ['ternario'],
    ],
    ['goto', createBody('goto end; end: ;'), ['goto']],
    [
      'continue',
      createBody('while (0) continue;'),
      ['bucle', 'while', 'continue'],
    ],
    ['return', createBody('return 0;'), ['return']],
    ['an array', createBody('int a[3] = {0}; a[0] = 1;'), ['arreglo']],
    [
      'an array by its typedef',
      'typedef int row[3];\nrow r;\n',
      ['arreglo', 'global'],
    ],
    [
      'a pointer',
      createBody('int i = 0; int *p = &i; (*p)++;'),
      ['puntero', 'indireccion'],
    ],
    [
      'a pointer that is not followed',
      createBody('int i = 0; int *p = &i; p = 0;'),
      ['puntero'],
    ],
    [
      'an array of pointers',
      createBody('int i = 0; int *p[2] = {&i, &i}; p[0] = 0;'),
      ['arreglo', 'puntero'],
    ],
    ['a product', createBody('int i = 2; i = i * i;'), []],
    [
      'a pointer to a function',
      createBody('int (*f)(void) = main; f();'),
      ['puntero', 'puntero-a-funcion'],
    ],
    [
      'an array of pointers to functions',
      createBody('int (*const f[2])(void) = {main, main}; f[0]();'),
      ['arreglo', 'puntero', 'puntero-a-funcion'],
    ],
    [
      'a pointer to a function by its typedef',
      `typedef int (*action)(void);\n${createBody('action f[1] = {main}; f[0]();')}`,
      ['arreglo', 'puntero-a-funcion'],
    ],
    [
      'a pointer to a function whose type has a name',
      `typedef int action(void);\n${createBody('action *f = main; f();')}`,
      ['puntero', 'puntero-a-funcion'],
    ],
    [
      'a pointer to an array',
      createBody('int a[2] = {0}; int (*p)[2] = &a; (*p)[0] = 1;'),
      ['arreglo', 'puntero', 'indireccion'],
    ],
    ['a structure', 'struct point { int x; };\n', ['struct']],
    ['a union', 'union number { int i; float f; };\n', ['union']],
    ['an enumeration', 'enum color { RED, BLUE };\n', ['enum', 'constante']],
    [
      'a const variable',
      createBody('const int top = 3; (void)top;'),
      ['constante', 'const', 'conversion'],
    ],
    ['a pointer to const', 'const char *name = "";\n', ['puntero', 'global']],
    [
      'a const pointer',
      'static char *const name = 0;\n',
      ['puntero', 'constante', 'const'],
    ],
    [
      'an array of const',
      'const int days[2] = {1, 2};\n',
      ['arreglo', 'constante', 'const'],
    ],
    [
      'a macro with a value',
      `#define TOP 3\n${createBody('')}`,
      ['constante', 'macro'],
    ],
    [
      'a macro with arguments',
      `#define TWICE(x) (2 * (x))\n${createBody('')}`,
      [],
    ],
    [
      'a macro inside a comment',
      `/*\n#define TOP 3\n*/\n${createBody('')}`,
      ['comentario'],
    ],
    ['a global variable', 'int lives = 3;\n', ['global']],
    ['a global constant', 'const int lives = 3;\n', ['constante', 'const']],
    ['a line comment', createBody('// hola'), ['comentario']],
    [
      'a comment inside a text',
      createBody('char *s = "// no /* no */"; (void)*s;'),
      ['puntero', 'indireccion', 'conversion'],
    ],
    [
      'a comment after an escaped quote',
      createBody('char s[] = "\\""; // sí\n(void)s[0];'),
      ['arreglo', 'conversion', 'comentario'],
    ],
    [
      'a quote as a character',
      createBody("char c = '\"'; // sí\n(void)c;"),
      ['conversion', 'comentario'],
    ],
    [
      'a written conversion',
      createBody('double d = (double)7; (void)d;'),
      ['conversion'],
    ],
    [
      'no conversion where C makes it',
      createBody('double d = 7; d = d + 1;'),
      [],
    ],
    [
      'recursion',
      'int f(int n) { return f(n - 1); }\n',
      ['return', 'recursion'],
    ],
    [
      'recursion through another',
      'void g(void);\nvoid f(void) { g(); }\nvoid g(void) { f(); }\n',
      ['recursion'],
    ],
    ['no recursion in a call', 'void g(void) {}\nvoid f(void) { g(); }\n', []],
  ])('%s', async (_, source, expected) => {
    // A forbidden construct counts even where it has no effect.
    expect(await listUsed(source, plainConstructs, 'forbidden')).toEqual(
      plainConstructs.filter((name) => expected.includes(name)),
    );
  });
});

describe('what stands in headers does not count', () => {
  it('neither its loops and types nor the casts of its macros', async () => {
    const source = `#include <stdio.h>\n#include <stdlib.h>\n#include <math.h>\n${createBody('FILE *f = NULL; f = (FILE *)f;')}`;
    expect(await listUsed(source, plainConstructs)).toEqual([
      'puntero',
      'conversion',
    ]);
    const withoutCast = source.replace('(FILE *)f;', 'NULL;');
    expect(await listUsed(withoutCast, plainConstructs)).toEqual(['puntero']);
  });

  it('but what a program gives to such a macro does', async () => {
    const source = `#include <assert.h>\n${createBody('assert((int)2.5 == 2);')}`;
    expect(await listUsed(source, ['conversion', 'ternario'])).toEqual([
      'conversion',
    ]);
  });

  it('and what the program writes into its own macros does', async () => {
    const source = `#define LOOP for (;;) break\n${createBody('LOOP;')}`;
    expect(await listUsed(source, ['for'])).toEqual(['for']);
  });

  it('nor do the parameters of main', async () => {
    const source = 'int main(int argc, char *argv[]) { return argc + !argv; }';
    expect(
      await listUsed(source, [
        'puntero',
        'arreglo',
        'tipo:int',
        'variable:argc',
      ]),
    ).toEqual([]);
  });
});

describe('constructs with a name', () => {
  it.each([
    ['funcion', 'puts("a");', ['funcion:puts'], ['funcion:printf']],
    ['funcion by a macro', 'isdigit(52);', ['funcion:isdigit'], []],
    [
      'a function that is only named',
      'int (*f)(const char *) = puts; return f != 0;',
      [],
      ['funcion:puts'],
    ],
    [
      'tipo',
      'double d = 0; float f[2] = {0}; const bool b = true; size_t n = 0; unsigned   int u = 0; char *s = 0; return d > 0 || f[0] > 0 || b || n || u || s;',
      [
        'tipo:double',
        'tipo:bool',
        'tipo:size_t',
        'tipo:unsigned int',
        'tipo:char *',
        'tipo:char*',
      ],
      ['tipo:float', 'tipo:char'],
    ],
    [
      'variable',
      'int age = 3; return age;',
      ['variable:age'],
      ['variable:name'],
    ],
    [
      'operador',
      'int a = 7 % 2; a += 1; a++; a = !a; a = (int)sizeof a;',
      [
        'operador:%',
        'operador:+=',
        'operador:+',
        'operador:++',
        'operador:!',
        'operador:sizeof',
        'operador:=',
      ],
      ['operador:-', 'operador:*', 'operador:&'],
    ],
    [
      'operador, not what looks like it',
      'int a = -7; int *p = &a; *p = 1;',
      [],
      ['operador:-', 'operador:*', 'operador:&'],
    ],
    [
      'texto',
      'puts("Canción " "n.º 25\\t%d");',
      ['texto:Canción n.º', 'texto:25', 'texto:%d', 'texto:\t'],
      ['texto:26'],
    ],
    ['texto, not a comment', '// 25\nputs("a");', [], ['texto:25']],
  ])('%s', async (_, statements, yes, no) => {
    const source = `#include <stdio.h>\n#include <ctype.h>\n#include <stdbool.h>\n#include <stddef.h>\n${createBody(statements)}`;
    expect(await listUsed(source, [...yes, ...no])).toEqual(yes);
  });

  it('tipo, where the type is the macro of a header', async () => {
    const source = `#include <stdbool.h>\n${createBody('bool b = true; return b;')}`;
    expect(await listUsed(source, ['tipo:bool', 'variable:b'])).toEqual([
      'tipo:bool',
      'variable:b',
    ]);
  });

  it('define, with the body and not only the prototype', async () => {
    const source = 'int area(int side) { return side; }\nint more(void);\n';
    expect(await listUsed(source, ['define:area', 'define:more'])).toEqual([
      'define:area',
    ]);
  });
});

describe('constructs that name their object', () => {
  const includes = '#include <stdbool.h>\n#include <stdio.h>\n';

  it.each([
    [
      'const',
      'const int a = 1; int b = 2; return a + b;',
      ['const:a'],
      ['const:b', 'const:c'],
    ],
    [
      'const, of a pointer that may be moved',
      'const char *s = ""; (void)*s;',
      [],
      ['const:s'],
    ],
    [
      'tipo',
      'double speed = 1; const int n = 2; bool b = n; return speed > 0 && b;',
      ['tipo:speed=double', 'tipo:n=int', 'tipo:b=bool'],
      ['tipo:speed=float', 'tipo:n=double', 'tipo:x=int'],
    ],
    [
      'asigna',
      'int a = 1, b = 1, c = 1, d[2] = {0}, e = 5; a = 2; b -= 1; c++; d[0] = e;',
      ['asigna:a', 'asigna:b', 'asigna:c', 'asigna:d'],
      ['asigna:e', 'asigna:f'],
    ],
    [
      'imprime',
      'int a = 1, b = 2; printf("%d %d", 7, a * 2); b = a;',
      ['imprime:a'],
      ['imprime:b', 'imprime:c'],
    ],
    [
      'formato',
      'printf("%0.1lf 100 %% %-14s %i\\n", 2.5, "a", 3);',
      ['formato:%.1f', 'formato:%-14s', 'formato:%d'],
      ['formato:%14s', 'formato:%.2f', 'formato:%c', 'formato:%8.1f'],
    ],
    [
      'solo-formato',
      'printf("%8.2f %.1e %8.2lf %5.1e", 2.5, 2.5, 2.5, 2.5);',
      ['solo-formato:%8.2f', 'formato:%.1e'],
      ['solo-formato:%5.1e', 'solo-formato:%d'],
    ],
    [
      'imprime, through variables and functions that take the value',
      'int a = 1, b = 2, c = a, d = 0; d = b; printf("%d %d", c, d);',
      ['imprime:a', 'imprime:b', 'imprime:c', 'imprime:d'],
      [],
    ],
    [
      'usa',
      '// EOF\nputs("EOF"); int stdout_ = 1; return stdout_;',
      ['usa:puts', 'usa:main'],
      ['usa:EOF', 'usa:stdout'],
    ],
    [
      'a macro that is only defined',
      '#define LIVES 3\n# define BONUS LIVES\nputs("BONUS");',
      ['usa:LIVES', 'macro'],
      ['usa:BONUS'],
    ],
    [
      'places of a call',
      'for (int i = 0; i < 9; i++) puts("a"); puts("b");',
      ['funcion:puts', 'funcion:puts=2'],
      ['funcion:puts=3', 'funcion:printf=2'],
    ],
    [
      'comentario',
      '/* puts("b"); */ puts("// c");',
      ['comentario:puts("b");'],
      ['comentario:c'],
    ],
  ])('%s', async (_, statements, yes, no) => {
    const source = `${includes}${createBody(statements)}`;
    expect(await listUsed(source, [...yes, ...no])).toEqual(yes);
  });

  it.each([
    ['with words', '// Escribe tres frases (una por línea).', true],
    ['in a block', '/*\n * Escribe tres frases.\n */', true],
    ['without words', '// ---', false],
    ['that is code', '// int Main(void)', false],
    ['that is a statement', '// return EXIT_FAILURE;', false],
  ])('comentario-de, of a comment %s', async (_, comment, expected) => {
    const below = `${comment}\n#include <stdio.h>\n${createBody('')}`;
    const findUse = await createLookup(below);
    expect(findUse('comentario-de:main').isUsed).toBe(expected);
  });

  it('comentario-de, not of one inside the function or above another', async () => {
    const source = `// Suma dos números.\nint sum(void) { return 2; }\n${createBody('// Hace muchas cosas.')}`;
    expect(
      await listUsed(source, ['comentario-de:main', 'comentario-de:sum']),
    ).toEqual(['comentario-de:sum']);
  });

  it('intactas, whatever the blanks and whatever is added', async () => {
    const start = `#include <stdio.h>\n${createBody('int b = 1;\nprintf("%d  %%\\n", b);')}`;
    const reference = { ...emptyReference, start };
    const movedSource = start
      .replace('b = 1;', 'b = 1; b = 2;')
      .replace(', b)', ' ,b )');
    expect(
      (await createLookup(movedSource, reference))('intactas:printf').isUsed,
    ).toBe(true);
    const spacedSource = start.replace('%d  %%', '%d %%');
    expect(
      (await createLookup(spacedSource, reference))('intactas:printf'),
    ).toEqual({
      isUsed: false,
      found: 'Falta `printf("%d  %%\\n", b);`.',
    });
    const hidden = start.replace('printf(', '// printf(');
    expect(
      (await createLookup(hidden, reference))('intactas:printf').isUsed,
    ).toBe(false);
  });

  it('igual, of a function that has all that it had, and nothing else', async () => {
    const start = `int sum(int a);\n${createBody('int b = sum(1);\nsum(b); // aquí no')}`;
    const reference = { ...emptyReference, start };
    const sum = 'int sum(int a) { return a; }\n';
    const checkSame = (program: string) =>
      createLookup(program, reference).then((findUse) => findUse('igual:main'));
    const spacedSource = sum + start.replace('sum(b);', 'sum( b );\n');
    expect((await checkSame(spacedSource)).isUsed).toBe(true);
    expect(await checkSame(sum + start.replace('sum(b);', 'sum(2);'))).toEqual({
      isUsed: false,
      found: 'En `main` falta `sum(b);`.',
    });
    expect(
      await checkSame(sum + start.replace('sum(b);', 'sum(b);\nsum(b);')),
    ).toMatchObject({
      isUsed: false,
      found: expect.stringMatching(/algo más/) as string,
    });
  });
});

describe('recibe', () => {
  const includes = '#include <stdio.h>\n#include <stdbool.h>\n';

  it.each([
    ['a text', 'printf("%22s", "LA MAZMORRA");', 'recibe:%22s=LA MAZMORRA'],
    ['by a width of its own', 'printf("%*s", 5, "Pan");', 'recibe:%5s=Pan'],
    [
      'a text that a variable keeps',
      'const char t[] = "Pan"; printf("%5s", t);',
      'recibe:%5s=Pan',
    ],
    [
      'in a format that a variable keeps',
      'const char f[] = "%d.%d"; printf(f, 0, 1);',
      'recibe:%d=0=1',
    ],
    ['a calculated number', 'printf("%d", 5 * 2 + 2);', 'recibe:%d=12'],
    ['a number with decimals', 'printf("%.1f", 5 / 2.0);', 'recibe:%.1f=2.5'],
    ['a float', 'float f = 0.1f; printf("%.1f", f);', 'recibe:%.1f=0.1'],
    ['a letter', 'printf("%c", \'A\');', 'recibe:%c=A'],
    [
      'the size of a variable',
      'int oro = 0; printf("%zu", sizeof oro);',
      'recibe:%zu=sizeof(int)',
    ],
    [
      'the size of a type, from a variable',
      'size_t n = sizeof(int); printf("%zu", n);',
      'recibe:%zu=sizeof(int)',
    ],
    [
      'what depends on the run, which may be it',
      'int n = 0; scanf("%d", &n); printf("%d", n);',
      'recibe:%d=12',
    ],
  ])('%s', async (_, statements, rule) => {
    const findUse = await createLookup(`${includes}${createBody(statements)}`);
    expect(findUse(rule)).toEqual({ isUsed: true });
  });

  it.each([
    [
      'another value',
      'printf("%11s", ""); printf("Pan%5s", "");',
      'recibe:%5s=Pan',
      'En tu programa ningún `%5s` recibe `Pan`.',
    ],
    [
      'one of two values',
      'printf("%d.1", 0);',
      'recibe:%d=0=1',
      'En tu programa ningún `%d` recibe `1`.',
    ],
    [
      'a value that no specifier takes',
      'printf("%d", 1, 2);',
      'recibe:%d=2',
      'En tu programa ningún `%d` recibe `2`.',
    ],
    [
      'a value that never comes out',
      'if (sizeof(int) > 100) printf("%zu", sizeof(int));',
      'recibe:%zu=sizeof(int)',
      'En tu programa ningún `%zu` recibe `sizeof(int)`.',
    ],
    [
      'the size of something else',
      'printf("%zu", sizeof(float));',
      'recibe:%zu=sizeof(int)',
      'En tu programa ningún `%zu` recibe `sizeof(int)`.',
    ],
  ])('is not %s', async (_, statements, rule, foundText) => {
    const findUse = await createLookup(`${includes}${createBody(statements)}`);
    expect(findUse(rule)).toEqual({ isUsed: false, found: foundText });
  });

  it('what a function of the program is given, in any of its calls', async () => {
    const source = `${includes}void fila(const char n[], double p) { printf("%-14s%8.2f", n, p); }\n${createBody('fila("Pan", 12.0); fila("Llave", 120.25);')}`;
    expect(
      await listUsed(source, [
        'recibe:%-14s=Pan=Llave',
        'recibe:%8.2f=12=120.25',
        'recibe:%-14s=Total',
      ]),
    ).toEqual(['recibe:%-14s=Pan=Llave', 'recibe:%8.2f=12=120.25']);
  });
});

describe('aparte', () => {
  const find = async (statements: string, functions = '') =>
    (
      await createLookup(
        `#include <stdio.h>\n${functions}${createBody(statements)}`,
      )
    )('aparte:Nació=1815');

  it.each([
    ['in two calls', 'printf("Nació en "); printf("1815.\\n");'],
    ['as a value', 'printf("Nació en "); printf("%d.\\n", 1815);'],
    ['in two pieces', 'printf("Nació en "); printf("18"); puts("15.");'],
    [
      'that depends on the run',
      'int n = 0; scanf("%d", &n); printf("Nació en "); printf("%d", n);',
    ],
  ])('is kept by the year %s', async (_, statements) => {
    expect(await find(statements)).toEqual({ isUsed: true });
  });

  it('is kept by a function of the program', async () => {
    expect(
      await find(
        'printf("Nació en "); year();',
        'void year(void) { puts("1815."); }\n',
      ),
    ).toEqual({ isUsed: true });
  });

  it.each([
    ['in one text', 'printf("Nació en 1815.\\n");'],
    ['as a value', 'printf("Nació en %d.\\n", 1815);'],
    ['with a letter as a value', 'printf("Nació %cn 1815.\\n", \'e\');'],
    ['in two calls of one statement', 'printf("Nació en "), puts("1815.");'],
    ['by half', 'printf("Nació en 18"); puts("15.");'],
  ])('is broken %s', async (_, statements) => {
    expect(await find(statements)).toEqual({
      isUsed: false,
      found: 'La instrucción de la línea 4 escribe las dos cosas.',
    });
  });

  it('is broken where the first text is cut', async () => {
    expect(
      await find('printf("Na"); printf("ció en "); puts("1815.");'),
    ).toEqual({
      isUsed: false,
      found: 'En tu programa ninguna instrucción escribe entero `Nació`.',
    });
  });
});

describe('lines that stay as they were keep their meaning', () => {
  const start = `#include <stdio.h>\n${createBody('int carga = 100;\nprintf("%d", carga);')}`;
  const intact = async (statements: string, before = '') =>
    (
      await createLookup(
        `#include <stdio.h>\n${before}${createBody(statements)}`,
        {
          ...emptyReference,
          start,
        },
      )
    )('intactas:printf');

  it.each([
    ['in a block', 'int carga = 100; { printf("%d", carga); }'],
    [
      'twice',
      'int carga = 1; printf("%d", carga); carga = 2; printf("%d", carga);',
    ],
    [
      'once, and once with another variable',
      'int carga = 1; printf("%d", carga); { int carga = 2; printf("%d", carga); }',
    ],
  ])('%s', async (_, statements) => {
    expect(await intact(statements)).toEqual({ isUsed: true });
  });

  it('in a function of its own', async () => {
    expect(
      await intact(
        'int carga = 100; show(carga);',
        'void show(int carga) { printf("%d", carga); }\n',
      ),
    ).toEqual({ isUsed: true });
  });

  it.each([
    [
      'a variable that hides the first',
      'int carga = 1; carga = 2; { int carga = 3; printf("%d", carga); }',
    ],
    [
      'a macro',
      'int carga = 1; carga = 2;\n#define carga 3\nprintf("%d", carga);',
    ],
  ])('but not for %s', async (_, statements) => {
    expect(await intact(statements)).toEqual({
      isUsed: false,
      found:
        'En `printf("%d", carga);` ahora `carga` es otra cosa con el mismo nombre.',
    });
  });
});

describe('a question', () => {
  const ask = async (...screens: readonly string[]) =>
    (
      await createLookup(createBody('return 0;'), {
        ...emptyReference,
        asked: screens,
      })
    )('pregunta:¿Edad?');

  it('is asked where it is the last on the screen as an answer is read', async () => {
    expect(await ask('¿Nombre?', 'Bien. ¿Edad?')).toEqual({ isUsed: true });
  });

  it.each([
    ['after its answer was read', ['', '¿Nombre?']],
    ['before another one, and both answers are read', ['¿Edad? ¿Nombre?', '']],
    ['and nothing is read', []],
  ])('is not asked when it is written %s', async (_, screens) => {
    expect(await ask(...screens)).toEqual({
      isUsed: false,
      found:
        'Cuando tu programa se pone a leer, lo último en la pantalla nunca es `¿Edad?`.',
    });
  });
});

describe('a number that must come out', () => {
  const find = async (statements: string) => {
    const findUse = await createLookup(
      `#include <stdio.h>\n${createBody(statements)}`,
      {
        ...emptyReference,
        outputs: ['Total: 12.00\n', '42 %\n'],
      },
    );
    return ['resultado-en-texto', 'resultado-a-mano'].map(
      (text) => findUse(text).found,
    );
  };
  const createSentence = (number: string) =>
    `En la línea 4 está escrito \`${number}\`.`;

  it.each([
    [
      'in a text',
      'printf("Total: 12\\n");',
      createSentence('12'),
      createSentence('12'),
    ],
    [
      'in a text among the values',
      'printf("%s", "12.0");',
      createSentence('12.0'),
      createSentence('12.0'),
    ],
    [
      'finished by hand',
      'printf("Total: %d.00", 9);',
      createSentence('.00'),
      createSentence('.00'),
    ],
    [
      'among the values',
      'printf("%d", 40 + 42);',
      undefined,
      createSentence('42'),
    ],
    [
      'as a digit of the width',
      'printf("%42d|%.12f", 1, 2.0);',
      undefined,
      undefined,
    ],
    ['as part of another', 'printf("142 %d", 421);', undefined, undefined],
    ['in an assignment', 'int n = 42; printf("%d", n);', undefined, undefined],
    [
      'as an index',
      'int n[50] = {0}; printf("%d", n[42]);',
      undefined,
      undefined,
    ],
  ])('is told %s', async (_, statements, inText, byHand) => {
    expect(await find(statements)).toEqual([inText, byHand]);
  });
});

describe('what there is instead is told', () => {
  it.each([
    ['tipo:a=double', 'En tu programa `a` es `float`.'],
    ['const:a', 'En tu programa `a` es `float`.'],
    [
      'const:x',
      'Tu programa no declara ninguna variable `x`: mira si se llama así.',
    ],
    ['asigna:a', '`a` guarda siempre el valor de su declaración.'],
    ['formato:%.2f', 'En tus textos hay `%.1f` y `%d`.'],
    ['usa:EOF', 'En tu programa no está `EOF`.'],
    ['usa:LIVES', '`LIVES` solo está en su `#define`.'],
    ['funcion:printf=2', 'Tu programa la llama en un sitio.'],
    ['funcion:puts=2', 'Tu programa no llama a `puts`.'],
    ['comentario:puts', 'Ningún comentario lleva `puts`.'],
    ['comentario-de:main', 'Justo encima de `main` no hay ninguno.'],
  ])('for %s', async (text, expected) => {
    const findUse = await createLookup(
      `#include <stdio.h>\n#define LIVES 3\n${createBody('float a = 1; printf("%.1f %d", a, 2);')}`,
    );
    expect(findUse(text)).toEqual({ isUsed: false, found: expected });
  });
});

describe('in how many places a program calls its own function', () => {
  const declaredFunction = 'void a(void) { }\n';
  it.each([
    ['never', createBody('a;'), 'Tu programa no llama a `a`.'],
    ['once', createBody('a();'), 'Tu programa la llama en un sitio.'],
    [
      'in two places',
      createBody('a(); a();'),
      'Tu programa la llama en 2 sitios.',
    ],
    ['in three', createBody('a(); a(); a();'), undefined],
    [
      'in a loop, which may go round only once',
      createBody('for (int i = 0; i < 3; i++) a();'),
      'Tu programa la llama en un sitio.',
    ],
    [
      'from another that is called three times',
      `void b(void) { a(); }\n${createBody('b(); b(); b();')}`,
      undefined,
    ],
    [
      'from another that calls itself and it',
      `void b(int n) { a(); a(); if (n > 0) b(n - 1); }\n${createBody('b(2);')}`,
      'Tu programa la llama en 2 sitios.',
    ],
    [
      'from another that is called twice',
      `void b(void) { a(); }\n${createBody('b(); b();')}`,
      'Tu programa la llama en 2 sitios.',
    ],
    [
      'from others that nobody calls',
      `void b(void) { a(); a(); a(); }\nvoid c(void) { for (;;) b(); }\n${createBody('')}`,
      'Tu programa no llama a `a`.',
    ],
    [
      'from another whose address is taken',
      `void b(void) { a(); a(); a(); }\n${createBody('void (*p)(void) = b; p();')}`,
      undefined,
    ],
  ])('is told: %s', async (_, program, foundText) => {
    const findUse = await createLookup(declaredFunction + program);
    expect(findUse('funcion:a=3').found).toBe(foundText);
  });
});

it('tells where a name is that may not be there', async () => {
  const findUse = await createLookup(
    `// EOF\n#include <stdio.h>\n${createBody('return EOF;')}`,
  );
  expect(findUse('usa:EOF')).toEqual({
    isUsed: true,
    found: '`EOF` está en la línea 5.',
  });
});

describe('what has no effect does not count as used', () => {
  const include = '#include <stdio.h>\n';
  const idle = `${include}${createBody('puts("a");\nreturn 0;\nprintf("%d", 1);')}`;

  it('nor is it left as it was, behind a return', async () => {
    const findUse = await createLookup(idle, {
      ...emptyReference,
      start: idle,
    });
    expect(findUse('funcion:puts').isUsed).toBe(true);
    expect(findUse('funcion:printf').isUsed).toBe(false);
    expect(findUse('intactas:printf').isUsed).toBe(false);
    expect(findUse('usa:printf').isUsed).toBe(false);
  });

  it('but it counts as being there, where it may not be', async () => {
    const findUse = await createLookup(idle, emptyReference, 'forbidden');
    expect(findUse('funcion:printf').isUsed).toBe(true);
    expect(findUse('usa:printf').isUsed).toBe(true);
  });

  it('what another case of a switch does counts', async () => {
    const source = `${include}${createBody('switch (2) { case 1: return 1; case 2: puts("a"); }')}`;
    expect(await listUsed(source, ['funcion:puts'])).toEqual(['funcion:puts']);
  });

  it.each([
    ['a value alone', '(void)EOF;', 'usa:EOF'],
    ['a comparison alone', 'a == 2;', 'operador:=='],
    ['a print of nothing', 'printf("");', 'funcion:printf'],
    ['a print of an empty text', 'printf("%s", "");', 'funcion:printf'],
  ])('nor does %s', async (_what, statement, rule) => {
    const source = `${include}${createBody(`int a = 1; a++; ${statement} return a;`)}`;
    expect(await listUsed(source, [rule])).toEqual([]);
  });

  it.each([
    ['that changes a variable', 'a = EOF;', 'usa:EOF'],
    ['that calls', 'putchar(a == 2);', 'operador:=='],
    ['that prints a blank', 'printf(" ");', 'funcion:printf'],
    ['that prints what is in a text', 'printf("%s", "b");', 'funcion:printf'],
  ])('but a statement %s does', async (_what, statement, rule) => {
    const source = `${include}${createBody(`int a = 1; ${statement} return a;`)}`;
    expect(await listUsed(source, [rule])).toEqual([rule]);
  });

  it.each([
    ['behind a condition that never holds', 'if (0) { printf("%d", a); }'],
    ['behind one that is calculated', 'if (2 * 3 > \'z\') printf("%d", a);'],
    [
      'in the other branch of one that always holds',
      'if (1) a++; else printf("%d", a);',
    ],
    ['in a loop that never turns', 'while (0) printf("%d", a);'],
    ['in a loop that never begins', 'for (; 1 > 2; ) printf("%d", a);'],
    ['behind an operator that stops there', 'a = 0 && printf("%d", a);'],
    ['behind an operator that has its answer', 'a = 1 || printf("%d", a);'],
    ['in a choice that is never made', 'a = 0 ? printf("%d", a) : 1;'],
    ['behind the end of the program', 'abort(); printf("%d", a);'],
    ['behind the end of a loop', 'while (a) { break; printf("%d", a); }'],
    [
      'where the preprocessor leaves it out',
      '\n#if 0\nprintf("%d", a);\n#endif\n',
    ],
  ])('nor does what is never done: %s', async (_what, statement) => {
    const start = `${include}${createBody('int a = 1;\nprintf("%d", a);')}`;
    const source = `#include <stdlib.h>\n${include}${createBody(`int a = 1; ${statement} return a;`)}`;
    const reference = { ...emptyReference, start };
    const findUse = await createLookup(source, reference);
    for (const rule of ['funcion:printf', 'usa:printf', 'intactas:printf'])
      expect([rule, findUse(rule).isUsed]).toEqual([rule, false]);
  });

  it.each([
    ['behind a condition of the run', 'if (a) printf("%d", a);'],
    ['in an endless loop', 'while (1) { printf("%d", a); break; }'],
    ['in a loop that turns once', 'do { printf("%d", a); } while (0);'],
    ['in the branch that is taken', 'if (1) printf("%d", a);'],
    ['behind a label', 'goto end; end: printf("%d", a);'],
  ])('but what may be done does: %s', async (_what, statement) => {
    const source = `${include}${createBody(`int a = 1; ${statement} return a;`)}`;
    expect(await listUsed(source, ['funcion:printf'])).toEqual([
      'funcion:printf',
    ]);
  });

  it('nor does what is in a function that nobody calls', async () => {
    const hidden = 'void say(void) { printf("a"); }\n';
    const findUse = await createLookup(
      `${include}${hidden}${createBody('return 0;')}`,
    );
    expect(findUse('funcion:printf').isUsed).toBe(false);
    expect(findUse('usa:printf').isUsed).toBe(false);
    expect(findUse('define:say').isUsed).toBe(true);
    const functionWithParameter = `${include}int half(int n) { return n / 2; }\n${createBody('return 0;')}`;
    expect(
      (await createLookup(functionWithParameter))('parametros:half=1').isUsed,
    ).toBe(true);
    const calledSource = `${include}${hidden}void tell(void) { say(); }\n${createBody('void (*f)(void) = tell; f();')}`;
    expect(await listUsed(calledSource, ['funcion:printf'])).toEqual([
      'funcion:printf',
    ]);
  });

  it('nor does a variable that nothing refers to', async () => {
    const source = `${include}static int lives = 3;\n${createBody('const int top = 9; int n[2] = {0}; double d = 1; (void)d; return 9;')}`;
    const rules = [
      'const:top',
      'const',
      'tipo:top=int',
      'variable:n',
      'arreglo',
      'tipo:double',
      'usa:top',
      'global',
    ];
    expect(await listUsed(source, rules)).toEqual([]);
    expect(await listUsed(source, rules, 'forbidden')).toEqual(rules);
    const findUse = await createLookup(source);
    expect(findUse('usa:top').found).toBe(
      'Tu programa declara `top` y no la usa.',
    );
  });

  it('nor does a parameter that its function does not look at', async () => {
    const source = `int roll(void);\nint dice(int sides);\nint dice(int sides)\n{\n(void)sides;\nreturn roll() % 6;\n}\nint twice(int n) { return 2 * n; }\n`;
    const findUse = await createLookup(source);
    expect(findUse('parametros:dice=1')).toEqual({
      isUsed: false,
      found: 'En tu programa `dice` recibe `sides` y no lo usa.',
    });
    expect(findUse('parametros:twice=1').isUsed).toBe(true);
  });

  it('nor does a value without a specifier', async () => {
    const source = `${include}${createBody('printf("%s %*d", "a", 3, 4, "%.1f", "b");')}`;
    expect(
      await listUsed(source, [
        'texto:a',
        'texto:b',
        'texto:%.1f',
        'formato:%d',
      ]),
    ).toEqual(['texto:a', 'formato:%d']);
  });
});

describe('a type that nothing uses does not count', () => {
  it.each([
    ['a structure', 'struct point { int x; };', 'struct'],
    [
      'a structure that leads to itself',
      'struct node { struct node *next; };',
      'struct',
    ],
    [
      'a structure with a name of its own',
      'typedef struct { int x; } point;',
      'struct',
    ],
    [
      'a structure that only another unused one has',
      'struct a { int x; }; struct b { struct a a; };',
      'struct',
    ],
    ['a union', 'union number { int i; float f; };', 'union'],
    ['an enumeration', 'enum color { RED, BLUE };', 'enum'],
  ])('%s', async (_, definition, kind) => {
    const source = `${definition}\n${createBody('return 0;')}`;
    expect(await listUsed(source, [kind])).toEqual([]);
    expect(await listUsed(source, [kind], 'forbidden')).toEqual([kind]);
  });

  it('nor does that of a variable that nothing uses', async () => {
    const source = `struct point { int x; };\n${createBody('struct point p = {1}; (void)p; return 0;')}`;
    expect(await listUsed(source, ['struct'])).toEqual([]);
  });

  it.each([
    [
      'a variable',
      'struct point { int x; };',
      'struct point p = {1}; return p.x;',
      'struct',
    ],
    [
      'a variable of its other name',
      'typedef struct { int x; } point;',
      'point p = {1}; return p.x;',
      'struct',
    ],
    [
      'an array of its other name',
      'typedef struct point { int x; } point;',
      'point p[2] = {{1}}; return p[0].x;',
      'struct',
    ],
    [
      'a variable without a type name',
      'struct { int x; } p;',
      'p.x = 1; return p.x;',
      'struct',
    ],
    [
      'a field of one that is used',
      'struct a { int x; }; struct b { struct a a; };',
      'struct b b = {{1}}; return b.a.x;',
      'struct',
    ],
    [
      'a parameter',
      'struct point { int x; };\nstatic int get(const struct point *p) { return p->x; }',
      'return get(0);',
      'struct',
    ],
    [
      'what a function gives',
      'struct point { int x; };\nstatic struct point make(void) { return (struct point){1}; }',
      'return make().x;',
      'struct',
    ],
    [
      'its size',
      'struct point { int x; };',
      'return sizeof(struct point);',
      'struct',
    ],
    [
      'a union in a structure',
      'struct thing { union { int i; float f; } u; };',
      'struct thing t = {{1}}; return t.u.i;',
      'union',
    ],
    [
      'one of its constants',
      'enum color { RED, BLUE };',
      'return BLUE;',
      'enum',
    ],
    [
      'a variable of an enumeration',
      'typedef enum { RED, BLUE } color;',
      'color c = 1; return c;',
      'enum',
    ],
  ])('but that of %s does', async (_, definition, statements, kind) => {
    const source = `${definition}\n${createBody(statements)}`;
    expect(await listUsed(source, [kind])).toEqual([kind]);
  });
});

describe('a function that is too long', () => {
  const source = `static int short_one(void)\n{\n    return 1;\n}\n\n${createBody('int n = 0;\n\n// Ñandú\nn += short_one();\nreturn n;')}`;

  it('is told with its name and its lines, from its first one to its brace', async () => {
    const findUse = await createLookup(source, emptyReference, 'forbidden');
    expect(findUse('largo:7')).toEqual({
      isUsed: true,
      found: 'En tu programa `main` tiene 8 líneas.',
    });
    expect(findUse('largo:8')).toEqual({ isUsed: false });
  });
});

describe('what a function gives is taken', () => {
  it.each([
    ['into a variable', 'a = twice(a);', true],
    ['by another call', 'printf("%d", twice(a));', true],
    ['by a condition', 'while (twice(a) < 3) a++;', true],
    ['in every place but one', 'a = twice(a); twice(a);', false],
    ['by nobody, with a cast', '(void)twice(a);', false],
    ['by nobody, after an if', 'if (a) twice(a);', false],
    ['by nobody, after an else', 'if (a) a = 2; else twice(a);', false],
    ['by nobody, in a loop', 'for (;;) twice(a);', false],
    ['by nobody, in a case', 'switch (a) { case 1: twice(a); }', false],
    ['by nobody, as it is not called', 'a = 2;', false],
  ])('%s: %s', async (_how, statements, isTaken) => {
    const source = `#include <stdio.h>\nint twice(int n) { return 2 * n; }\n${createBody(`int a = 1; ${statements} return a;`)}`;
    const findUse = await createLookup(source);
    expect(findUse('recoge:twice').isUsed).toBe(isTaken);
  });

  it('and where it is lost, the line is said', async () => {
    const source = `int twice(int n) { return 2 * n; }\n${createBody('twice(1);\nreturn twice(2);')}`;
    const findUse = await createLookup(source);
    expect(findUse('recoge:twice').found).toBe(
      'En la línea 4 lo que devuelve `twice` se pierde.',
    );
  });
});

describe('a specifier is like the one asked for', () => {
  it.each([
    ['%.01f', '%.1f', true],
    ['%*s', '%22s', true],
    ['%-22s', '%22s', false],
    ['%-14s', '%-14s', true],
    ['%14s', '%-14s', false],
    ['%.2f', '%.1f', false],
  ])('%s for %s: %s', async (writtenSpecifier, wantedSpecifier, isLike) => {
    const source = `#include <stdio.h>\n${createBody(`printf("${writtenSpecifier}", 1, 2);`)}`;
    const usedConstructs = await listUsed(source, [
      `formato:${wantedSpecifier}`,
    ]);
    expect(usedConstructs).toHaveLength(isLike ? 1 : 0);
  });

  it('in a text that a variable holds, too', async () => {
    const source = `#include <stdio.h>\n${createBody('const char row[] = "%8.2f\\n"; printf(row, 1.0);')}`;
    expect(await listUsed(source, ['formato:%8.2f'])).toEqual([
      'formato:%8.2f',
    ]);
  });
});

describe('a function', () => {
  const source = `static double twice(double n) { return 2 * n; }\nstatic void both(int a, int b) { while (a < b) a++; }\n${createBody('both(1, 2); return (int)twice(1);')}`;

  it.each([
    ['parametros:twice=1', true, undefined],
    ['parametros:both=1', false, 'En tu programa recibe 2.'],
    ['parametros:main=1', false, 'En tu programa recibe ninguno.'],
    ['parametros:x=1', false, 'En tu programa no hay ninguna función `x`.'],
    ['devuelve:twice=double', true, undefined],
    ['devuelve:twice=int', false, 'En tu programa devuelve un `double`.'],
    ['devuelve:both=int', false, 'En tu programa no devuelve nada.'],
    ['devuelve:x=int', false, 'En tu programa no hay ninguna función `x`.'],
    ['bucle-en:both', true, undefined],
    ['bucle-en:main', false, undefined],
    ['en-bucle:twice', false, undefined],
  ])('%s: %s', async (construct, isUsed, foundText) => {
    const findUse = await createLookup(source);
    expect(findUse(construct)).toEqual({
      isUsed,
      ...(foundText && { found: foundText }),
    });
  });
});

describe('a call in a loop', () => {
  it.each([
    ['in its body', 'for (int i = 0; i < 3; i++) roll();', true],
    ['in its condition', 'while (roll() > 2) ;', true],
    ['by another function', 'do { twice(); } while (0);', true],
    ['before it', 'int n = roll(); for (int i = 0; i < n; i++) n--;', false],
    ['that does nothing', 'return 0; while (roll() > 2) ;', false],
  ])('%s: %s', async (_, statements, isUsed) => {
    const source = `int roll(void);\nint twice(void) { return roll() + roll(); }\n${createBody(statements)}`;
    const usedConstructs = await listUsed(source, ['en-bucle:roll']);
    expect(usedConstructs).toHaveLength(isUsed ? 1 : 0);
  });
});

describe('a comment above a function', () => {
  it.each([
    ['// Despierta criaturas (con cables y palanca)', true],
    ['// Este programa despierta criaturas;', true],
    ['/* Despierta criaturas.\n   int main */', true],
    ['// int main', false],
    ['// printf("hola mundo");', false],
    ['/* int Main(void)\n   return EXIT_FAILURE; */', false],
    ['// total = suma', false],
  ])('%s: %s', async (comment, says) => {
    const source = `${comment}\n${createBody('return 0;')}`;
    const usedConstructs = await listUsed(source, ['comentario-de:main']);
    expect(usedConstructs).toHaveLength(says ? 1 : 0);
  });
});
