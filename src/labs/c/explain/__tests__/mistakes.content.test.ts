/** @jest-environment node */
import { hashCompiler } from '@site/scripts/lib/proofs/inputs.mjs';
import { createCachedProofs } from '@site/src/testing/proofs/cachedProofs';
import { sampleCases } from '@site/src/testing/proofs/sampleCases';
import { getNodeCompiler } from '../../testing/nodeCompiler';
import type { SourceFile } from '../../engine/types';
import { getFirstCard } from '../testing/firstCard';

const { prove } = createCachedProofs(__filename, hashCompiler(process.cwd()));

// The first test also waits for the compiler to load.
jest.setTimeout(120_000);

const wrapInMain = (...lines: readonly string[]) =>
  ['#include <stdio.h>', 'int main(void) {', ...lines, 'return 0; }', ''].join(
    '\n',
  );

const joinProgram = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

type Mistake = readonly [
  said: string,
  text: string,
  card: string | undefined,
  line?: number,
];

/** Mistakes of beginners; the card points to line 3 unless a line is given. */
const mistakes: readonly Mistake[] = [
  [
    'an assignment and a comparison in one condition',
    wrapInMain('int c; while (c = getchar() != EOF) putchar(c);'),
    'assignment-before-comparison',
  ],
  [
    'the same with a file, whose first message is another',
    wrapInMain(
      'FILE *f; if (f = fopen("a", "r") == NULL) return 1;',
      'fclose(f);',
    ),
    'assignment-before-comparison',
  ],
  [
    'the right idiom, of which nothing is said',
    wrapInMain('int c; while ((c = getchar()) != EOF) putchar(c);'),
    undefined,
  ],
  [
    'a comma at the end of a declaration',
    wrapInMain('int a = 5,', 'int b = 6;', 'printf("%d", a + b);'),
    'comma-for-semicolon',
  ],
  [
    'a comma before a statement',
    wrapInMain('puts("Hola"),', 'return 1;'),
    'comma-for-semicolon',
  ],
  [
    'a comma between a declaration and a call',
    wrapInMain('int a = 5,', 'printf("%d", a);'),
    'comma-for-semicolon',
  ],
  [
    'two variables in two lines, which are right',
    wrapInMain('int a = 5,', 'b = 6;', 'printf("%d", a + b);'),
    undefined,
  ],
  [
    'a `#define` with `;`, seen in a sum far away',
    `#define N 10;\n${wrapInMain('int a = N + 1;', 'printf("%d", a);')}`,
    'macro-with-semicolon',
    1,
  ],
  [
    'the same in the size of an array',
    `#define N 10;\n${wrapInMain('int a[N];', 'printf("%zu", sizeof a);')}`,
    'macro-with-semicolon',
    1,
  ],
  [
    'the same in a product',
    `#define PI 3.14;\n${wrapInMain('double r = 2;', 'printf("%f", PI * r);')}`,
    'macro-with-semicolon',
    1,
  ],
  [
    'two texts compared with `==`',
    wrapInMain('char a[3] = "si", b[3] = "si"; if (a == b) puts("sí");'),
    'arrays-compared',
  ],
  [
    'two texts compared through pointers',
    wrapInMain(
      'const char *a = "si"; const char *b = "no"; if (a == b) puts("sí");',
    ),
    'hint-text-comparison',
  ],
  [
    'a pointer without a value',
    wrapInMain('int *p; *p = 3;'),
    'uninitialized-pointer',
  ],
  [
    '`or` in a condition',
    wrapInMain('int a = 3; if (a < 1 or a > 2) puts("sí");'),
    'word-operator',
  ],
  [
    '`and` outside a condition',
    wrapInMain('int a = 3, b = a > 1 and a < 9;', 'printf("%d", b);'),
    'word-operator',
  ],
  ['`not`', wrapInMain('int a = 3; if (not a) puts("sí");'), 'word-operator'],
  [
    'a comment after code',
    wrapInMain('puts("a"); # saluda'),
    'comment-with-hash',
  ],
  [
    'a text of one word in single quotes',
    wrapInMain("printf('Hola');"),
    'text-in-single-quotes',
  ],
  [
    'a text with a tilde in single quotes',
    wrapInMain("printf('Adiós, mundo');"),
    'text-in-single-quotes',
  ],
  [
    'a file of the system that this page has not',
    wrapInMain('FILE *f = tmpfile();', 'fclose(f);'),
    'process-function',
  ],
  [
    '`system`, which is declared and not there',
    `#include <stdlib.h>\n${wrapInMain('system("pause");')}`,
    'process-function',
    4,
  ],
  [
    '`fork`, even with its header',
    `#include <unistd.h>\n${wrapInMain('if (fork() == 0) puts("hijo");')}`,
    'process-function',
    4,
  ],
  [
    '`int main` with its brace on the next line',
    '#include <stdio.h>\nint main\n{\nputs("Hola");\nreturn 0;\n}\n',
    'missing-function-parentheses',
    2,
  ],
  [
    'a closing parenthesis too many in a condition',
    wrapInMain('int a = 3; if (a > 1)) puts("sí");'),
    'extra-closing-parenthesis',
  ],
  [
    'a text of one letter from a function that promises a number',
    'int one(void) {\nreturn "1"; }\nint main(void) { return one(); }\n',
    'return-text',
    2,
  ],
  ['a fullwidth parenthesis', wrapInMain('puts（"Hola"）;'), 'look-alike-sign'],
  ['a Cyrillic letter', wrapInMain('рuts("Hola");'), 'look-alike-letter'],
  [
    'a space that is another',
    wrapInMain('\u00a0puts("Hola");'),
    'invisible-character',
  ],
  ['typographic quotes', wrapInMain('puts(“Hola”);'), 'curly-quotes'],
  [
    'a power of a number with decimals',
    wrapInMain('double r = 2; printf("%f", r ^ 2);'),
    'power-operator',
  ],
  [
    'a power of integers',
    wrapInMain('int a = 5; printf("%d", a ^ 2);'),
    'hint-power',
  ],
  ['a factorial', wrapInMain('printf("%d", 5!);'), 'factorial-sign'],
  [
    '`<>`',
    wrapInMain('int a = 3; if (a <> 2) puts("sí");'),
    'not-equals-reversed',
  ],
  ['`retrun`', '\nint main(void) {\nretrun 0; }\n', 'keyword-misspelled'],
  ['`main(viod)`', '\n\nint main(viod) { return 0; }\n', 'keyword-misspelled'],
  ['`mian`', '\n\nint mian(void) { return 0; }\n', 'main-misspelled'],
  [
    'a missing opening quote',
    wrapInMain('printf(Hola.\\n");'),
    'text-without-quotes',
  ],
  [
    'a missing opening parenthesis',
    wrapInMain('printf"Hola\\n");'),
    'missing-opening-parenthesis',
  ],
  [
    'a missing comma at the end of a line',
    wrapInMain('printf("%d %d"', '3, 4);'),
    'missing-comma-argument',
  ],
  [
    'a missing parenthesis at the end of a line',
    '\n\nint main(void\n{\nreturn 0;\n}\n',
    'missing-parenthesis',
  ],
  [
    'a missing brace after the header of a function',
    '\n\nint main(void)\n    int a = 3;\n    return a;\n}\n',
    'missing-function-body',
  ],
  [
    'two parentheses that open a call, and one that closes',
    wrapInMain('printf(("Hola\\n");'),
    'extra-opening-parenthesis',
  ],
  [
    'two parentheses that open a definition, and one that closes',
    '\n\nint add((int a, int b)\n{\n    return a + b;\n}\nint main(void) { return add(1, 2); }\n',
    'extra-opening-parenthesis',
  ],
  [
    'a condition in parentheses that lacks its last one',
    wrapInMain('int a = 3;', 'if ((a > 1) { puts("sí"); }'),
    'missing-parenthesis',
    4,
  ],
  [
    'a parenthesis before the name of a function',
    wrapInMain('( printf"Hola\\n");'),
    'missing-opening-parenthesis',
  ],
  [
    'a function without its first parenthesis',
    '\n\nint main(void)\n{\n    return 0;\n}\n'.replace('(', ''),
    'missing-opening-parenthesis',
  ],
  [
    'a conversion in a call without its value',
    wrapInMain('putchar((unsigned char));'),
    'cast-without-value',
  ],
  [
    'a parenthesis too many after the type of a conversion',
    wrapInMain('int a = 3; double b = (double))a;', 'printf("%f", b);'),
    'extra-closing-parenthesis',
  ],
  [
    'a `}` too many before an `else`',
    wrapInMain(
      '    int a = 3;',
      '    while (a < 9) {',
      '        if (a > 3) {',
      '            if (a > 4) {',
      '                a += 2;',
      '            }}',
      '            a += 1;',
      '        } else {',
      '            a += 3;',
      '        }',
      '    }',
    ),
    'extra-closing-brace',
    8,
  ],
  [
    'a name that nothing declares but the parameter of a prototype',
    'int twice(int age);\nint main(void) {\n    return age;\n}\n',
    'undeclared-name',
  ],
  [
    'a word without quotes where a text is printed',
    wrapInMain('printf("%-9s%d\\n", Pan, 3);'),
    'text-without-quotes',
  ],
  [
    'a variable that is not declared, where a text is printed',
    wrapInMain('printf("%-9s%d\\n", pan, 3);'),
    'undeclared-name',
  ],
  [
    'an `else` before which a brace is missing',
    joinProgram(
      'int main(void) {',
      '    int a = 1;',
      '    if (a > 1) {',
      '        a = 2;',
      '     else if (a > 0) {',
      '        a = 3;',
      '    } else {',
      '        a = 4;',
      '    }',
      '    return a;',
      '}',
    ),
    'unclosed-block',
    5,
  ],
  [
    'the `while` of a `do` before which a brace is missing',
    joinProgram(
      'int main(void) {',
      '    int a = 1;',
      '    do {',
      '        a += 2;',
      '     while (a < 9);',
      '',
      '    return a;',
      '}',
    ),
    'unclosed-block',
    5,
  ],
  [
    'a name with a space',
    wrapInMain('int dia_luz = 2;', 'dia luz = 3;', 'printf("%d", dia_luz);'),
    'name-split',
    4,
  ],
  [
    'a name with a point',
    wrapInMain('int vida_max = 2, vida = 1;', 'printf("%d", vida + vida.max);'),
    'name-split',
    4,
  ],
  [
    'a name with a hyphen',
    wrapInMain('int vida_max = 2;', 'printf("%d", vida-max);'),
    'name-split',
    4,
  ],
  [
    'a comma that is missing between two addresses',
    wrapInMain('int a, b;', 'scanf("%d %d", &a &b);'),
    'missing-comma-argument',
    4,
  ],
  [
    'a call whose second line is below the next one',
    wrapInMain('int a = 1;', 'printf("%d",', 'printf("Fin");', 'a);'),
    'call-not-finished',
    5,
  ],
  [
    'a semicolon for the comma at the end of a line of a call',
    wrapInMain('int a = 1;', 'printf("%d";', 'a);'),
    'semicolon-for-comma',
    4,
  ],
  [
    'a call without its last parenthesis before a call',
    wrapInMain('int a = 1;', 'printf("%d", a;', 'puts("Fin");'),
    'missing-parenthesis',
    4,
  ],
  [
    'a name of a block that has ended',
    wrapInMain('{ int a = 3; }', 'printf("%d", a);'),
    'out-of-scope',
    4,
  ],
  [
    'a name of a loop that has ended',
    wrapInMain('for (int i = 0; i < 2; i++) puts("a");', 'printf("%d", i);'),
    'out-of-scope',
    4,
  ],
  [
    'a function without parentheses that returns nothing',
    joinProgram('void saluda', '{', '}', 'int main(void) { saluda(); }'),
    'missing-function-parentheses',
    1,
  ],
  [
    'a bracket that another sign closes',
    wrapInMain('char n[40( = "";', 'puts(n);'),
    'missing-bracket',
  ],
  [
    'a text of one character where one character goes',
    joinProgram(
      'void linea(char c) {',
      '    (void)c;',
      '}',
      'int main(void) { linea("="); }',
    ),
    'text-in-char',
    4,
  ],
  [
    'an address of an address',
    wrapInMain('int a = 0;', 'if (scanf("%d", &&a) != 1) return 1;'),
    'address-twice',
    4,
  ],
  [
    'a point at the end of a declaration of a text',
    wrapInMain('char n[40] = "".', 'puts(n);'),
    'dot-for-semicolon',
  ],
  [
    'a point between two texts of a call',
    wrapInMain('printf("a"."b");'),
    'dot-for-comma',
  ],
  [
    'a call whose last line is not there',
    wrapInMain('int a = 1;', 'printf("%d %d",', '    a,'),
    'call-not-finished',
    6,
  ],
  [
    'a variable whose declaration is not there, beside one of nearly its name',
    wrapInMain('int suya = 1;', 'if (tuya > suya) puts("a");', 'tuya = 2;'),
    'undeclared-name',
    4,
  ],
  [
    'a call without its name',
    wrapInMain('int a = (0, 3);', 'printf("%d", a);'),
    'function-name-missing',
  ],
  [
    'a decimal comma between parentheses',
    wrapInMain('double a = (1,5);', 'printf("%f", a);'),
    'comma-operator',
  ],
  [
    'the misspelled name of a function of the program',
    joinProgram(
      'int mueve(int n) {',
      '    return n < 1 ? 0 : mueva(n - 1);',
      '}',
      'int main(void) { return mueve(2); }',
    ),
    'misspelled-function',
    2,
  ],
  [
    'a line after the `return`',
    wrapInMain('return 0;', 'printf("Fin");'),
    'unreachable-code',
    4,
  ],
  [
    'a line after the `break`',
    wrapInMain(
      'int a = 0;',
      'while (a < 3) { if (a == 1) { break;',
      'a = 2; } a++; }',
    ),
    'unreachable-code',
    5,
  ],
  [
    'a loop of which every way goes out',
    wrapInMain('for (int i = 0; i < 3; i++) { if (i) return 1;', 'return 2; }'),
    'loop-runs-once',
  ],
  [
    'a `return` after a loop without an end, of which nothing is said',
    wrapInMain('int c;', 'for (;;) { c = getchar(); if (c == EOF) return 1; }'),
    undefined,
  ],
  [
    'a condition that a `#define` decides, of which nothing is said',
    '#include <stdio.h>\n#define DEPURAR 0\nint main(void) {\n    if (DEPURAR) puts("a");\n    return 0;\n}\n',
    undefined,
  ],
  [
    'an operator cut in two that clang takes for a missing parenthesis',
    wrapInMain('int age = 18; if (age ! = 18) puts("no");'),
    'operator-with-space',
  ],
  [
    'an `=` twice with a space between them, outside a condition',
    wrapInMain('int age = = 18;', 'printf("%d", age);'),
    'expected-expression',
  ],
  [
    'fields that end in commas, a line each',
    joinProgram('struct point {', '    int x,', '    int y,', '};'),
    'comma-in-struct',
    2,
  ],
  [
    'a comma twice between two fields',
    joinProgram('struct point {', '    int x,, y;', '};'),
    'extra-comma',
    2,
  ],
  [
    'an `enum` with values and semicolons',
    joinProgram(
      'enum color { RED = 1; BLUE = 2 };',
      'int main(void) { return RED; }',
    ),
    'semicolon-in-enum',
    1,
  ],
  [
    'an `enum` that is not closed',
    joinProgram('enum color { RED, BLUE;', 'int main(void) { return RED; }'),
    'unclosed-list',
    1,
  ],
  [
    'a text added to an array',
    wrapInMain('char name[20] = "Ana"; name += " Ruiz"; puts(name);'),
    'text-addition',
  ],
  [
    'an array of a size that is a variable, moved',
    wrapInMain('int n = 3; int v[n]; v[0] = 1; v++; printf("%d", v[0]);'),
    'array-moved',
  ],
  [
    'values given to an array after its declaration, with empty brackets',
    wrapInMain('int v[3]; v[] = {7, 8, 9}; printf("%d", v[0]);'),
    'array-assignment',
  ],
  [
    'a label of `goto` at the end of a function',
    joinProgram(
      'static void leave(int n)',
      '{',
      '    if (n > 0) goto end;',
      'end:',
      '}',
      'int main(void) { leave(1); return 0; }',
    ),
    'label-at-end',
    5,
  ],
  [
    'a constant of another kind that clang folds, of which no array is',
    joinProgram(
      'const int n = 3;',
      'struct bits { int x : n; };',
      'int main(void) { struct bits b = {1}; return b.x; }',
    ),
    undefined,
  ],
  [
    'a choice between two instructions, a line each',
    wrapInMain('int age = 20;', 'age > 17 ?', 'return 1 :', 'return 0;'),
    'statement-as-value',
    5,
  ],
  [
    'a name without its ñ',
    wrapInMain('int año = 1;', 'printf("%d", ano);'),
    'misspelled-name',
    4,
  ],
  [
    'a name that is only mistyped in a call',
    wrapInMain('int total = 1;', 'printf("%d", totales);'),
    'misspelled-name',
    4,
  ],
  [
    'the name of a function twice before its parenthesis',
    wrapInMain('printf printf("Hola\\n");'),
    'word-twice',
  ],
  [
    'the same where its value is kept',
    wrapInMain('int c = getchar getchar();', 'return c;'),
    'word-twice',
  ],
  [
    'the same in a condition',
    wrapInMain('int n;', 'if (scanf scanf("%d", &n) != 1) return 1;'),
    'word-twice',
    4,
  ],
  [
    '`main` twice before its parenthesis',
    joinProgram('int main main(void) { return 0; }'),
    'word-twice',
    1,
  ],
  [
    'a comma before the first value of a call',
    wrapInMain('int dados;', 'scanf(, "%d" &dados);'),
    'extra-comma',
    4,
  ],
  ['a comma before a text', wrapInMain('printf(, "Hola");'), 'extra-comma'],
  [
    'a comma before the first parameter',
    joinProgram('int twice(, int n) { return 2 * n; }'),
    'extra-comma',
    1,
  ],
  ['a result twice', wrapInMain('return 0 0;'), 'word-twice'],
  [
    'a first value twice',
    wrapInMain('int fuerza = 0 0;', 'return fuerza;'),
    'word-twice',
  ],
  [
    'a value with decimals twice in a sum',
    wrapInMain('double a = 1 + 2.5 2.5;', 'printf("%f", a);'),
    'word-twice',
  ],
  [
    'a number twice between brackets',
    wrapInMain('int a[3 3];', 'a[0] = 1; return a[0];'),
    'word-twice',
  ],
  [
    'two numbers of which the second begins with the first',
    wrapInMain('int a = 5 52;', 'return a;'),
    'missing-operator',
  ],
  [
    'a number twice in a comment beside another fault',
    wrapInMain('int a = 3 // 0 0', 'return a;'),
    'missing-semicolon',
  ],
  [
    'a variable that is called like its structure, beside another fault',
    joinProgram(
      'struct dado { int cara; };',
      'int main(void) {',
      '    struct dado dado = {3}',
      '    return dado.cara;',
      '}',
    ),
    'missing-semicolon',
  ],
  [
    'a parenthesis before the name of a function, in a condition',
    wrapInMain('int n;', 'if (( scanf"%d", &n) != 1) return 1;'),
    'missing-opening-parenthesis',
    4,
  ],
  [
    'a call in a value without its first parenthesis',
    joinProgram(
      'int herir(int a, int b) { return a + b; }',
      'int main(void) {',
      '    int a = 1, rata = 2;',
      '    rata = herira, rata);',
      '    return rata;',
      '}',
    ),
    'missing-opening-parenthesis',
    4,
  ],
  [
    'the same before a number, within a call',
    joinProgram(
      '#include <stdio.h>',
      'int doble(int n) { return 2 * n; }',
      'int main(void) {',
      '    printf("%d\\n", doble4));',
      '}',
    ),
    'missing-opening-parenthesis',
    4,
  ],
  [
    'a function mistyped as if its parenthesis were missing, which is there',
    joinProgram(
      'int herir(int a, int b) { return a + b; }',
      'int main(void) {',
      '    int a = 1, rata = 2;',
      '    rata = (herira, rata);',
      '    return rata + a;',
      '}',
    ),
    'misspelled-name',
    4,
  ],
  [
    'a point between two variables of a call',
    joinProgram(
      'int herir(int a, int b) { return a + b; }',
      'int main(void) {',
      '    int a = 1, rata = 2;',
      '    rata = herir(a. rata);',
      '    return rata;',
      '}',
    ),
    'dot-for-comma',
    4,
  ],
  [
    'a point between a number and a variable of a call',
    wrapInMain('int a = 1;', 'printf("%d %d\\n", 4. a);'),
    'dot-for-comma',
    4,
  ],
  [
    'a point after a variable and something else',
    wrapInMain('int a = 1;', 'printf("%d\\n", a.length);'),
    'member-of-non-struct',
    4,
  ],
  [
    'a point in a name of a call, whose end is a variable too',
    wrapInMain('int vida_max = 2, max = 1;', 'printf("%d", max + vida.max);'),
    'name-split',
    4,
  ],
  [
    'an `x` for a product in a call',
    wrapInMain('int a = 3;', 'printf("%d", a x 2);'),
    'missing-operator',
    4,
  ],
  [
    'a word without quotes in another line of the call',
    wrapInMain('printf("%-12s%-8s%5d\\n",', '       Tostadora, "Steve", 3);'),
    'text-without-quotes',
    4,
  ],
  [
    'the second of two texts, without quotes',
    wrapInMain('printf("%d: %s%%, %s\\n", 3, "a", Tostadora);'),
    'text-without-quotes',
  ],
  [
    'a name that is not declared, for a `%d` beside a `%s`',
    wrapInMain('printf("%d %s\\n", Tostadora, "Steve");'),
    'undeclared-name',
  ],
  [
    'several words without quotes in a line of their own',
    wrapInMain('printf("%s%d\\n",', '       Pan de molde,', '       3);'),
    'text-without-quotes',
    4,
  ],
  [
    'a semicolon after the header of a function',
    joinProgram('#include <stdio.h>', 'int main(void);', '', '{', '}'),
    'semicolon-after-header',
    2,
  ],
  [
    'a `%s` for a number that is two lines below',
    wrapInMain('printf("Tarda %s,"', '       " %d\\n",', '       2.5, 12);'),
    'format-text',
  ],
  [
    'a `%d` in the second line of a text, for a number with decimals',
    wrapInMain('printf("Tarda %d, "', '       "%d\\n",', '       2, 2.5);'),
    'format-type',
    4,
  ],
  [
    'a `%f` of `scanf` for a `double` in another line',
    wrapInMain('double d;', 'scanf("%f",', '      &d);', 'printf("%f", d);'),
    'scanf-type',
    4,
  ],
  [
    'a variable without `&` in another line of `scanf`',
    wrapInMain('int a = 0;', 'scanf("%d",', '      a);'),
    'scanf-without-address',
    5,
  ],
  [
    'an address in another line than its `%d`',
    wrapInMain('int a = 0;', 'printf("%d",', '       &a);'),
    'format-address',
    5,
  ],
  [
    'a text in another line than its `%d`',
    wrapInMain('printf("%d",', '       "a");'),
    'format-address',
  ],
  [
    '`=+` for `++`',
    wrapInMain('for (int i = 1; i < 3; i=+) {', 'puts("a"); }'),
    'increment-sign',
  ],
  [
    '`=-` for `--`',
    wrapInMain('int i = 1;', 'i =-;', 'return i;'),
    'increment-sign',
    4,
  ],
  [
    'the name of a function with a hyphen',
    joinProgram(
      'int es_record(int n) { return n > 9; }',
      'int main(void) {',
      '    if (es-record(3)) return 1;',
      '    return 0;',
      '}',
    ),
    'name-split',
  ],
  [
    'the same where it is defined',
    joinProgram('int es-record(int n) { return n > 9; }'),
    'name-with-hyphen',
    1,
  ],
  [
    'more values than `scanf` can read',
    wrapInMain('int n;', 'if (scanf("%d", &n) > 1) puts("a");'),
    'hint-scanf-count',
    4,
  ],
  [
    'what `scanf` can say of two values, of which nothing is said',
    wrapInMain('int a, b;', 'if (scanf("%d %d", &a, &b) > 1) return a + b;'),
    undefined,
  ],
  [
    'a mistyped call of a function with a prototype',
    joinProgram(
      'int leer_entre(int a, int b);',
      'int main(void) {',
      '    return leerentre(1, 9);',
      '}',
      'int leer_entre(int a, int b) { return a + b; }',
    ),
    'misspelled-function',
  ],
  [
    'a mistyped prototype',
    joinProgram(
      'int leer_entre(int a, int b);',
      'int main(void) {',
      '    return leerentre(1, 9);',
      '}',
      'int leerentre(int a, int b) { return a + b; }',
    ),
    'prototype-misspelled',
    1,
  ],
  [
    'a comma between a call and an assignment',
    wrapInMain(
      'int a = 2;',
      'printf("%d\\n", a),',
      'a = 3;',
      'printf("%d\\n", a);',
    ),
    'hint-comma-at-end',
    4,
  ],
  [
    'a loop whose first part takes two lines, of which nothing is said',
    wrapInMain('int a;', 'for (puts("a"),', 'a = 0; a < 3; a++) puts("b");'),
    undefined,
  ],
  [
    'a single `+` for `++` at the end of a `for`',
    wrapInMain('for (int i = 1; i < 3; i+) {', 'puts("a"); }'),
    'increment-sign',
  ],
  [
    'a single `-` for `--` in a statement',
    wrapInMain('int vida = 1;', 'vida-;', 'return vida;'),
    'increment-sign',
    4,
  ],
  [
    'a single `+` for `++` below the header of a loop',
    wrapInMain('int i = 1;', 'while (i < 9)', 'i+;', 'return i;'),
    'increment-sign',
    5,
  ],
  [
    'a sum that ends in its sign',
    wrapInMain('int a = 1;', 'a = 3 + a+;', 'return a;'),
    'expected-expression',
    4,
  ],
  [
    '`%S` for a text',
    wrapInMain('char texto[] = "a";', 'printf("%-9S\\n", texto);'),
    'format-capital',
    4,
  ],
  [
    '`%S` in `scanf`',
    wrapInMain('char texto[9];', 'scanf("%8S", texto);', 'puts(texto);'),
    'format-capital',
    4,
  ],
  ['`%C` for a text', wrapInMain('printf("%C\\n", "a");'), 'format-capital'],
  ['`%D`', wrapInMain('printf("%D\\n", 3);'), 'format-capital'],
  [
    'an `&` after its variable',
    wrapInMain('int salas;', 'scanf("%d", salas &);'),
    'address-after-name',
    4,
  ],
  [
    'an `&` after an element, before another value',
    wrapInMain('int a[2], b; if (scanf("%d %d", a[1]&, &b) != 2) return 1;'),
    'address-after-name',
  ],
  [
    'a semicolon between two variables of a declaration',
    wrapInMain(
      'int poder = 0; gasto = 0, polvo = 0;',
      'printf("%d %d %d", poder, gasto, polvo);',
    ),
    'semicolon-for-comma',
  ],
  [
    'the same without values',
    wrapInMain('int a; b, c;', 'return a + b + c;'),
    'semicolon-for-comma',
  ],
  [
    'a single variable after a declaration, which may be another slip',
    wrapInMain('int a = 1; b = 2;', 'return a + b;'),
    'undeclared-name',
  ],
  [
    'a comma between two conditions that ask whether they differ',
    wrapInMain('int a = 1; while (a != 1 , a != 3) a = 3;'),
    'comma-operator',
  ],
  [
    'a comparison within an `if`, before a comma of another statement',
    wrapInMain('int a = 1; if (a > 0) a == 3; puts("a, b"), a = 2;'),
    'unused-comparison',
  ],
  [
    'a point between two variables of a declaration',
    wrapInMain('int aguante. vida, oro;', 'aguante = vida = oro = 1;'),
    'dot-for-comma',
  ],
  [
    'the same after a value',
    wrapInMain('int aguante = 3. vida = 4;', 'return aguante + vida;'),
    'dot-for-comma',
  ],
  [
    '`main` before its type',
    joinProgram('#include <stdio.h>', 'main int(void)', '{', 'return 0;', '}'),
    'type-after-name',
    2,
  ],
  [
    'two texts without a comma between them',
    wrapInMain('printf("%22s\\n" "LA MAZMORRA");'),
    'texts-joined',
  ],
  [
    'the same, before another value',
    wrapInMain('printf("%s: %d\\n" "Oro", 3);'),
    'texts-joined',
  ],
  [
    'a text in two parts and too few values',
    wrapInMain('printf("%d puntos" " y %d\\n", 3);'),
    'format-missing-value',
  ],
  [
    'a `for` without `{` before a declaration',
    joinProgram(
      '#include <stdio.h>',
      'int main(void) {',
      '    for (int i = 0; i < 3; i++)',
      '        int oro = 0;',
      '        oro += i;',
      '        printf("%d", oro);',
      '    }',
      '    return 0;',
      '}',
    ),
    'unopened-block',
  ],
  [
    'a declaration as the only thing in an `if`',
    wrapInMain('int i = 1;', 'if (i > 0)', '    int oro = 2;', 'return i;'),
    'declaration-without-block',
    4,
  ],
  [
    'a text without its last quote before one of signs',
    wrapInMain('printf("%s\\n, "=====");'),
    'unclosed-string',
  ],
  [
    'the same with other signs',
    wrapInMain('printf("%s\\n, "-----");'),
    'unclosed-string',
  ],
  [
    'the same with a word among the signs',
    wrapInMain('printf("%s\\n, "=== Oro ===");'),
    'unclosed-string',
  ],
  [
    'the same with three signs, which together are no operator',
    wrapInMain('printf("%s\\n, "===");'),
    'unclosed-string',
  ],
  [
    'a `%s` for a single character',
    wrapInMain('char cifra;', 'scanf("%s", &cifra);', 'putchar(cifra);'),
    'hint-text-in-character',
    4,
  ],
  [
    'the same among other values',
    wrapInMain(
      'int n; char letra = 0, cifra;',
      'scanf("%d %c%s", &n, &letra, &cifra);',
      'putchar(cifra + letra + n);',
    ),
    'hint-text-in-character',
    4,
  ],
  [
    'a `%c` for a character and a `%s` for a text, of which nothing is said',
    wrapInMain(
      'char letra, texto[9];',
      'scanf(" %c%8s", &letra, texto);',
      'printf("%c%s", letra, texto);',
    ),
    undefined,
  ],
  [
    'a sum with two signs, which C takes',
    wrapInMain('int a = 1, b = 2;', 'printf("%d", a + + b);'),
    'hint-sign-twice',
    4,
  ],
  [
    'a difference with two signs',
    wrapInMain('int v[2] = {1, 2};', 'printf("%d", v[0] - - (v[1]));'),
    'hint-sign-twice',
    4,
  ],
  [
    'signs joined to what they belong to, of which nothing is said',
    wrapInMain(
      'int x = + 1, a = x - -1, b = x + +a;',
      'printf("%d", a - -b);',
      'printf("%d", a++ + b-- - x);',
    ),
    undefined,
  ],
  [
    'a number with spaces around its point',
    wrapInMain('double d = 16 . 9;', 'printf("%f", d);'),
    'number-split',
  ],
  [
    'the same among the values of a call',
    wrapInMain('printf("%f", 16 . 9);'),
    'number-split',
  ],
  [
    'a number with a space before its point',
    wrapInMain('double d = 16 .9;', 'printf("%f", d);'),
    'number-split',
  ],
  [
    'a number with a space after its point',
    wrapInMain('double d;', 'd = 16. 9;', 'printf("%f", d);'),
    'number-split',
    4,
  ],
  [
    'no comma between two variables with their values',
    wrapInMain('int a = 0 b = 0, c = 0;', 'printf("%d", a + b + c);'),
    'missing-comma-declaration',
  ],
  [
    'the same before the last one',
    wrapInMain('double a = 0.5, b = (a + 1) c = a;', 'printf("%f", b + c);'),
    'missing-comma-declaration',
  ],
  [
    'the same outside of the functions',
    '\n\nint a = 0 b = 0;\nint main(void) { return a + b; }\n',
    'missing-comma-declaration',
  ],
  [
    'no semicolon before a variable that is there already',
    wrapInMain('int b;', 'int a = 0 b = 1;', 'printf("%d", a + b);'),
    'missing-semicolon',
    4,
  ],
  [
    'no semicolon at the end of a line of which the next one saves a value',
    wrapInMain('int b;', 'int a = 0', 'b = 1;', 'printf("%d", a + b);'),
    'missing-semicolon',
    4,
  ],
  [
    'a type with a capital, in an array with a text',
    wrapInMain('Int name[40] = "";', 'puts(name);'),
    'keyword-misspelled',
  ],
  [
    'a text in an array of `int`',
    wrapInMain('int name[40] = "";', 'puts(name);'),
    'text-in-number-array',
  ],
  [
    'a specifier without its decimals and its letter',
    wrapInMain('double x = 3;', 'printf("%.\\n", x);'),
    'format-letter-missing',
    4,
  ],
  [
    'the same at the end of the text',
    wrapInMain('double x = 3;', 'printf("%.", x);'),
    'format-letter-missing',
    4,
  ],
  [
    'a specifier without its letter',
    wrapInMain('double x = 3;', 'printf("%5.2\\n", x);'),
    'format-letter-missing',
    4,
  ],
  [
    'a percentage at the end of a sentence',
    wrapInMain('printf("Queda un 50%.\\n");'),
    'format-unknown',
  ],
  // Powers.
  [
    'a power of two numbers without spaces',
    wrapInMain('int a = 2^10; printf("%d", a);'),
    'power-operator',
  ],
  [
    'a power whose exponent is a variable',
    wrapInMain('int x = 3; printf("%d", 2^x);'),
    'hint-power',
  ],
  [
    'a power without spaces',
    wrapInMain('int x = 3; printf("%d", x^2);'),
    'hint-power',
  ],
  [
    'a power of a number that is not 2 nor 10',
    wrapInMain('printf("%d\\n", 5^3);'),
    'hint-power',
  ],
  [
    'a power of an element',
    wrapInMain('int v[2] = {1, 2}; printf("%d", v[1] ^ 3);'),
    'hint-power',
  ],
  [
    'a power of two variables with their names',
    wrapInMain('int base = 2, exponente = 5; printf("%d", base ^ exponente);'),
    'hint-power',
  ],
  [
    'a swap with `^`, of which nothing is said',
    wrapInMain(
      'int a = 3, b = 9; a = a ^ b; b = a ^ b; a ^= b;',
      'printf("%d%d", a, b);',
    ),
    undefined,
  ],
  // Calls with a type.
  [
    'a call with `void`',
    joinProgram(
      '#include <stdio.h>',
      'void saluda(void) { puts("a"); }',
      'int main(void) { saluda(void); }',
    ),
    'type-in-call',
  ],
  [
    'a call with `void` as a value',
    joinProgram(
      'int dado(void) { return 4; }',
      'int main(void) {',
      'int n = dado(void); return n; }',
    ),
    'type-in-call',
  ],
  [
    'a call with the type of what it gives',
    joinProgram(
      'int dado(void) { return 4; }',
      'int main(void) {',
      'int n = int dado(); return n; }',
    ),
    'type-in-call',
  ],
  [
    'a prototype for a call',
    joinProgram(
      '#include <stdio.h>',
      'void saluda(void) { puts("a"); }',
      'int main(void) { void saluda(); return 0; }',
    ),
    'hint-call-with-type',
  ],
  [
    'a prototype for a call, of a function below',
    joinProgram(
      'void saluda(void);',
      'int main(void) {',
      'void saluda(void);',
      'return 0; }',
      'void saluda(void) { }',
    ),
    'hint-call-with-type',
  ],
  [
    'a prototype with its parameters for a call',
    joinProgram(
      'int suma(int a, int b) { return a + b; }',
      'int main(void) {',
      '    int suma(int a, int b);',
      '    return 0; }',
    ),
    'hint-call-with-type',
  ],
  [
    'a prototype within the function that calls, of which nothing is said',
    joinProgram(
      'int main(void) {',
      '    int doble(int n);',
      '    return doble(2);',
      '}',
      'int doble(int n) { return 2 * n; }',
    ),
    undefined,
  ],
  // Cases.
  [
    'a comparison after `case`',
    wrapInMain('int n = 7;', 'switch (n) {', 'case >= 5: puts("a"); break; }'),
    'case-comparison',
    5,
  ],
  [
    'a comparison of the variable after `case`',
    wrapInMain('int x = 7;', 'switch (x) {', 'case x > 5: puts("a"); break; }'),
    'case-comparison',
    5,
  ],
  [
    'two comparisons after `case`',
    wrapInMain(
      'int x = 7;',
      'switch (x) {',
      'case x > 5 && x < 9: puts("a"); break; }',
    ),
    'case-comparison',
    5,
  ],
  [
    'an equality after `case`',
    wrapInMain('int x = 7;', 'switch (x) {', 'case == 5: puts("a"); break; }'),
    'case-comparison',
    5,
  ],
  [
    'two values in a `case`',
    wrapInMain('int x = 1;', 'switch (x) {', 'case 1, 2: puts("a"); break; }'),
    'case-list',
    5,
  ],
  [
    'two characters in a `case`',
    wrapInMain(
      "char x = 'a';",
      'switch (x) {',
      "case 'a', 'A': puts(\"a\"); break; }",
    ),
    'case-list',
    5,
  ],
  [
    'two values joined by a word in a `case`',
    wrapInMain('int x = 1;', 'switch (x) {', 'case 1 o 2: puts("a"); break; }'),
    'case-list',
    5,
  ],
  [
    'two characters with `||` in a `case`',
    wrapInMain(
      "char x = 'a';",
      'switch (x) {',
      "case 'a' || 'b': puts(\"a\"); break; }",
    ),
    'case-with-or',
    5,
  ],
  [
    'a comparison between parentheses after `case`',
    wrapInMain(
      'int x = 7;',
      'switch (x) {',
      'case (x >= 5): puts("a"); break; }',
    ),
    'case-comparison',
    5,
  ],
  [
    'a range with two points in a `case`',
    wrapInMain('int x = 7;', 'switch (x) {', 'case 1..5: puts("a"); break; }'),
    'case-list',
    5,
  ],
  [
    'two values between braces in a `case`',
    wrapInMain(
      'int x = 7;',
      'switch (x) {',
      'case {1, 2}: puts("a"); break; }',
    ),
    'case-list',
    5,
  ],
  [
    'a range with a hyphen in a `case`',
    wrapInMain('int x = 1;', 'switch (x) {', 'case 1-5: puts("a"); break; }'),
    'hint-case-range',
    5,
  ],
  // Loops that do not begin.
  [
    'a `for` that never starts',
    wrapInMain('for (int i = 10; i < 5; i++) printf("%d", i);'),
    'hint-loop-never-starts',
  ],
  [
    'a `for` that never starts, with a variable that keeps its value',
    wrapInMain('int i, n = 5;', 'for (i = 0; i > n; i++) printf("%d", i);'),
    'hint-loop-never-starts',
    4,
  ],
  [
    'a `for` that never starts, with a `#define`',
    `#define N 10\n${wrapInMain('for (int i = N; i <= 0; i--) printf("%d", i);')}`,
    'hint-loop-never-starts',
    4,
  ],
  [
    'a `for` whose condition says when to stop',
    wrapInMain('for (int i = 1; i == 10; i++) printf("%d", i);'),
    'hint-loop-never-starts',
  ],
  [
    'a `for` whose condition says when to stop, with a variable',
    wrapInMain(
      'int n = 0;',
      'if (scanf("%d", &n) != 1) return 1;',
      'for (int i = 0; i == n; i++) printf("%d", i);',
    ),
    'hint-loop-until',
    5,
  ],
  [
    'a `for` that counts up from a number that is read, of which nothing is said',
    wrapInMain(
      'int n = 5;',
      'if (scanf("%d", &n) != 1) return 1;',
      'for (int i = 9; i < n; i++) printf("%d", i);',
    ),
    undefined,
  ],
  [
    'a `for` that counts away from its end',
    wrapInMain('for (int i = 10; i >= 0; i++) printf("%d", i);'),
    'hint-loop-wrong-way',
  ],
  [
    'a `for` that counts down to something greater',
    wrapInMain('int i, n = 3;', 'for (i = 0; i < n; i -= 1) printf("%d", i);'),
    'hint-loop-wrong-way',
    4,
  ],
  [
    'a `for` without a sign that counts down past 0, of which nothing is said',
    wrapInMain('for (unsigned i = 9; i < 10; i--) printf("%u", i);'),
    undefined,
  ],
  // Endless loops.
  [
    'a `while` whose variable does not change',
    wrapInMain('int i = 0;', 'while (i < 10) printf("%d", i);'),
    'hint-condition-unchanged',
    4,
  ],
  [
    'a `while` that changes another variable',
    wrapInMain(
      'int i = 0, suma = 0;',
      'while (i < 10) { suma += i; printf("%d", suma); }',
    ),
    'hint-condition-unchanged',
    4,
  ],
  [
    'a `do` whose variable does not change',
    wrapInMain('int n = 3;', 'do {', 'printf("%d", n);', '} while (n > 0);'),
    'hint-condition-unchanged',
    4,
  ],
  [
    'a menu that is not read again, with a `break` of its `switch`',
    wrapInMain(
      'int opcion = 1;',
      'if (scanf("%d", &opcion) != 1) return 1;',
      'while (opcion != 4) {',
      'switch (opcion) { case 1: puts("a"); break; default: puts("b"); }',
      '}',
    ),
    'hint-condition-unchanged',
    5,
  ],
  [
    'a `while` with a way out, of which nothing is said',
    wrapInMain('int i = 0;', 'while (i < 10) { if (getchar() == EOF) break; }'),
    undefined,
  ],
  [
    'a `while` whose variable changes through its address, of which nothing is said',
    joinProgram(
      'static void sube(int *n) { ++*n; }',
      'int main(void) {',
      'int i = 0; while (i < 10) sube(&i);',
      'return i; }',
    ),
    undefined,
  ],
  [
    'a `while` whose variable a `#define` changes, of which nothing is said',
    `#define SIGUE i++\n${wrapInMain('int i = 0;', 'while (i < 10) { SIGUE; }', 'printf("%d", i);')}`,
    undefined,
  ],
  [
    'a `while` whose variable a function changes, of which nothing is said',
    joinProgram(
      'static int i = 0;',
      'static void sube(void) { i++; }',
      'int main(void) { while (i < 10) sube();',
      'return i; }',
    ),
    undefined,
  ],
  [
    'a loop that a letter makes endless',
    wrapInMain(
      'int x = 1;',
      'while (x != 0) { scanf("%d", &x);',
      'printf("%d", 2 * x); }',
    ),
    'hint-input-loop',
    4,
  ],
  [
    'a `do` that a letter makes endless',
    wrapInMain(
      'int x;',
      'do {',
      'printf("Nota: ");',
      'scanf("%d", &x);',
      '} while (x < 0 || x > 10);',
    ),
    'hint-input-loop',
    4,
  ],
  [
    'a loop over numbers with decimals that a letter makes endless',
    wrapInMain(
      'double x = 0, suma = 0;',
      'scanf("%lf", &x);',
      'while (x >= 0) {',
      'suma += x;',
      'scanf("%lf", &x); }',
      'printf("%f", suma);',
    ),
    'hint-input-loop',
    5,
  ],
  [
    'a loop without an end of its own that a letter makes endless',
    wrapInMain(
      'int x;',
      'while (1) {',
      'scanf("%d", &x);',
      'if (x == 0) break;',
      'printf("%d", x); }',
    ),
    'hint-input-loop',
    4,
  ],
  [
    'a loop without an end that goes out by its count, of which nothing is said',
    wrapInMain(
      'int x, veces = 0;',
      'for (;;) {',
      'scanf("%d", &x);',
      'if (x == 0) break;',
      'if (++veces > 3) return 1; }',
    ),
    undefined,
  ],
  [
    'a loop whose `scanf` is looked at, of which nothing is said',
    wrapInMain(
      'int x = 1;',
      'while (x != 0) { if (scanf("%d", &x) != 1) return 1;',
      'printf("%d", 2 * x); }',
    ),
    undefined,
  ],
  [
    'a loop that ends by its count, of which nothing is said',
    wrapInMain(
      'int x = 1, veces = 0;',
      'while (x != 0 && veces < 3) { scanf("%d", &x);',
      'veces++; }',
    ),
    undefined,
  ],
  [
    'a loop that throws away the rest of the line, of which nothing is said',
    wrapInMain(
      'int x = 1;',
      'while (x != 0) { scanf("%d", &x); while (getchar() != \'\\n\') { } }',
    ),
    undefined,
  ],
  [
    'a `!=` that steps over its end',
    wrapInMain('int i;', 'for (i = 0; i != 5; i += 2) printf("%d", i);'),
    'hint-loop-steps-over',
    4,
  ],
  [
    'the same downwards',
    wrapInMain('for (int i = 10; i != 0; i = i - 3) printf("%d", i);'),
    'hint-loop-steps-over',
  ],
  [
    'the same with decimals',
    wrapInMain('for (double x = 0; x != 1; x += 0.1) printf("%f", x);'),
    'hint-loop-steps-over',
  ],
  [
    'a `!=` that meets its end, of which nothing is said',
    wrapInMain('for (int i = 0; i != 6; i += 2) printf("%d", i);'),
    undefined,
  ],
  // Input.
  [
    'a space after the `%` of `scanf`',
    wrapInMain('int x = 0;', 'scanf("% d", &x);', 'printf("%d", x);'),
    'scanf-space-inside',
    4,
  ],
  [
    'a space after the second `%` of `scanf`',
    wrapInMain(
      'int x = 0, y = 0;',
      'if (scanf("%d % d", &x, &y) != 2) return 1;',
      'printf("%d", x + y);',
    ),
    'scanf-space-inside',
    4,
  ],
  [
    'a space after the `%` of a character',
    wrapInMain('char c = 0;', 'scanf("% c", &c);', 'putchar(c);'),
    'scanf-space-inside',
    4,
  ],
  [
    'a space after the `%` of `printf`, of which nothing is said',
    wrapInMain('printf("% d\\n", 3);'),
    undefined,
  ],
  [
    'a line break at the end of what `scanf` reads',
    wrapInMain('int x = 0;', 'scanf("%d\\n", &x);', 'printf("%d", x);'),
    'hint-scanf-blank-at-end',
    4,
  ],
  [
    'a space at the end of what `scanf` reads',
    wrapInMain(
      'int x = 0;',
      'if (scanf("%d ", &x) != 1) return 1;',
      'printf("%d", x);',
    ),
    'hint-scanf-blank-at-end',
    4,
  ],
  [
    'a space before what `scanf` reads, of which nothing is said',
    wrapInMain(
      'char c = 0;',
      'if (scanf(" %c", &c) != 1) return 1;',
      'putchar(c);',
    ),
    undefined,
  ],
  [
    '`fflush(stdin)`',
    wrapInMain(
      'char c = 0;',
      'fflush(stdin);',
      'if (scanf("%c", &c) != 1) return 1;',
      'putchar(c);',
    ),
    'hint-flush-input',
    4,
  ],
  ['`fflush ( stdin )`', wrapInMain('fflush ( stdin );'), 'hint-flush-input'],
  ['`rewind(stdin)`', wrapInMain('rewind(stdin);'), 'hint-flush-input'],
  [
    '`fflush(stdout)`, of which nothing is said',
    wrapInMain('fflush(stdout);'),
    undefined,
  ],
  // One `=` in a comparison.
  [
    'a number before a single `=` in a condition',
    wrapInMain('int a = 10;', 'if (10 = a) puts("sí");'),
    'comparison-with-one-equals',
    4,
  ],
  [
    'a remainder and a single `=`',
    wrapInMain('int a = 10;', 'if (a % 2 = 0) puts("sí");'),
    'comparison-with-one-equals',
    4,
  ],
  [
    'a single `=` after `&&`',
    wrapInMain('int a = 1, b = 2;', 'if (a == 1 && b = 2) puts("sí");'),
    'comparison-with-one-equals',
    4,
  ],
  [
    'a call and a single `=`',
    `#include <string.h>\n${wrapInMain('char a[] = "si";', 'while (strcmp(a, "si") = 0) return 1;')}`,
    'comparison-with-one-equals',
    5,
  ],
  [
    'a single `=` in the condition of a `for`',
    wrapInMain('for (int i = 0; i % 5 = 0; i++) puts("a");'),
    'comparison-with-one-equals',
  ],
  [
    'a number before an `=` that is no condition',
    wrapInMain('int a = 1;', '10 = a;', 'printf("%d", a);'),
    'assign-to-value',
    4,
  ],
  // Strings in the syntax of other languages.
  [
    'a text with an `f`',
    wrapInMain('int edad = 3;', 'printf(f"Edad: {edad}\\n");'),
    'text-with-letter',
    4,
  ],
  [
    'a text with an `f` and no line break',
    wrapInMain('int edad = 3;', 'printf(f"{edad}");', 'printf("%d", edad);'),
    'text-with-letter',
    4,
  ],
  [
    'a text with a `$`',
    wrapInMain(
      'int edad = 3;',
      'printf($"Edad: {edad}");',
      'printf("%d", edad);',
    ),
    'text-with-letter',
    4,
  ],
  [
    'a text with an `f` in `print`',
    wrapInMain(
      'int edad = 3;',
      'print(f"Edad: {edad}");',
      'printf("%d", edad);',
    ),
    'misspelled-function',
    4,
  ],
  [
    'a variable between braces in a text',
    wrapInMain(
      'int edad = 3;',
      'printf("Edad: {edad}\\n");',
      'printf("%d", edad);',
    ),
    'hint-braces-in-text',
    4,
  ],
  [
    'braces around a specifier, of which nothing is said',
    wrapInMain('int edad = 3;', 'printf("{%d} {nota}\\n", edad);'),
    undefined,
  ],
  [
    'a text and a variable with `+`',
    wrapInMain('int x = 3;', 'printf("Total: " + x);'),
    'text-addition',
    4,
  ],
  [
    'a text and a number with decimals with `+`',
    wrapInMain('double x = 3;', 'printf("Total: " + x);'),
    'text-addition',
    4,
  ],
  [
    'a number with decimals and a text with `+`',
    wrapInMain('double x = 3;', 'printf(x + " pesos");'),
    'text-addition',
    4,
  ],
  [
    'a text and a number with `+`',
    wrapInMain('puts("Total: " + 5);'),
    'text-addition',
  ],
  ['`print`', wrapInMain('print("Hola");'), 'misspelled-function'],
  ['`println`', wrapInMain('println("Hola");'), 'output-of-another-language'],
  [
    '`System.out.println`',
    wrapInMain('System.out.println("Hola");'),
    'output-of-another-language',
  ],
  [
    '`console.log`',
    wrapInMain('console.log("Hola");'),
    'output-of-another-language',
  ],
  [
    '`input`',
    wrapInMain('int a = input("Edad: ");', 'return a;'),
    'output-of-another-language',
  ],
  [
    '`int(input())`',
    wrapInMain('int a = int(input("Edad: "));', 'return a;'),
    'output-of-another-language',
  ],
  [
    'a text times a number',
    wrapInMain('printf("-" * 20);'),
    'invalid-operands',
  ],
  [
    'a text and its value with `%`',
    wrapInMain('int x = 3;', 'printf("Total: %d\\n" % x);'),
    'values-after-percent',
    4,
  ],
  [
    'a text and its values with `%` and parentheses',
    wrapInMain('int x = 3, y = 4;', 'printf("%d %d\\n" % (x, y));'),
    'values-after-percent',
    4,
  ],
  [
    'a text and a text with `%`',
    wrapInMain('printf("Hola, %s\\n" % "Ana");'),
    'values-after-percent',
  ],
  [
    'a text with `.format`',
    wrapInMain('int x = 3;', 'printf("Total: {}".format(x));'),
    'values-after-percent',
    4,
  ],
  [
    '`%n` for a line break',
    wrapInMain('printf("Hola%n");'),
    'format-percent-n',
  ],
  [
    '`%n` after another value',
    wrapInMain('printf("Edad: %d%n", 3);'),
    'format-percent-n',
  ],
  [
    '`%n` with a number',
    wrapInMain('int n = 3;', 'printf("Hola%n", n);'),
    'format-percent-n',
    4,
  ],
  [
    '`%n` with an address, of which nothing is said',
    wrapInMain('int n = 0;', 'printf("Hola%n\\n", &n);', 'printf("%d", n);'),
    undefined,
  ],
  [
    '`%n` in `scanf`, of which nothing is said',
    wrapInMain(
      'int a, n = 0;',
      'if (scanf("%d%n", &a, &n) != 1) return 1;',
      'printf("%d", n + a);',
    ),
    undefined,
  ],
  // Case with several values at once.
  [
    'two values after `return`',
    joinProgram(
      'int divide(int a, int b) {',
      '    return a / b, a % b;',
      '}',
      'int main(void) { return divide(7, 2); }',
    ),
    'return-two-values',
    2,
  ],
  [
    'two variables after `return`',
    joinProgram(
      'int divide(int a, int b) {',
      '    return a, b;',
      '}',
      'int main(void) { return divide(7, 2); }',
    ),
    'return-two-values',
    2,
  ],
  [
    'two variables between parentheses after `return`',
    joinProgram(
      'int divide(int a, int b) {',
      '    return (a, b);',
      '}',
      'int main(void) { return divide(7, 2); }',
    ),
    'return-two-values',
    2,
  ],
  [
    'a list after `return`',
    joinProgram(
      'int divide(int a, int b) {',
      '    return {a / b, a % b};',
      '}',
      'int main(void) { return divide(7, 2); }',
    ),
    'return-two-values',
    2,
  ],
  [
    'a decimal comma after `return`',
    joinProgram(
      'double tasa(void) {',
      '    return 1,5;',
      '}',
      'int main(void) { return tasa() > 1; }',
    ),
    'comma-operator',
    2,
  ],
  [
    'two variables before an `=`',
    wrapInMain('int a = 1, b = 2;', 'a, b = b, a;', 'printf("%d %d", a, b);'),
    'several-targets',
    4,
  ],
  [
    'two variables for what a function gives',
    joinProgram(
      'int divide(int a, int b) { return a / b; }',
      'int main(void) {',
      '    int q = 0, r = 0;',
      '    q, r = divide(7, 2);',
      '    return q + r;',
      '}',
    ),
    'several-targets',
    4,
  ],
  // Variables of other functions.
  [
    'a variable of a function below',
    joinProgram(
      'int doble(void) {',
      '    return 2 * precio;',
      '}',
      'int main(void) { int precio = 3; return doble() + precio; }',
    ),
    'local-of-another',
    2,
  ],
  [
    'a variable of a function above',
    joinProgram(
      'void lee(void) { int edad = 3; (void)edad; }',
      'int main(void) {',
      '    lee();',
      '    return edad;',
      '}',
    ),
    'local-of-another',
    4,
  ],
  [
    'a parameter of another function',
    joinProgram(
      'int doble(int n) { return 2 * n; }',
      'int main(void) {',
      '    doble(2);',
      '    return n;',
      '}',
    ),
    'local-of-another',
    4,
  ],
  [
    'an array of another function',
    joinProgram(
      'int primera(void) {',
      '    return notas[0];',
      '}',
      'int main(void) { int otra = 1, notas[3] = {7, 8, 9}; return primera() + notas[1] + otra; }',
    ),
    'local-of-another',
    2,
  ],
  [
    'a structure of another function',
    joinProgram(
      'typedef struct { int x; } Punto;',
      'int equis(void) {',
      '    return aqui.x;',
      '}',
      'int main(void) { Punto aqui = {3}; return equis() + aqui.x; }',
    ),
    'local-of-another',
  ],
  [
    'a variable of a block of the same function, that another one has too',
    joinProgram(
      'int f(void) { int a = 1; return a; }',
      'int main(void) {',
      '    { int a = f(); (void)a; }',
      '    return a;',
      '}',
    ),
    'out-of-scope',
    4,
  ],
  // Integer divisions.
  [
    'a division of two numbers in a `double`',
    wrapInMain('double x = 5 / 9;', 'printf("%f", x);'),
    'hint-integer-division',
  ],
  [
    'a division of two numbers within a product',
    wrapInMain(
      'double f = 90, c;',
      'c = 5 / 9 * (f - 32);',
      'printf("%f", c);',
    ),
    'hint-integer-division',
    4,
  ],
  [
    'a division of two variables in a `double`',
    wrapInMain(
      'int suma = 7, n = 2;',
      'double promedio = suma / n;',
      'printf("%f", promedio);',
    ),
    'hint-integer-division',
    4,
  ],
  [
    'a percentage of two variables',
    wrapInMain(
      'int parte = 1, total = 4;',
      'double p = parte / total * 100;',
      'printf("%f", p);',
    ),
    'hint-integer-division',
    4,
  ],
  [
    'an average of three variables',
    wrapInMain(
      'int a = 7, b = 2, c = 1;',
      'double promedio;',
      'promedio = (a + b + c) / 3;',
      'printf("%f", promedio);',
    ),
    'hint-integer-division',
    5,
  ],
  [
    'a division that a function returns as a `double`',
    joinProgram(
      'double media(int a, int b) {',
      '    return (a + b) / 2;',
      '}',
      'int main(void) { return media(1, 2) > 1; }',
    ),
    'hint-integer-division',
    2,
  ],
  [
    'a division of a name that another function has for a `double`',
    joinProgram(
      'double mitad(double n) { return n / 2; }',
      'int main(void) {',
      '    int n = 7; double m = n / 2;',
      '    return m > mitad(3); }',
    ),
    'hint-integer-division',
  ],
  [
    'a division that `pow` receives',
    `#include <math.h>\n${wrapInMain('double x = 8;', 'printf("%f", pow(x, 1 / 3));')}`,
    'hint-integer-division',
    5,
  ],
  [
    'a division that a parameter receives',
    joinProgram(
      'double doble(double x) { return 2 * x; }',
      'int main(void) {',
      '    return doble(1 / 2) > 1;',
      '}',
    ),
    'hint-integer-division',
  ],
  [
    'divisions with decimals, of which nothing is said',
    wrapInMain(
      'int a = 7, b = 2; double f = 90, x = 5.0 / 9, y = (double)a / b;',
      'double c = (f - 32) * 5 / 9, z = f / 2, w = 10 / 2;',
      'printf("%f", x + y + c + z + w);',
    ),
    undefined,
  ],
  // Functions missing from the page.
  [
    'a thread, which is declared and does not begin',
    `#include <pthread.h>\n${joinProgram('static void *f(void *p) { return p; }', 'int main(void) {', '    pthread_t h;', '    pthread_create(&h, NULL, f, NULL);', '    return 0; }')}`,
    'hint-not-here',
    5,
  ],
  [
    'a thread of C11',
    joinProgram(
      '#include <threads.h>',
      'static int f(void *p) { return p != NULL; }',
      'int main(void) { thrd_t h; return thrd_create(&h, f, NULL); }',
    ),
    'process-function',
  ],
  [
    'the settings of the terminal',
    joinProgram('#include <termios.h>', 'int main(void) { return 0; }'),
    'header-not-here',
    1,
  ],
  [
    'the wait for another process',
    joinProgram(
      '#include <stdio.h>',
      '#include <sys/wait.h>',
      'int main(void) { return 0; }',
    ),
    'header-not-here',
    2,
  ],
  [
    'a pipe',
    `#include <unistd.h>\n${wrapInMain('int p[2]; if (pipe(p) != 0) return 1;')}`,
    'process-function',
    4,
  ],
  [
    'the number of the process',
    `#include <unistd.h>\n${wrapInMain('printf("%d", (int)getpid());')}`,
    'process-function',
    4,
  ],
  [
    'a temporary file with its name',
    `#include <stdlib.h>\n${wrapInMain('char n[] = "aXXXXXX"; int f = mkstemp(n); return f;')}`,
    'process-function',
    4,
  ],
  [
    '`alarm`',
    `#include <unistd.h>\n${wrapInMain('alarm(3);')}`,
    'process-function',
    4,
  ],
  [
    'a function of the program called like one of the system, of which nothing is said',
    joinProgram(
      '#include <stdio.h>',
      'static void thrd_create(void) { puts("ya"); }',
      'int main(void) { thrd_create(); return 0; }',
    ),
    undefined,
  ],
  // Random numbers.
  [
    '`rand` without `srand`',
    `#include <stdlib.h>\n${wrapInMain('int dado = rand() % 6 + 1;', 'printf("%d", dado);')}`,
    'hint-rand-without-srand',
    4,
  ],
  [
    '`rand` without `srand` in a game',
    `#include <stdlib.h>\n${wrapInMain('int secreto = rand() % 10 + 1, n = 0;', 'if (scanf("%d", &n) == 1 && n == secreto) puts("¡Sí!");', 'printf("%d", rand());')}`,
    'hint-rand-without-srand',
    4,
  ],
  [
    '`rand` without `srand` in a coin',
    `#include <stdlib.h>\n${wrapInMain('if (rand() % 2 == 0) puts("cara"); else puts("cruz");')}`,
    'hint-rand-without-srand',
    4,
  ],
  [
    'the numbers that `rand` gives, of which nothing is said',
    `#include <stdlib.h>\n${wrapInMain('for (int i = 0; i < 4; i++) printf("%d\\n", rand());')}`,
    undefined,
  ],
  [
    '`srand` in a loop',
    `#include <stdlib.h>\n#include <time.h>\n${wrapInMain('for (int i = 0; i < 3; i++) {', 'srand(time(NULL));', 'printf("%d", rand()); }')}`,
    'hint-srand-in-loop',
    6,
  ],
  [
    '`srand` before a loop, of which nothing is said',
    `#include <stdlib.h>\n#include <time.h>\n${wrapInMain('srand(time(NULL));', 'for (int i = 0; i < 3; i++) printf("%d", rand());')}`,
    undefined,
  ],
];

/**
 * A quick check runs a sample; a change in the files that decide the cards runs
 * all.
 */
const sampledMistakes = sampleCases(mistakes, {
  count: 8,
  getName: ([messageText, text]) => `${messageText} ${text}`,
  allIfChanged: /^src\/labs\/c\/(?:explain|engine)\//,
});

describe('the first card of a beginner’s mistake', () => {
  it.each(sampledMistakes.map((mistake) => [mistake[0], mistake] as const))(
    'is the right one, in its line: %s',
    async (_, mistake) => {
      const [, text, card, line = 3] = mistake;
      await prove(['mistake', mistake], async () => {
        const first = await getFirstCard(text, await getNodeCompiler());
        expect(first.id).toBe(card);
        if (card !== undefined) expect(first.place?.line).toBe(line);
        return [];
      });
    },
  );
});

const header = {
  name: 'punto.h',
  text: 'typedef struct {\n    int x;\n} Punto;\n',
};
const guardedFile = {
  name: 'punto.h',
  text: `#ifndef PUNTO_H\n#define PUNTO_H\n${header.text}#endif\n`,
};
const twice =
  '#include "punto.h"\n#include "punto.h"\nint main(void) { return 0; }\n';

describe('the first card of a program of several files', () => {
  it.each<readonly [string, readonly SourceFile[], string | undefined]>([
    [
      'a header twice',
      [{ name: 'main.c', text: twice }, header],
      'header-included-twice',
    ],
    [
      'a header through another one too',
      [
        {
          name: 'main.c',
          text: '#include "punto.h"\n#include "linea.h"\nint main(void) { return 0; }\n',
        },
        { name: 'punto.h', text: 'struct punto {\n    int x;\n};\n' },
        { name: 'linea.h', text: '#include "punto.h"\n' },
      ],
      'header-included-twice',
    ],
    [
      'a header with a function twice',
      [
        { name: 'main.c', text: twice },
        { name: 'punto.h', text: 'int doble(int n) { return 2 * n; }\n' },
      ],
      'header-included-twice',
    ],
    [
      'a header with an `enum` twice',
      [
        { name: 'main.c', text: twice },
        { name: 'punto.h', text: 'enum color { ROJO, AZUL };\n' },
      ],
      'header-included-twice',
    ],
    [
      'a header with a guard twice, of which nothing is said',
      [{ name: 'main.c', text: twice }, guardedFile],
      undefined,
    ],
    [
      '`rand` in a file and `srand` in another, of which nothing is said',
      [
        {
          name: 'main.c',
          text: '#include <stdlib.h>\nint dado(void);\nint main(void) { srand(3); return dado(); }\n',
        },
        {
          name: 'dado.c',
          text: '#include <stdlib.h>\nint dado(void);\nint dado(void) { return rand() % 6; }\n',
        },
      ],
      undefined,
    ],
  ])('is the right one: %s', async (messageText, files, card) => {
    await prove(['files', messageText, files, card], async () => {
      const first = await getFirstCard(files, await getNodeCompiler());
      expect(first.id).toBe(card);
      return [];
    });
  });
});

describe('the quotes that a text lacks', () => {
  it.each([
    ['A este texto le faltan las comillas', 'printf(%-20s%d\\n, "Oro", 3);'],
    ['A este texto le faltan las comillas', 'printf(Hola, mundo\\n);'],
    ['A este texto le falta la comilla que lo abre', 'printf(Hola\\n");'],
    ['A este texto le falta la comilla que lo abre', 'printf(Oro: ");'],
  ])('are counted: %s, in %s', async (title, line) => {
    await prove(['quotes', title, line], async () => {
      const first = await getFirstCard(
        wrapInMain(line),
        await getNodeCompiler(),
      );
      expect(first.title).toBe(title);
      return [];
    });
  });
});

describe('the words of a card for several faults', () => {
  it.each([
    ['Falta el paréntesis que abre después de `printf`', 'printf"Hola\\n");'],
    ['El paréntesis que abre quedó delante de `printf`', '( printf"Hola\\n");'],
    ['Para multiplicar se escribe `*`', 'int i = 2; int numero = i x 1;'],
    [
      'Hay dos valores seguidos, sin un signo como `*`',
      'int x = 2; int numero = 3 x 1;',
    ],
    [
      'Un nombre no lleva espacios, puntos ni guiones: quizá es `vida_max`',
      'int vida_max = 2; printf("%d", vida-max);',
    ],
    ['Para restar uno se escribe `--`, no `=-`', 'int i = 3; i =-;'],
    ['Para sumar uno se escribe `++`, no `+`', 'int i = 3; i +;'],
    ['La letra de `%S` va en minúscula: `%s`', 'printf("%S", "a");'],
  ])('say which one it is: %s, in %s', async (title, line) => {
    await prove(['words', title, line], async () => {
      const first = await getFirstCard(
        wrapInMain(line),
        await getNodeCompiler(),
      );
      expect(first.title).toBe(title);
      return [];
    });
  });
});
