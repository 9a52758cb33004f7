/** @jest-environment node */
import { findHints } from '..';
import { hintCards } from '../cards';
import { readCoursePrograms } from '../testing/programs';
import { measureCpuMs } from '../../../../testing/measureCpuMs';
import { readExample } from '../testing/examples';

const main = (text: string) => [{ name: 'main.c', text }];

const listHints = (text: string) =>
  findHints(main(text), []).map(({ id, place }) => [id, place?.line]);

/**
 * Hints expected in course programs. Lessons show these faults on purpose and
 * ask the reader to find them; one solution leaves the result of `scanf`
 * unchecked.
 */
const faultsOfTheCourse = [
  'hint-character-reads-enter: scanf("%c", &clave);',
  'hint-character-reads-enter: scanf("%c", &inicial);',
  'hint-character-reads-enter: scanf("%c", &inicial);',
  'hint-condition-unchanged: while (vida > 0);',
  'hint-end-of-file-loop: while (!feof(f)) {',
  'hint-equal-decimals: suma == 0.3);',
  'hint-hidden-variable: int mejor = i * 10;',
  'hint-hidden-variable: int oro = 500;',
  'hint-input-loop: do {',
  'hint-input-loop: do {',
  'hint-input-loop: while (oro != 0) {',
  'hint-input-loop: while (oro >= 0) {',
  'hint-integer-division: double mitad = oro / 2;',
  'hint-integer-division: media = (primero + segundo) / 2;',
  'hint-macro-split: #define DOBLE(x) x + x',
  'hint-macro-split: #define GOLPE 1 + 1',
  'hint-macro-split: #define PREMIO 10 + 5',
  'hint-result-dropped: herir(vida);',
  'hint-single-ampersand: if (coins & keys) {',
  'hint-srand-in-loop: srand((unsigned)time(NULL));',
  'hint-swap-of-copies: int aux = a;',
];

describe('the hints of what no tool mentions', () => {
  it.each(hintCards.map(({ id }) => id))('answer their example: %s', (id) => {
    const hints = findHints(readExample(id) ?? [], []);
    expect(hints.map((hint) => hint.id)).toEqual([id]);
  });

  it('say of the programs of the course only the faults that they have', () => {
    const hintTexts = readCoursePrograms().flatMap((text) =>
      listHints(text).map(
        ([id, line]) => `${id}: ${text.split('\n')[Number(line) - 1]?.trim()}`,
      ),
    );
    expect(hintTexts.sort()).toEqual(faultsOfTheCourse);
  });

  it.each([
    'while (1) ',
    'do ',
    'for (;;) { break; ',
    'for (i = 0; i != 5; i += 2) ',
    'void f(void) { while (x < 3) scanf("%d", &x); } ',
    'int area = 1 / side ^ 2; ',
    'void f(void) { int x = 1; { int x = 2; } x = 3; } ',
    'void f(void) { scanf("%d", &x); scanf("%c", &y); } ',
    'else if (x >= 5) ',
  ])(
    'take no time that a reader notices, whatever there is: %s again and again',
    (part) => {
      const text = part.repeat(15_900 / part.length);
      findHints(main(text), []);
      expect(measureCpuMs(() => findHints(main(text), []))).toBeLessThan(1000);
    },
  );

  it('are none of a program that no beginner writes: longer, or deeper', () => {
    const hint = 'int area = side ^ 2;\n';
    expect(listHints(`${hint}${' '.repeat(20_000)}`)).toEqual([]);
    expect(listHints(`${hint}${'{'.repeat(50)}`)).toEqual([]);
  });

  it('tell of an empty function in a program of any length', () => {
    const text = `void title(void)\n{\n}\n${' '.repeat(500_000)}`;
    expect(listHints(text)).toEqual([['hint-empty-function', 1]]);
    expect(measureCpuMs(() => findHints(main(text), []))).toBeLessThan(1000);
  });

  it.each([
    ['is `main`', 'int main(void)\n{\n}\n'],
    ['has a comment in its body', 'void wait(void)\n{ /* nothing */ }\n'],
    ['does something', 'void wait(void)\n{\n    getchar();\n}\n'],
  ])('say nothing of a function that %s', (_, text) => {
    expect(listHints(text)).toEqual([]);
  });

  it('name what the learner wrote', () => {
    const [hint] = findHints(main('int area = side ^ 2;\n'), []);
    expect(hint?.change).toEqual({ before: 'side ^ 2', after: 'pow(side, 2)' });
    expect(hint?.summary).toMatch(/^Aviso en la línea 1: /);
  });

  it('say nothing of a line of which the compiler said something', () => {
    const text = 'int area = side ^ 2;\n';
    const place = { file: 'main.c', line: 1, column: 5 };
    const diagnostic = {
      severity: 'warning',
      message: 'unused variable',
      place,
      flag: 'unused-variable',
      notes: [],
    } as const;
    expect(findHints(main(text), [diagnostic])).toEqual([]);
  });

  it.each([
    ['a program that works with bits', 'int x = y ^ 2;\nint z = x >> 1;\n'],
    ['one that changes a single bit', 'int x = y ^ 1;\n'],
    ['a comment or a text', '// side ^ 2\nputs("side ^ 2");\n'],
  ])('leave `^` alone in %s', (_, text) => {
    expect(listHints(text)).toEqual([]);
  });

  it.each([
    [
      'goes through its text',
      'char *p = text;\nchar *end = text;\nwhile (p != end) p++;\n',
    ],
    [
      'was given by a function',
      'char text[9];\nchar *at = strchr(text, 97);\nif (at == text) puts("");\n',
    ],
    [
      'was given to a function',
      'char text[9];\nchar *end;\nstrtol(text, &end, 10);\nif (end == text) puts("");\n',
    ],
    ['is compared with NULL', 'char *name;\nif (name == NULL) puts("");\n'],
  ])('leave a pointer to a text alone that %s', (_, text) => {
    expect(listHints(text)).toEqual([]);
  });

  it.each([
    ['a letter of it is replaced', 'line[n - 1] = 0;'],
    ['it is given to a function of the program', 'clean(line);'],
  ])('leave the Enter of a line alone when %s', (_, change) => {
    const text = `char line[9];\nfgets(line, 9, stdin);\n${change}\nif (strcmp(line, "si") == 0) puts("");\n`;
    expect(listHints(`int main(void)\n{\n${text}}\n`)).toEqual([]);
  });

  it.each([
    [
      'a function that cuts the decimals on purpose',
      'int entera(double x)\n{\n    double y = x * 2;\n    return (int)y;\n}\n',
    ],
    [
      'a function that rounds',
      'int redondea(double x)\n{\n    double y = x + 0.5;\n    return y;\n}\n',
    ],
    [
      'a refusal when two texts differ',
      'int f(const char *a)\n{\n    if (strcmp(a, "hola")) {\n        puts("Clave incorrecta");\n    }\n    if (strcmp(a, "x"))\n        return 1;\n    return 0;\n}\n',
    ],
    [
      'a copy of a text that was read',
      'int f(void)\n{\n    char a[9], b[9];\n    scanf("%8s", b);\n    strcpy(a, b);\n}\n',
    ],
    [
      'a word that is asked for',
      'int f(void)\n{\n    char nombre[9];\n    printf("Nombre: ");\n    scanf("%8s", nombre);\n}\n',
    ],
    [
      'a largest value among some that are not negative',
      'int f(void)\n{\n    int v[] = {3, -1, 4};\n    int best = 0;\n    for (int i = 0; i < 3; i++)\n        if (v[i] > best)\n            best = v[i];\n    return best;\n}\n',
    ],
    [
      'a value kept within its limit',
      'int f(int max)\n{\n    int hit = 0;\n    scanf("%d", &hit);\n    if (hit > max)\n        hit = max;\n    return hit;\n}\n',
    ],
    [
      'a total of each row',
      'void f(int m[3][3])\n{\n    for (int i = 0; i < 3; i++) {\n        int sum = 0;\n        for (int j = 0; j < 3; j++)\n            sum += m[i][j];\n        int odd = 0;\n        if (sum % 2) odd = 1;\n        printf("%d %d", sum, odd);\n    }\n}\n',
    ],
    [
      'a mask of bits',
      'int f(unsigned a, unsigned b)\n{\n    if (a & b)\n        return 1;\n    return 0;\n}\n',
    ],
    [
      'a macro with its parentheses, and a sum that nothing multiplies',
      '#define A(x) ((x) + (x))\n#define B 2 + 3\nint f(void)\n{\n    return 3 * A(4) - B;\n}\n',
    ],
  ])('are none of %s', (_, text) => {
    expect(listHints(text)).toEqual([]);
  });

  it('see the change of a variable whose name another function has for a constant', () => {
    const text =
      'void f(const char word[])\n{\n    puts(word);\n}\nint main(void)\n{\n    int word = 0;\n    int end = 3;\n    while (word < end) {\n        word++;\n    }\n    return 0;\n}\n';
    expect(listHints(text)).toEqual([]);
  });

  it.each([
    ['the number is of its values', 'if (scanf("%d", &a) != 1) return 1;\n'],
    ['some of them may lack', 'if (scanf("%d %d", &a, &b) > 0) return 1;\n'],
    ['it reads from a file', 'if (fscanf(f, "%d", &a) < 1) return 1;\n'],
    ['a comma is missing', 'if (scanf("%d"\n&a) != 1) return 1;\n'],
  ])('leave `scanf` alone where %s', (_, code) => {
    expect(listHints(code)).toEqual([]);
  });

  it.each([
    ['a comparison', '{ if (scanf("%d",\n&a) > 1) return 1; }\n'],
    ['an `if` without braces', '{ if (a)\nputs("a"),\na = 2; }\n'],
    ['a list', '{ int v[] = { f(1),\na = 3 }; }\n'],
    ['the step of a `for`', '{ for (;; f(a),\na = 3) break; }\n'],
    ['a single line', '{ puts("a"), a = 3; }\n'],
  ])('leave a comma alone in %s', (_, code) => {
    expect(listHints(code).map(([id]) => id)).not.toContain(
      'hint-comma-at-end',
    );
  });
});
