/** @jest-environment node */
import {
  formatFindings,
  checkSourceMemory,
} from '../../../testing/checkSourceMemory';

// The first test waits until the compiler is ready.
jest.setTimeout(300_000);

/** Builds a program with a body for `main` and one line of code before it. */
const createProgram = (body: string, before = '') =>
  [
    '#include <stdio.h>',
    '#include <stdlib.h>',
    '#include <string.h>',
    before.replaceAll('\n', ' '),
    'int main(void) {',
    body,
    'return 0;',
    '}',
  ].join('\n');

/** Line number of the first statement of `main`. */
const first = 6;

const fill =
  'void fill(int *v, int n) { for (int i = 0; i <= n; i++) v[i] = i; }';
const byValue =
  'int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }';
const sum =
  'int sum(const int *v, int n) { int s = 0; for (int i = 0; i <= n; i++) s += v[i]; return s; }';

describe('files that a program leaves open', () => {
  const open = 'FILE *f = fopen("notas.txt", "w");\nif (f == NULL) return 1;';
  const findAll = async (body: string, before?: string) =>
    formatFindings(
      await checkSourceMemory(createProgram(body, before)),
      'file',
      'files',
    );

  it('tells the line that opened each of them', async () => {
    expect(await findAll(`${open}\nfputs("a", f);`)).toEqual([
      `${first} file_left_open file=notas.txt files=1`,
    ]);
    expect(
      await findAll(
        'FILE *a = fopen("a.txt", "w");\nFILE *b = fopen("b.txt", "w");\nif (a == NULL || b == NULL) return 1;\nfclose(a);',
      ),
    ).toEqual([`${first + 1} file_left_open file=b.txt files=1`]);
  });

  it('counts those that one line opened', async () => {
    expect(
      await findAll(
        'char name[] = "0.txt";\nfor (int i = 0; i < 3; i++) {\nname[0]++;\nFILE *f = fopen(name, "w");\nif (f) fputs("a", f);\n}',
      ),
    ).toEqual([`${first + 3} file_left_open file=1.txt files=3`]);
  });

  it('tells one whose pointer was lost when it was opened again', async () => {
    expect(
      await findAll(`${open}\nf = fopen("b.txt", "w");\nfclose(f);`),
    ).toEqual([`${first} file_left_open file=notas.txt files=1`]);
  });

  it.each([
    ['a closed file', `${open}\nfclose(f);`],
    ['a file that could not be opened', 'fopen("no.txt", "r");'],
    ['a file closed in a function', `${open}\nend(f);`],
    [
      'a file that was opened again with freopen, and closed',
      `${open}\nf = freopen("b.txt", "w", f);\nfclose(f);`,
    ],
    // The library closes it; a program that gives up need not.
    ['a program that ends with a failure', `${open}\nreturn 2;`],
    ['a program that exits with a failure', `${open}\nexit(2);`],
  ])('says nothing of %s', async (_, body) => {
    expect(await findAll(body, 'void end(FILE *f) { fclose(f); }')).toEqual([]);
  });
});

describe('what a watched program does wrong with memory', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'writes after the end of a local array through a parameter',
      createProgram(
        'int a[5];\nint b[5] = {0};\nfill(a, 5);\nprintf("%d", b[0]);',
        fill,
      ),
      ['4 outside access=write name=a index=5'],
    ],
    [
      'reads after the end of a global array through a parameter',
      createProgram(
        'printf("%d", sum(nums, 4) + more[0]);',
        `int nums[4]; int more[4]; ${sum}`,
      ),
      ['4 outside access=read name=nums index=4'],
    ],
    [
      'reads before the start of an array',
      createProgram(
        'int a[3] = {1, 2, 3};\nint i = -1;\nint *p = a;\nprintf("%d", p[i]);',
      ),
      [`${first + 3} outside access=read name=a index=-1`],
    ],
    [
      'writes letters after the end of an array',
      createProgram(
        'char s[8];\nchar t[8];\nerase(t, 7);\nerase(s, 8);',
        "void erase(char *s, int n) { for (int i = 0; i <= n; i++) s[i] = 'x'; }",
      ),
      ['4 outside access=write name=s index=8'],
    ],
    [
      'frees a block twice',
      createProgram('int *p = malloc(4);\nfree(p);\nfree(p);'),
      [`${first + 2} double_free born=${first} freed=${first + 1}`],
    ],
    [
      'reads a freed block',
      createProgram('int *p = calloc(1, 4);\nfree(p);\nprintf("%d", *p);'),
      [`${first + 2} freed access=read born=${first} freed=${first + 1}`],
    ],
    [
      'writes a freed block',
      createProgram('int *p = calloc(1, 4);\nfree(p);\n*p = 3;'),
      [`${first + 2} freed access=write born=${first} freed=${first + 1}`],
    ],
    [
      'writes after the end of a block',
      createProgram(
        'int n = 5;\nint *p = malloc(n * sizeof *p);\nfor (int i = 0; i <= n; i++)\np[i] = i;\nfree(p);',
      ),
      [`${first + 3} outside access=write index=5 born=${first + 1}`],
    ],
    [
      'reads after the end of a block',
      createProgram(
        'int n = 5;\nchar *p = calloc(n, 1);\nprintf("%d", p[n]);\nfree(p);',
      ),
      [`${first + 2} outside access=read index=5 born=${first + 1}`],
    ],
    [
      'asks for a text without its zero',
      createProgram(
        'const char *a = "hola";\nchar *b = malloc(strlen(a));\nstrcpy(b, a);\nfree(b);',
      ),
      [`${first + 2} text function=strcpy needs=5 room=4 born=${first + 1}`],
    ],
    [
      'writes into a text of the program',
      createProgram('char *s = "hola";\ns[0] = \'H\';\nputs(s);'),
      [`${first + 1} literal text=hola`],
    ],
    [
      'reads a variable of a block that was closed',
      createProgram('int *p;\n{\nint x = 5;\np = &x;\n}\nprintf("%d", *p);'),
      [`${first + 5} closed name=x`],
    ],
    [
      'writes a variable of the body of a loop after it',
      createProgram(
        'int *last = NULL;\nfor (int i = 0; i < 3; i++) {\nint square = i * i;\nlast = &square;\n}\n*last = 1;',
      ),
      [`${first + 5} closed name=square`],
    ],
    [
      'compares numbers that it never gave with `memcmp`',
      createProgram(
        'int a[3] = {1, 2, 3};\nint b[3];\nb[0] = 1;\nif (memcmp(a, b, sizeof a) == 0) puts("sí");',
      ),
      [`${first + 3} unset`],
    ],
    [
      'writes a record that it never gave to a file',
      createProgram(
        'struct pair v[2];\nv[0].a = 1;\nFILE *f = fopen("v.bin", "wb");\nif (f == NULL) return 1;\nfwrite(v, sizeof v[0], 2, f);\nfclose(f);',
        'struct pair { int a; int b; };',
      ),
      [`${first + 4} unset`],
    ],
    [
      'has `qsort` sort one element too many',
      createProgram(
        'int v[3] = {3, 1, 2};\n qsort(v, 4, sizeof v[0], by_value);',
        byValue,
      ),
      [`${first + 1} outside name=v`],
    ],
    [
      'has `bsearch` look one element too far',
      createProgram(
        'int v[3] = {1, 2, 3};\nint k = 9;\nif (bsearch(&k, v, 4, sizeof v[0], by_value)) puts("sí");',
        byValue,
      ),
      [`${first + 2} outside name=v`],
    ],
    [
      'copies a text that does not fit',
      createProgram('char s[4];\nstrcpy(s, "Fernando");'),
      [`${first + 1} text name=s function=strcpy needs=9 room=4`],
    ],
    [
      'copies a text that does not fit in a field',
      createProgram(
        'struct { char name[4]; int age; } a = {"", 3};\nstrcpy(a.name, "Fernando");\nprintf("%d", a.age);',
      ),
      [`${first + 1} text name=a function=strcpy needs=9 room=4`],
    ],
    [
      'appends a text that does not fit',
      createProgram('char s[6] = "hola";\nstrcat(s, " mundo");'),
      [`${first + 1} text name=s function=strcat needs=11 room=6`],
    ],
    [
      'writes a number as a text that does not fit',
      createProgram('char s[6];\nint n = 1234567;\nsprintf(s, "%d", n);'),
      [`${first + 2} text name=s function=sprintf needs=8 room=6`],
    ],
    [
      'reads a word that does not fit',
      createProgram('char s[6];\nscanf("%s", s);'),
      [`${first + 1} text name=s function=scanf needs=9 room=6`],
    ],
    [
      'loses the blocks of a loop',
      createProgram(
        'for (int i = 0; i < 3; i++) {\nchar *p = malloc(10);\np[0] = 1;\n}',
      ),
      [`${first + 1} leak size=30 blocks=3`],
    ],
    [
      'loses a block by storing another in its pointer',
      createProgram('char *p = malloc(10);\np = malloc(5);\nfree(p);'),
      [`${first} leak size=10 blocks=1`],
    ],
    [
      'frees the middle of a block',
      createProgram('char *p = malloc(10);\nfree(p + 1);'),
      [`${first + 1} bad_free thing=middle born=${first}`],
    ],
    [
      'frees a local variable',
      createProgram('int x = 3;\nint *p = &x;\nfree(p);'),
      [`${first + 2} bad_free thing=variable name=x`],
    ],
    [
      'decides by a variable without a value',
      createProgram(
        'int sum;\nfor (int i = 0; i < 3; i++) sum += i;\nif (sum > 2)\nputs("sí");',
      ),
      [`${first + 2} unset name=sum`],
    ],
    [
      'prints a variable without a value',
      createProgram('int a[3];\nint *p = a;\nprintf("%d", p[1]);'),
      [`${first + 2} unset name=a`],
    ],
    [
      'prints a byte of a block that nobody wrote',
      createProgram('int *p = malloc(12);\nprintf("%d", p[2]);\nfree(p);'),
      [`${first + 1} unset thing=block born=${first}`],
    ],
    [
      'follows a pointer to a variable of a function that ended',
      createProgram(
        'int *p = make();\nprintf("%d", *p);',
        'int *make(void) { int x = 5; int *p = &x; return p; }',
      ),
      [`${first + 1} expired name=x owner=make`],
    ],
    [
      'follows a null pointer',
      createProgram('int *p = NULL;\nint i = 3;\np[i] = 1;'),
      [`${first + 2} null access=write`],
    ],
    [
      'hands a null pointer to the library',
      createProgram('char *p = NULL;\nif (getenv("NADA") == NULL)\nputs(p);'),
      [`${first + 2} null access=read`],
    ],
    [
      'prints letters without a zero at their end',
      createProgram("char s[3] = {'a', 'b', 'c'};\nprintf(\"%s\", s);"),
      [`${first + 1} unterminated name=s`],
    ],
    [
      'decides by a variable without a value in a function that calls no other',
      createProgram(
        'int v[3] = {3, 9, 4};\nprintf("%d", greatest(v, 3));',
        'int greatest(const int *v, int n) { int m; for (int i = 0; i < n; i++) if (v[i] > m) m = v[i]; return m; }',
      ),
      ['4 unset name=m'],
    ],
    [
      'writes to a file that it closed',
      createProgram(
        'FILE *f = fopen("a.txt", "w");\nif (f == NULL) return 1;\nfclose(f);\nfprintf(f, "a");',
      ),
      [`${first + 3} file_closed function=fprintf freed=${first + 2}`],
    ],
    [
      'closes a file twice',
      createProgram(
        'FILE *f = fopen("a.txt", "w");\nif (f == NULL) return 1;\nfclose(f);\nfclose(f);',
      ),
      [`${first + 3} file_closed function=fclose freed=${first + 2}`],
    ],
    [
      'prints letters after which it wrote nothing',
      createProgram("char s[8];\ns[0] = 'a';\ns[1] = 'b';\nputs(s);"),
      [`${first + 3} unterminated name=s letters=2`],
    ],
    [
      'prints letters of a block after which it wrote nothing',
      createProgram("char *s = malloc(8);\ns[0] = 'a';\nputs(s);\nfree(s);"),
      [`${first + 2} unterminated letters=1 born=${first}`],
    ],
    [
      'reads the next node of one that it freed',
      createProgram(
        'struct node *h = NULL;\nfor (int i = 0; i < 2; i++) {\nstruct node *n = malloc(sizeof *n);\nn->next = h;\nh = n;\n}\nfor (struct node *p = h; p != NULL; p = p->next)\nfree(p);',
        'struct node { int v; struct node *next; };',
      ),
      [`${first + 6} freed access=read born=${first + 2} freed=${first + 7}`],
    ],
  ])('is told when it %s', async (_, source, expected) => {
    const outcome = await checkSourceMemory(source, { stdin: 'Fernando\n' });
    const names = [
      'access',
      'thing',
      'name',
      'index',
      'text',
      'function',
      'needs',
      'room',
      'owner',
      'letters',
      'size',
      'blocks',
      'born',
      'freed',
    ];
    const [firstFinding] = formatFindings(outcome, ...names);
    expect(firstFinding?.split(' ')).toEqual(
      expect.arrayContaining(expected[0]?.split(' ') ?? []),
    );
  });
});

it('finds a leak in a program with a global of another file that nothing names', async () => {
  const outcome = await checkSourceMemory([
    {
      name: 'prueba.c',
      text: '#include <stdlib.h>\nint main(void)\n{\n    char *p = malloc(2);\n    p[0] = 1;\n    p = NULL;\n    return p != NULL;\n}\n',
    },
    { name: 'otro.c', text: 'int never_used = 3;\n' },
  ]);
  expect(formatFindings(outcome)).toEqual(['4 leak']);
});

it.each([
  [
    '`memcmp` compare structures with padding',
    'struct mixed a, b;\na.c = b.c = 1;\na.n = b.n = 2;\nif (memcmp(&a, &b, sizeof a) == 0) puts("sí");',
  ],
  [
    '`fwrite` write records whose texts do not fill their arrays',
    'struct mixed v[2];\nfor (int i = 0; i < 2; i++) { strcpy(v[i].name, "Eva"); v[i].n = i; }\nFILE *f = fopen("v.bin", "wb");\nif (f == NULL) return 1;\nfwrite(v, sizeof v[0], 2, f);\nfwrite(v, 1, sizeof v, f);\nfclose(f);',
  ],
])('lets %s', async (_, body) => {
  const program = createProgram(
    body,
    'struct mixed { char c; int n; char name[16]; };',
  );
  expect(formatFindings(await checkSourceMemory(program))).toEqual([]);
});

it('lets `qsort` move structures whose texts do not fill their arrays', async () => {
  const source = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct hero { char name[16]; int gold; };
static int by_name(const void *a, const void *b)
{
    const struct hero *one = a, *other = b;
    return strcmp(one->name, other->name);
}
int main(void)
{
    struct hero v[8];
    const char *names[] = {"Sebastián", "Eva", "Maximiliano", "Lu", "Ana"};
    for (int i = 0; i < 5; i++) {
        strcpy(v[i].name, names[i]);
        v[i].gold = i;
    }
    qsort(v, 5, sizeof v[0], by_name);
    for (int i = 0; i < 5; i++) {
        printf("%s %d\\n", v[i].name, v[i].gold);
    }
    return 0;
}
`;
  expect((await checkSourceMemory(source)).findings).toEqual([]);
});

describe('a program that asks for the time', () => {
  it('is told again what it was told when it ran', async () => {
    const source = createProgram(
      'int *p = malloc(4);\nint secret = (int)(time(NULL) % 1000000);\nif (secret == 123456)\np[1] = 0;\nfree(p);',
      '#include <time.h>',
    );
    const createClockOptions = (value: bigint) => ({
      tape: {
        clocks: [[0, [{ value: value * 1_000_000_000n, times: 1 }]]] as const,
        random: [],
        sleeps: 0,
      },
    });
    expect(
      formatFindings(
        await checkSourceMemory(source, createClockOptions(5_123_456n)),
      ),
    ).toEqual([`${first + 3} outside`]);
    expect(
      formatFindings(
        await checkSourceMemory(source, createClockOptions(5_123_457n)),
      ),
    ).toEqual([]);
  });
});

it('says nothing of a file that is closed and opened again', async () => {
  const source = createProgram(
    'for (int i = 0; i < 3; i++) {\nFILE *f = fopen("a.txt", "w");\nif (f == NULL) return 1;\nfputs("a", f);\nfclose(f);\n}',
  );
  expect(formatFindings(await checkSourceMemory(source))).toEqual([]);
});

it('finds the fault that makes a recursion endless in its first calls', async () => {
  const source = createProgram(
    'struct leaf *l = calloc(1, sizeof *l);\nif (l == NULL) return 1;\nprune(l);',
    'struct leaf { struct leaf *left; }; void prune(struct leaf *l) { if (l == NULL) return; free(l); prune(l->left); }',
  );
  const outcome = await checkSourceMemory(source, {
    budget: { ms: 60_000, steps: 20_000_000, calls: 100 },
  });
  expect(formatFindings(outcome)[0]).toBe('4 freed');
});

it('stops when there are more calls in progress than it may repeat', async () => {
  const source = createProgram(
    'printf("%d", count(1));',
    'int count(int n) { return n == 0 ? 0 : 1 + count(n + 1); }',
  );
  expect(
    await checkSourceMemory(source, {
      budget: { ms: 60_000, steps: 20_000_000, calls: 100 },
    }),
  ).toEqual({ findings: [], isComplete: false });
});

describe('a program that is too much to watch', () => {
  it('is watched as far as its budget goes, and that is said', async () => {
    const source = createProgram(
      'long n = 0;\nfor (long i = 0; i < 2000000; i++) n += i;\nprintf("%ld", n);',
    );
    const outcome = await checkSourceMemory(source, {
      budget: { ms: 60_000, steps: 10_000 },
    });
    expect(outcome).toEqual({ findings: [], isComplete: false });
  });
});
