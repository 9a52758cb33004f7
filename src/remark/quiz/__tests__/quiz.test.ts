/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkQuiz from '..';

/** Compiles a page to JSX. */
async function compiled(markdown: string): Promise<string> {
  const file = await compile(
    { value: markdown, path: `${process.cwd()}/docs/lesson.mdx` },
    { remarkPlugins: [remarkGfm, remarkQuiz], jsx: true },
  );
  return String(file).replace(/\s+/g, ' ');
}

const failure = (markdown: string) =>
  compiled(markdown).then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const quiz = (body: string) => `# Title\n\n<Quiz>\n\n${body}\n\n</Quiz>\n`;

const option = (box: 'x' | ' ', label: string, reason = 'Porque sí.') =>
  `   - [${box}] ${label}\n\n     ${reason}\n`;

const question = (text: string, ...options: readonly string[]) =>
  `1. ${text}\n\n${options.join('\n')}`;

const yes = option('x', 'uno');
const no = option(' ', 'dos');

describe('what the page gets', () => {
  it('has the questions with their text, options and reasons as Markdown', async () => {
    expect(await compiled(quiz(question('¿*Cuál*?', yes, no)))).toContain(
      [
        '<Quiz id="quiz" total={1}>',
        '<QuizQuestion kind="one" answers={[{ "right": true }, { "right": false }]}>',
        '<_components.legend>{"¿"}<_components.em>{"Cuál"}</_components.em>{"?"}</_components.legend>',
        '<QuizOptions>',
        '<QuizOption index={0}><_components.span>{"uno"}</_components.span></QuizOption>',
        '<QuizOption index={1}><_components.span>{"dos"}</_components.span></QuizOption>',
        '</QuizOptions>',
        '<QuizReasons>',
        '<QuizReason index={0}><_components.p>{"Porque sí."}</_components.p></QuizReason>',
        '<QuizReason index={1}><_components.p>{"Porque sí."}</_components.p></QuizReason>',
        '</QuizReasons></QuizQuestion></Quiz>',
      ].join(''),
    );
  });

  it('asks for several where several are right', async () => {
    expect(
      await compiled(quiz(question('¿Cuáles?', yes, no, option('x', 'tres')))),
    ).toContain('kind="many"');
  });

  it('asks to type where the question has a blank', async () => {
    const code = await compiled(
      quiz(
        question(
          'Se llama ___.',
          option('x', '`printf`, `printf()`'),
          option(' ', '`print`'),
        ),
      ),
    );
    expect(code).toContain(
      'kind="typed" answers={[{ "right": true, "forms": ["printf", "printf()"] }, { "right": false, "forms": ["print"] }]}',
    );
    expect(code).toContain('<QuizOptions />');
    expect(code).toContain(
      '<QuizReason index={0}><_components.p><_components.code>{"printf"}',
    );
  });

  it('finds the blank in a code block too', async () => {
    expect(
      await compiled(
        quiz(
          question(
            'Completa:\n\n   ```c\n   ___("Hola");\n   ```',
            option('x', '`printf`'),
          ),
        ),
      ),
    ).toContain('kind="typed"');
  });

  it('keeps code blocks of a question and of a reason', async () => {
    const code = await compiled(
      quiz(
        question(
          '¿Qué hace?\n\n   ```c\n   return 0;\n   ```',
          option('x', 'Nada', 'Mira:\n\n     ```c\n     main();\n     ```'),
          no,
        ),
      ),
    );
    expect(code).toMatch(/<\/_components\.legend><_components\.pre>.*return 0/);
    expect(code).toMatch(/<QuizReason index=\{0\}>.*main\(\);.*<\/QuizReason>/);
  });

  it('names the last quiz always the same, and those before by their question', async () => {
    const last = quiz(question('La última', yes, no));
    const first = quiz(question('La primera', yes, no));
    const ids = async (markdown: string) =>
      [...(await compiled(markdown)).matchAll(/<Quiz id="([^"]*)"/g)].map(
        ([, id]) => id,
      );
    const [id] = await ids(`${first}\n${last}`);
    expect(id).toMatch(/^quiz-[a-z0-9]+$/);
    expect(await ids(last)).toEqual(['quiz']);
    const another = quiz(question('Otra más', yes, no));
    expect(await ids(`${another}\n${first}\n${first}\n${last}`)).toEqual([
      expect.not.stringMatching(String(id)),
      id,
      `${id ?? ''}-2`,
      'quiz',
    ]);
  });

  it('leaves other lists and elements alone', async () => {
    const code = await compiled('<Other>\n\n1. uno\n\n</Other>\n');
    expect(code).toContain('<Other><_components.ol>');
  });
});

it('says file, line, place, what was expected and what was found', async () => {
  expect(await failure(quiz(question('¿Cuál?', yes, '   - [ ] `dos`\n')))).toBe(
    'El contenido no cumple su esquema:\n\n' +
      'docs/lesson.mdx, línea 11 · pregunta 1, opción 2\n' +
      '  se esperaba: el porqué de la opción, en un párrafo aparte y con la misma sangría que su texto\n' +
      '  se encontró: nada\n\n' +
      'Corrige el archivo y vuelve a construir. Los campos están explicados en CONTRIBUTING.md.',
  );
});

it('lists all that is wrong at once', async () => {
  const message = await failure(
    quiz(
      [
        question('¿Cuál?', yes, yes),
        question('Es ___', option('x', 'uno')),
      ].join('\n\n'),
    ),
  );
  expect(message).toContain('pregunta 1\n');
  expect(message).toContain('pregunta 2, opción 1\n');
});

describe('a list that is not shaped like a quiz stops the build', () => {
  it.each([
    [
      'nothing inside',
      quiz(''),
      /línea 3 · <Quiz>\n.*lista numerada.*\n.*nada/,
    ],
    [
      'a bulleted list',
      quiz('- uno'),
      /línea 5 · <Quiz>\n.*lista numerada.*\n.*una lista: «uno»/,
    ],
    [
      'text before the list',
      quiz(`Hola.\n\n${question('¿Cuál?', yes, no)}`),
      /línea 5 · <Quiz>\n.*\n.*un párrafo: «Hola\.»/,
    ],
    [
      'text after the list',
      quiz(`${question('¿Cuál?', yes, no)}\nAdiós.`),
      /<Quiz>\n.*\n.*un párrafo: «Adiós\.»/,
    ],
    [
      'an attribute',
      '<Quiz id="x">\n\n1. a\n\n</Quiz>',
      /línea 1 · <Quiz>\n.*que no lleve atributos/,
    ],
    [
      'a tag in the middle of a paragraph',
      'Hola <Quiz>1. uno</Quiz>',
      /línea 1 · <Quiz>\n.*cada uno solo en su línea/,
    ],
    [
      'a question that starts with code',
      quiz(`1. \`\`\`c\n   x\n   \`\`\`\n\n${yes}\n${no}`),
      /pregunta 1\n.*que empiece por un párrafo.*\n.*un bloque de código: «x»/,
    ],
    [
      'a question without options',
      quiz('1. ¿Cuál?'),
      /pregunta 1\n.*lista de opciones con casillas.*\n.*nada/,
    ],
    [
      'a question whose options come before its text ends',
      quiz(`${question('¿Cuál?', yes, no)}\n   Fin.`),
      /pregunta 1\n.*lista de opciones con casillas.*\n.*un párrafo: «Fin\.»/,
    ],
    [
      'numbered options',
      quiz('1. ¿Cuál?\n\n   1. [x] uno\n'),
      /pregunta 1\n.*lista de opciones con casillas/,
    ],
    [
      'an option without a box',
      quiz(`${question('¿Cuál?', yes)}\n   - dos\n`),
      /pregunta 1, opción 2\n.*una casilla.*\n.*un párrafo: «dos»/,
    ],
    [
      'a heading in a question',
      quiz(`1. ¿Cuál?\n\n   ### Eh\n\n${yes}\n${no}`),
      /pregunta 1\n.*solo párrafos y bloques de código.*\n.*un título: «Eh»/,
    ],
    [
      'a list in a reason',
      quiz(question('¿Cuál?', yes, option(' ', 'dos', 'No:\n\n     - a'))),
      /pregunta 1, opción 2\n.*solo párrafos y bloques de código.*\n.*una lista: «a»/,
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await failure(markdown)).toMatch(expected);
  });
});

const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];

describe('questions that cannot be answered stop the build', () => {
  it.each([
    [
      'more than eight questions',
      Array.from({ length: 9 }, () => question('¿Cuál?', yes, no)).join('\n'),
      /línea 3 · <Quiz>\n.*de 1 a 8 preguntas\n.*9/,
    ],
    [
      'a single option',
      question('¿Cuál?', yes),
      /pregunta 1\n.*de 2 a 6 opciones\n.*: 1/,
    ],
    [
      'more than six options',
      question('¿Cuál?', ...words.map((word) => option(' ', word)), yes),
      /pregunta 1\n.*de 2 a 6 opciones\n.*: 8/,
    ],
    [
      'no right option',
      question('¿Cuál?', no, option(' ', 'uno')),
      /pregunta 1\n.*al menos una opción correcta.*\n.*2 opciones, todas con la misma casilla/,
    ],
    [
      'no wrong option',
      question('¿Cuál?', yes, option('x', 'dos')),
      /pregunta 1\n.*al menos una opción incorrecta.*\n.*2 opciones, todas con la misma casilla/,
    ],
    [
      'the same option twice',
      question('¿Cuál?', yes, no, option(' ', '`uno`')),
      /pregunta 1, opción 3\n.*opciones distintas.*\n.*«uno»/,
    ],
    [
      'an option without a reason',
      question('¿Cuál?', '   - [x] uno\n', no),
      /pregunta 1, opción 1\n.*el porqué.*\n.*nada/,
    ],
    [
      'a typed answer without a right form',
      question('Es ___', option(' ', '`a`')),
      /pregunta 1\n.*al menos una respuesta aceptada.*\n.*: 1 opción, con la otra casilla/,
    ],
    [
      'too many typed answers',
      question('Es ___', ...words.map((word) => option('x', `\`${word}\``))),
      /pregunta 1\n.*de 1 a 6 respuestas previstas\n.*: 7/,
    ],
    [
      'a typed answer without code',
      question('Es ___', option('x', 'printf')),
      /pregunta 1, opción 1\n.*formas aceptadas como código.*\n/,
    ],
    [
      'typed answers joined by words',
      question('Es ___', option('x', '`a` o `b`')),
      /pregunta 1, opción 1\n.*separado por comas.*\n.*«o»/,
    ],
    [
      'a typed answer of spaces only',
      question('Es ___', option('x', '`a`, `\u0301`')),
      /pregunta 1, opción 1\n.*formas con algo que escribir\n.*: una forma vacía/,
    ],
    [
      'two forms of an answer that only differ in case and accents',
      question('Es ___', option('x', '`Compilación`, `compilacion`')),
      /pregunta 1, opción 1\n.*que no se confundan.*\n.*«compilacion»/,
    ],
    [
      'a foreseen mistake that is also right',
      question('Es ___', option('x', '`ls  -l`'), option(' ', '`LS -l`')),
      /pregunta 1, opción 2\n.*que no se confundan.*\n.*«ls -l»/,
    ],
    [
      'a typed answer without a reason',
      question('Es ___', '   - [x] `a`\n'),
      /pregunta 1, opción 1\n.*el porqué/,
    ],
  ])('%s', async (_, body, expected) => {
    expect(await failure(quiz(body))).toMatch(expected);
  });
});
