/** @jest-environment node */
import { formatFinding } from '../../content/finding';
import type { Finding } from '../../content/finding';
import { checkCourses, checkLesson } from '..';
import {
  createCourses,
  ending,
  exercises,
  createFilePath,
  createPage,
  sections,
  stepFiles,
  createTerminalExercise,
} from './fixtures';

const formatFindings = (findings: readonly Finding[]) =>
  findings.map(formatFinding).join('\n\n');

const { errors, practice, quiz, summary } = sections;

interface Written {
  readonly one?: Parameters<typeof createPage>[0];
  readonly two?: Parameters<typeof createPage>[0];
  readonly files?: Readonly<Record<string, string>>;
}

function check(
  { one, two, files }: Written,
  run = (root: string) => checkLesson(createFilePath('uno'), root),
): readonly Finding[] {
  const project = createCourses({
    [createFilePath('uno')]: createPage({
      body: ending,
      ...one,
      head: `sidebar_position: 1\n${one?.head ?? ''}`,
    }),
    [createFilePath('dos')]: createPage({
      body: ending,
      ...two,
      head: `sidebar_position: 2\n${two?.head ?? ''}`,
    }),
    ...files,
  });
  try {
    return run(project.root);
  } finally {
    project.remove();
  }
}

const formatByLevel = (level: Finding['level'], findings: readonly Finding[]) =>
  formatFindings(findings.filter((finding) => finding.level === level));

const createProgram = (line: string) =>
  `\`\`\`c\nint main(void)\n{\n    ${line}\n}\n\`\`\`\n\n`;
const createSession = (typedText: string) =>
  `\`\`\`shell-session\nana@casa:~$ ${typedText}\n\`\`\`\n\n`;
const createWords = (count: number) => `${'palabra '.repeat(count)}\n\n`;

it('A whole lesson has no errors', () => {
  expect(formatByLevel('error', check({}))).toBe('');
});

describe('A lesson is refused', () => {
  it.each<[string, Written, RegExp]>([
    [
      'when it is one sentence',
      { one: { body: 'Hola.\n' } },
      /uno\.mdx\n.*«## Errores comunes»\n.*sin él[\s\S]*«## Practica»[\s\S]*«## Comprueba lo aprendido»[\s\S]*«## Resumen»/,
    ],
    [
      'when it lost the mark of its placeholder',
      { one: { body: '<Placeholder />\n' } },
      /línea 7\n.*«tipo: proximamente»[\s\S]*<Placeholder \/> en una página/,
    ],
    [
      'when it is written and still says that it is to come',
      { one: { kind: 'proximamente', body: 'Hola.\n' } },
      /línea 6\n.*solo <Placeholder \/>[\s\S]*texto en una página/,
    ],
    [
      'when its last sections are in another order',
      { one: { body: `${practice}${errors}${quiz()}${summary}` } },
      /«## Errores comunes» antes de «## Practica»\n.*el orden contrario/,
    ],
    [
      'when a section has only its title',
      { one: { body: ending.replace('\n\nFin.\n', '\n') } },
      /algo escrito en «## Resumen»\n.*el título solo/,
    ],
    [
      'when a level is missing',
      {
        one: {
          body: ending.replace(
            '<Exercise id="central">\n\nHaz.\n\n</Exercise>',
            'Nada.',
          ),
        },
      },
      /tres ejercicios o más en «## Practica».*\n.*: 2, sin central$/,
    ],
    [
      'when its exercises are elsewhere',
      {
        one: {
          body: `${practice.replace('## Practica', '## Otra')}${ending.replace(practice, '## Practica\n\nNada.\n\n')}`,
        },
      },
      /tres ejercicios/,
    ],
    [
      'when it asks two questions',
      { one: { body: ending.replace(quiz(), quiz(2)) } },
      /de 3 a 5 preguntas.*\n.*: 1 <Quiz>, 2 preguntas$/,
    ],
    [
      'when it asks six questions',
      { one: { body: ending.replace(quiz(), quiz(6)) } },
      /: 1 <Quiz>, 6 preguntas$/,
    ],
    [
      'when an objective is no infinitive',
      { one: { head: 'objetivos: [Contar, Las variables]\n', body: ending } },
      /línea 4 · campo «objetivos\.1»\n.*infinitivo.*\n.*«Las variables»$/,
    ],
    [
      'when it asks for a later lesson',
      { one: { head: 'requisitos: [dos]\n', body: ending } },
      /campo «requisitos\.0»\n.*\n.*«dos», que viene después$/,
    ],
    [
      'when it asks for itself',
      { one: { head: 'requisitos: [uno]\n', body: ending } },
      /«uno», que es esta misma$/,
    ],
    [
      'when it asks for a lesson that is not in the course',
      { one: { head: 'requisitos: [cero]\n', body: ending } },
      /«cero», que no está en el curso$/,
    ],
  ])('%s', (_, writtenPages, expected) => {
    expect(formatByLevel('error', check(writtenPages))).toMatch(expected);
  });

  it('when it is outside the menu of its course', () => {
    const file = 'docs/stevelabs/program1/suelta.mdx';
    const findings = check(
      { files: { [file]: createPage({ body: ending }) } },
      (root) => checkCourses(root),
    );
    expect(formatByLevel('error', findings)).toMatch(
      /^docs\/stevelabs\/program1\/suelta\.mdx\n.*módulo.*\n.*fuera del menú/,
    );
  });
});

it('A page that is to come, and is nothing else, has no findings', () => {
  const plannedPage = { kind: 'proximamente', body: '<Placeholder />\n' };
  expect(check({ one: plannedPage })).toEqual([]);
});

it('The first lesson of a course asks for none, and the next may ask for it', () => {
  const findings = check(
    { two: { head: 'requisitos: [uno]\n', body: ending } },
    (root) => checkCourses(root),
  );
  expect(formatByLevel('error', findings)).toBe('');
});

describe('A word before the lesson that teaches it is refused', () => {
  const createSecondPage = (word: string) => ({
    head: `ensena: ['${word}']\n`,
    body: `La palabra ${word}.\n\n${ending}`,
  });

  it.each<[string, string, string]>([
    ['a keyword', 'while', createProgram('while (0);')],
    ['a function', 'scanf', createProgram('scanf("hola");')],
    ['an operator', '==', createProgram('1 == 2;')],
    ['a format specifier', '%f', createProgram('printf("%8.2f", 1.5);')],
    ['an escape', '\\t', createProgram('printf("a\\tb");')],
    ['a header', 'math.h', '```c\n#include <math.h>\n```\n\n'],
    ['a directive', '#define', '```c\n#define MAX 3\n```\n\n'],
    ['a name that the language lacks', 'bool', createProgram('bool a;')],
    ['a command', 'grep', createSession('ls | grep a')],
    ['a command after sudo', 'apt', createSession('sudo apt update')],
    ['a command of a script', 'tar', '```bash\ncd c\ntar x\n```\n\n'],
    ['a command after a sum', 'cp', createSession('n=$(( 1 + 2 )); cp a b')],
  ])('%s', (_, word, body) => {
    const writtenPages = {
      one: { body: `${body}${ending}` },
      two: createSecondPage(word),
    };
    const foundText = formatByLevel('error', check(writtenPages));
    expect(foundText).toContain(`«${word}», que se enseña después, en «dos»`);
    expect(foundText).toMatch(/uno\.mdx, línea \d+\n/);
  });

  it.each([
    ['a symbol', '|', 'ls | wc'],
    ['a wildcard', '*', 'ls *.txt'],
    ['the opening of a sum', '$((', 'n=$((1+2))'],
  ])('%s of the shell, in a course about it', (_, word, typedText) => {
    const folder = 'docs/dumix/linux1/1-empezar';
    const findings = check(
      {
        files: {
          [`${folder}/_category_.yml`]: 'label: Empezar\nposition: 1\n',
          [`${folder}/uno.mdx`]: createPage({
            head: 'sidebar_position: 1\n',
            body: createSession(typedText),
          }),
          [`${folder}/dos.mdx`]: createPage({
            head: `sidebar_position: 2\nensena: ['${word}']\n`,
            body: `La palabra ${word}.\n`,
          }),
        },
      },
      (root) => checkLesson(`${folder}/uno.mdx`, root),
    );
    expect(formatByLevel('error', findings)).toContain(
      `«${word}», que se enseña después, en «dos»`,
    );
  });

  it('in an exercise in C, with its file and line', () => {
    expect(
      formatByLevel('error', check({ two: createSecondPage('>') })),
    ).toMatch(
      new RegExp(`^${exercises}/calentamiento/solucion\\.c, línea 3\n`),
    );
  });

  it('in an exercise of the terminal', () => {
    const files = createTerminalExercise('mkdir a\ncp a b\n', '');
    expect(
      formatByLevel(
        'error',
        check({ files: files, two: createSecondPage('cp') }),
      ),
    ).toMatch(/_uno\/reto\/solucion\.sh, línea 2\n/);
  });

  it.each<[string, Written]>([
    ['a session', { one: { body: `${createSession('cat << FIN')}${ending}` } }],
    [
      'an exercise of the terminal',
      { files: createTerminalExercise('cat << FIN\na\nFIN\n', '') },
    ],
  ])(
    'but for a symbol of %s in a course of another language, where it is something else',
    (_, writtenPages) => {
      expect(
        formatByLevel(
          'error',
          check({ ...writtenPages, two: createSecondPage('<<') }),
        ),
      ).toBe('');
    },
  );

  it('on its very line', () => {
    const body = `${createSession('ls')}${createProgram('while (0);')}${ending}`;
    expect(
      formatByLevel(
        'error',
        check({ one: { body }, two: createSecondPage('while') }),
      ),
    ).toMatch(/uno\.mdx, línea 14\n/);
  });

  it.each<[string, string, string]>([
    ['a comment', 'while', createProgram('// while (0);')],
    ['a text', 'while', createProgram('puts("while");')],
    ['what a program answers', 'grep', createSession('ls\ngrep')],
    [
      'a slip of the fingers',
      'lss',
      createSession('lss\nbash: lss: orden no encontrada'),
    ],
    ['a blank after a percent sign', '%d', createProgram('puts("100 % de");')],
    ['a value of an option', '=', createSession('gcc -std=c17 hola.c')],
  ])('but not in %s', (_, word, body) => {
    const writtenPages = {
      one: { body: `${body}${ending}` },
      two: createSecondPage(word),
    };
    expect(formatByLevel('error', check(writtenPages))).toBe('');
  });

  it('unless the lesson says so openly', () => {
    const writtenPages = {
      one: {
        head: 'adelanta: [while]\n',
        body: `${createProgram('while (0);')}${ending}`,
      },
      two: createSecondPage('while'),
    };
    expect(formatByLevel('error', check(writtenPages))).toBe('');
  });
});

describe('What a lesson says of words is refused', () => {
  it.each<[string, Written, RegExp]>([
    [
      'when another lesson teaches the same',
      {
        one: {
          head: 'ensena: [for]\n',
          body: `for\n\n${ending}`,
        },
        two: { head: 'ensena: [for]\n', body: `for\n\n${ending}` },
      },
      /dos\.mdx, línea 5 · campo «ensena\.0»\n.*\n.*«for», que enseña «uno»$/,
    ],
    [
      'when the word is not in the lesson',
      { one: { head: 'ensena: [prinft]\n', body: ending } },
      /uno\.mdx, línea 5 · campo «ensena\.0»\n.*\n.*«prinft», que no aparece$/,
    ],
    [
      'when it takes a leave that it does not need',
      { one: { head: 'adelanta: [while]\n', body: ending } },
      /campo «adelanta\.0»\n.*\n.*«while», que no se usa$/,
    ],
    [
      'when it takes a leave for what was taught before',
      {
        one: { head: 'ensena: [return]\n', body: ending },
        two: { head: 'adelanta: [return]\n', body: ending },
      },
      /dos\.mdx.*campo «adelanta\.0»\n.*\n.*«return», que enseña «uno»$/,
    ],
  ])('%s', (_, writtenPages, expected) => {
    const findings = check(writtenPages, (root) => checkCourses(root));
    expect(formatByLevel('error', findings)).toMatch(expected);
  });

  it('but a use with width and decimals is a use of the specifier', () => {
    const body = `${createProgram('printf("%8.2f", 1.5);')}${ending}`;
    expect(
      formatByLevel(
        'error',
        check({ one: { head: "ensena: ['%f']\n", body } }),
      ),
    ).toBe('');
  });
});

describe('A lesson is warned', () => {
  it.each<[string, Written, RegExp]>([
    ['when it is short', {}, /de 1000 a 1800 palabras.*\n.*: \d+$/m],
    [
      'when it is long',
      { one: { body: `${createWords(1900)}${ending}` } },
      /de 1000 a 1800 palabras.*\n.*: 19\d\d$/m,
    ],
    [
      'when a folded part is long',
      {
        one: {
          body: `<details>\n\n${createWords(251)}</details>\n\n${ending}`,
        },
      },
      /250 palabras como mucho.*\n.*: 251$/m,
    ],
    [
      'when it has nine terms in bold',
      {
        one: {
          body: `${Array.from('abcdefghi')
            .map((each) => `**${each}**`)
            .join(' ')}\n\n${ending}`,
        },
      },
      /8 términos.*\n.*: 9: a, b/,
    ],
    [
      'when a sitting is short',
      { one: { body: `${createWords(1900)}<Pausa />\n\n${ending}` } },
      /ratos de 25 a 40 minutos.*\n.*: el segundo, de 1\d$/m,
    ],
    [
      'when readers have nothing to do for long',
      { one: { body: `${createWords(301)}${ending}` } },
      /primeras 150 palabras\n.*nada antes de «Practica»[\s\S]*cada 300 palabras\n.*301 palabras seguidas/,
    ],
    [
      'when the first thing to do comes late',
      {
        one: {
          body: `${createWords(151)}\`\`\`c ejecutable\nint a;\n\`\`\`\n\n${ending}`,
        },
      },
      /primeras 150 palabras\n.*151 palabras antes/,
    ],
    [
      'when a line of a program is wider than a phone',
      {
        one: {
          body: `${createProgram(`puts("${'a'.repeat(30)}");`)}${ending}`,
        },
      },
      /línea 10\n.*42 letras como mucho.*\n.*: 43$/m,
    ],
    [
      'when nobody teaches a word that it uses',
      { one: { body: `${createProgram('goto fin;')}${ending}` } },
      /«ensena».*\n.*sin lección que las enseñe: .*\bgoto\b/,
    ],
  ])('%s', (_, writtenPages, expected) => {
    expect(formatByLevel('warning', check(writtenPages))).toMatch(expected);
  });

  it.each([
    ['a sum with spaces', 'n=$(( puntos + 1 ))'],
    ['a sum without spaces', 'n=$((puntos+1))'],
    ['a sum after a command', 'ls $(( puntos % 2 ))'],
    ['a comparison of numbers', '(( puntos > 1 ))'],
  ])('but not a variable in %s of the shell', (_, typedText) => {
    const foundText = formatByLevel(
      'warning',
      check({ one: { body: createSession(typedText) } }),
    );
    expect(foundText).not.toMatch(/sin lección que las enseñe: .*puntos/);
  });

  it('of nothing, when it keeps every measure', () => {
    const head = 'ensena: [int, main, void, return, ">"]\nadelanta: []\n';
    const step =
      '<Quiz>\n\n1. ¿?\n\n   - [x] a\n\n     Sí.\n\n   - [ ] b\n\n     No.\n\n</Quiz>\n\n';
    const body = `${createWords(100)}${step}${`${createWords(280)}${step}`.repeat(4)}${ending}`;
    expect(formatFindings(check({ one: { head, body } }))).toBe('');
  });

  it('of nothing, when its steps and questions fill both sittings', () => {
    const head = 'ensena: [int, main, void, return, ">"]\nadelanta: []\n';
    const step = (id: number) =>
      `<Step id="paso${id}">\n\nMira.\n\n</Step>\n\n`;
    const manySteps = Array.from({ length: 12 }, (_, id) => step(id));
    const text = [12, 13, 14].map((id) => `${createWords(280)}${step(id)}`);
    const createBody = (steps: readonly string[]) =>
      [
        ...steps,
        ...text,
        '<Pausa />\n\n',
        createWords(160),
        step(15),
        createWords(280),
        step(16),
        createWords(280),
        ending,
      ].join('');
    const files = Object.fromEntries(
      Array.from({ length: 17 }, (_, id) => stepFiles(`paso${id}`)).flatMap(
        (each) => Object.entries(each),
      ),
    );
    expect(
      formatFindings(
        check({ one: { head, body: createBody(manySteps) }, files }),
      ),
    ).toBe('');
    expect(
      formatFindings(check({ one: { head, body: createBody([]) }, files })),
    ).toMatch(/ratos de 25 a 40 minutos.*\n.*: el primero, de \d+$/m);
  });

  it('of no function that its program defines, nor of a command that its exercise makes', () => {
    const body = `\`\`\`c\nint doble(int n)\n{\n    return n;\n}\n\nbool vive(int n)\n{\n    return n;\n}\n\nint main(void)\n{\n    return vive(doble(2));\n}\n\`\`\`\n\n${ending}`;
    const files = createTerminalExercise(
      'cafetera\n',
      'cp /bin/true /usr/local/bin/cafetera\n',
    );
    const foundText = formatByLevel(
      'warning',
      check({ one: { body }, files: files }),
    );
    expect(foundText).not.toMatch(/doble|vive|cafetera/);
  });

  it('of no function that an exercise asks readers to write', () => {
    const main = 'int main(void)\n{\n    return triple(2);\n}\n';
    const files = {
      [`${exercises}/central/inicio.c`]: main,
      [`${exercises}/central/solucion.c`]: `int triple(int n)\n{\n    return n;\n}\n\n${main}`,
    };
    expect(formatByLevel('warning', check({ files }))).not.toContain('triple');
  });
});

describe('elements that the books do not know', () => {
  it('stop the author, who learns which ones they know', () => {
    const findings = check({
      one: { body: `Mira:\n\n<Mapa lugar="casa" />\n\n${ending}` },
    });
    expect(formatFindings(findings)).toMatch(
      /un elemento que los libros saben escribir \(Exercise, .*«Los libros» en CONTRIBUTING\.md\n.*: <Mapa>/,
    );
  });

  it('leave those that they know', () => {
    const findings = check({
      one: {
        body: `Pulsa <kbd>a</kbd>.\n\n<details>\n<summary>Más</summary>\n\nSí.\n\n</details>\n\n${ending}`,
      },
    });
    expect(formatFindings(findings)).not.toMatch(/los libros/);
  });
});
