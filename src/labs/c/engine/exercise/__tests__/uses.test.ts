/** @jest-environment node */
import { nodeCompiler } from '../../../testing/nodeCompiler';
import { knownConstructs, readConstruct } from '../constructs';
import { readUses } from '../uses';

// The first one loads the whole compiler.
jest.setTimeout(120_000);

/** Which of these constructs a program uses. */
async function used(
  source: string,
  constructs: readonly string[],
): Promise<string[]> {
  const compiler = await nodeCompiler();
  const outcome = await compiler.parse(
    { files: [{ name: 'x.c', text: source }] },
    'x.c',
  );
  if (outcome.kind !== 'tree') throw new Error(outcome.text);
  const uses = readUses(source, outcome.json);
  return constructs.filter((text) => {
    const construct = readConstruct(text);
    if (!construct) throw new Error(text);
    return uses(construct);
  });
}

const body = (statements: string) => `int main(void)\n{\n${statements}\n}\n`;

const plain = knownConstructs.filter((name) => !name.endsWith('…'));

describe('what a program uses', () => {
  it.each([
    ['for', body('for (int i = 0; i < 3; i++) ;'), ['bucle', 'for']],
    ['while', body('int i = 0; while (i < 3) i++;'), ['bucle', 'while']],
    [
      'do-while',
      body('int i = 0; do i++; while (i < 3);'),
      ['bucle', 'do-while'],
    ],
    ['an endless for', body('for (;;) break;'), ['bucle', 'for', 'break']],
    ['if', body('int i = 0; if (i) i = 1;'), ['if']],
    ['switch', body('switch (1) { case 1: break; }'), ['switch', 'break']],
    [
      'the conditional operator',
      body('int i = 1; i = i ? 2 : 3;'),
      ['ternario'],
    ],
    ['goto', body('goto end; end: ;'), ['goto']],
    ['continue', body('while (0) continue;'), ['bucle', 'while', 'continue']],
    ['return', body('return 0;'), ['return']],
    ['an array', body('int a[3] = {0}; a[0] = 1;'), ['arreglo']],
    [
      'an array by its typedef',
      'typedef int row[3];\nrow r;\n',
      ['arreglo', 'global'],
    ],
    ['a pointer', body('int i = 0; int *p = &i; *p = 1;'), ['puntero']],
    [
      'a pointer to a function',
      body('int (*f)(void) = main; f();'),
      ['puntero'],
    ],
    ['a structure', 'struct point { int x; };\n', ['struct']],
    ['an enumeration', 'enum color { RED, BLUE };\n', ['enum', 'constante']],
    [
      'a const variable',
      body('const int top = 3; (void)top;'),
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
      `#define TOP 3\n${body('')}`,
      ['constante', 'macro'],
    ],
    ['a macro with arguments', `#define TWICE(x) (2 * (x))\n${body('')}`, []],
    [
      'a macro inside a comment',
      `/*\n#define TOP 3\n*/\n${body('')}`,
      ['comentario'],
    ],
    ['a global variable', 'int lives = 3;\n', ['global']],
    ['a global constant', 'const int lives = 3;\n', ['constante', 'const']],
    ['a line comment', body('// hola'), ['comentario']],
    [
      'a comment inside a text',
      body('char *s = "// no /* no */"; (void)*s;'),
      ['puntero', 'conversion'],
    ],
    [
      'a comment after an escaped quote',
      body('char s[] = "\\""; // sí\n(void)s[0];'),
      ['arreglo', 'conversion', 'comentario'],
    ],
    [
      'a quote as a character',
      body("char c = '\"'; // sí\n(void)c;"),
      ['conversion', 'comentario'],
    ],
    [
      'a written conversion',
      body('double d = (double)7; (void)d;'),
      ['conversion'],
    ],
    ['no conversion where C makes it', body('double d = 7; d = d + 1;'), []],
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
    expect(await used(source, plain)).toEqual(
      plain.filter((name) => expected.includes(name)),
    );
  });
});

describe('what stands in headers does not count', () => {
  it('neither its loops and types nor the casts of its macros', async () => {
    const source = `#include <stdio.h>\n#include <stdlib.h>\n#include <math.h>\n${body('FILE *f = NULL; (void)f;')}`;
    expect(await used(source, plain)).toEqual(['puntero', 'conversion']);
    const without = source.replace('(void)f;', 'f = NULL;');
    expect(await used(without, plain)).toEqual(['puntero']);
  });

  it('but what a program gives to such a macro does', async () => {
    const source = `#include <assert.h>\n${body('assert((int)2.5 == 2);')}`;
    expect(await used(source, ['conversion', 'ternario'])).toEqual([
      'conversion',
    ]);
  });

  it('and what the program writes into its own macros does', async () => {
    const source = `#define LOOP for (;;) break\n${body('LOOP;')}`;
    expect(await used(source, ['for'])).toEqual(['for']);
  });

  it('nor do the parameters of main', async () => {
    const source = 'int main(int argc, char *argv[]) { return argc + !argv; }';
    expect(
      await used(source, ['puntero', 'arreglo', 'tipo:int', 'variable:argc']),
    ).toEqual([]);
  });
});

describe('constructs with a name', () => {
  it.each([
    ['funcion', 'puts("a");', ['funcion:puts'], ['funcion:printf']],
    ['funcion by a macro', 'isdigit(52);', ['funcion:isdigit'], []],
    [
      'a function that is only named',
      'int (*f)(const char *) = puts; (void)f;',
      [],
      ['funcion:puts'],
    ],
    [
      'tipo',
      'double d[2] = {0}; const bool b = true; size_t n = 0; unsigned   int u = 0; char *s = 0; (void)d; (void)b; (void)n; (void)u; (void)s;',
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
      'int age = 3; (void)age;',
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
    const source = `#include <stdio.h>\n#include <ctype.h>\n#include <stdbool.h>\n#include <stddef.h>\n${body(statements)}`;
    expect(await used(source, [...yes, ...no])).toEqual(yes);
  });

  it('tipo, where the type is the macro of a header', async () => {
    const source = `#include <stdbool.h>\n${body('bool b = true; (void)b;')}`;
    expect(await used(source, ['tipo:bool', 'variable:b'])).toEqual([
      'tipo:bool',
      'variable:b',
    ]);
  });

  it('define, with the body and not only the prototype', async () => {
    const source = 'int area(int side) { return side; }\nint more(void);\n';
    expect(await used(source, ['define:area', 'define:more'])).toEqual([
      'define:area',
    ]);
  });
});
