/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkQuiz from '..';

/** Compiles a page to JSX. */
async function compileMarkdown(markdown: string): Promise<string> {
  const file = await compile(
    { value: markdown, path: `${process.cwd()}/docs/lesson.mdx` },
    { remarkPlugins: [remarkGfm, remarkQuiz], jsx: true },
  );
  return String(file).replace(/\s+/g, ' ');
}

const readFailure = (markdown: string) =>
  compileMarkdown(markdown).then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const createQuiz = (body: string) =>
  `# Title\n\n<Quiz>\n\n${body}\n\n</Quiz>\n`;

const createOption = (box: 'x' | ' ', label: string, reason = 'Porque sí.') =>
  `   - [${box}] ${label}\n\n     ${reason}\n`;

const createQuestion = (text: string, ...options: readonly string[]) =>
  `1. ${text}\n\n${options.join('\n')}`;

const yes = createOption('x', 'uno');
const no = createOption(' ', 'dos');

describe('what the page gets', () => {
  it('has the questions with their text, options and reasons as Markdown', async () => {
    expect(
      await compileMarkdown(createQuiz(createQuestion('¿*Cuál*?', yes, no))),
    ).toContain(
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
      await compileMarkdown(
        createQuiz(
          createQuestion('¿Cuáles?', yes, no, createOption('x', 'tres')),
        ),
      ),
    ).toContain('kind="many"');
  });

  it('asks to type where the question has a blank', async () => {
    const code = await compileMarkdown(
      createQuiz(
        createQuestion(
          'Se llama ___.',
          createOption('x', '`printf`, `printf()`'),
          createOption(' ', '`print`'),
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
      await compileMarkdown(
        createQuiz(
          createQuestion(
            'Completa:\n\n   ```c\n   ___("Hola");\n   ```',
            createOption('x', '`printf`'),
          ),
        ),
      ),
    ).toContain('kind="typed"');
  });

  it('keeps code blocks of a question and of a reason', async () => {
    const code = await compileMarkdown(
      createQuiz(
        createQuestion(
          '¿Qué hace?\n\n   ```c\n   return 0;\n   ```',
          createOption(
            'x',
            'Nada',
            'Mira:\n\n     ```c\n     main();\n     ```',
          ),
          no,
        ),
      ),
    );
    expect(code).toMatch(/<\/_components\.legend><_components\.pre>.*return 0/);
    expect(code).toMatch(/<QuizReason index=\{0\}>.*main\(\);.*<\/QuizReason>/);
  });

  it('names the last quiz always the same, and those before by their question', async () => {
    const last = createQuiz(createQuestion('La última', yes, no));
    const first = createQuiz(createQuestion('La primera', yes, no));
    const listIds = async (markdown: string) =>
      [
        ...(await compileMarkdown(markdown)).matchAll(/<Quiz id="([^"]*)"/g),
      ].map(([, id]) => id);
    const [id] = await listIds(`${first}\n${last}`);
    expect(id).toMatch(/^quiz-[a-z0-9]+$/);
    expect(await listIds(last)).toEqual(['quiz']);
    const another = createQuiz(createQuestion('Otra más', yes, no));
    expect(await listIds(`${another}\n${first}\n${first}\n${last}`)).toEqual([
      expect.not.stringMatching(String(id)),
      id,
      `${id ?? ''}-2`,
      'quiz',
    ]);
  });

  it('leaves other lists and elements alone', async () => {
    const code = await compileMarkdown('<Other>\n\n1. uno\n\n</Other>\n');
    expect(code).toContain('<Other><_components.ol>');
  });
});

it('says file, line, place, what was expected and what was found', async () => {
  expect(
    await readFailure(
      createQuiz(createQuestion('¿Cuál?', yes, '   - [ ] `dos`\n')),
    ),
  ).toBe(
    'El contenido no cumple su esquema:\n\n' +
      'docs/lesson.mdx, línea 11 · pregunta 1, opción 2\n' +
      '  se esperaba: el porqué de la opción, en un párrafo aparte y con la misma sangría que su texto\n' +
      '  se encontró: nada\n\n' +
      'Corrige el archivo y vuelve a construir. Los campos están explicados en CONTRIBUTING.md y los de un laboratorio, en su README.md.',
  );
});

it('lists all that is wrong at once', async () => {
  const message = await readFailure(
    createQuiz(
      [
        createQuestion('¿Cuál?', yes, yes),
        createQuestion('Es ___', createOption('x', 'uno')),
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
      createQuiz(''),
      /línea 3 · <Quiz>\n.*lista numerada.*\n.*nada/,
    ],
    [
      'a bulleted list',
      createQuiz('- uno'),
      /línea 5 · <Quiz>\n.*lista numerada.*\n.*una lista: «uno»/,
    ],
    [
      'text before the list',
      createQuiz(`Hola.\n\n${createQuestion('¿Cuál?', yes, no)}`),
      /línea 5 · <Quiz>\n.*\n.*un párrafo: «Hola\.»/,
    ],
    [
      'text after the list',
      createQuiz(`${createQuestion('¿Cuál?', yes, no)}\nAdiós.`),
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
      createQuiz(`1. \`\`\`c\n   x\n   \`\`\`\n\n${yes}\n${no}`),
      /pregunta 1\n.*que empiece por un párrafo.*\n.*un bloque de código: «x»/,
    ],
    [
      'a question without options',
      createQuiz('1. ¿Cuál?'),
      /pregunta 1\n.*lista de opciones con casillas.*\n.*nada/,
    ],
    [
      'a question whose options come before its text ends',
      createQuiz(`${createQuestion('¿Cuál?', yes, no)}\n   Fin.`),
      /pregunta 1\n.*lista de opciones con casillas.*\n.*un párrafo: «Fin\.»/,
    ],
    [
      'numbered options',
      createQuiz('1. ¿Cuál?\n\n   1. [x] uno\n'),
      /pregunta 1\n.*lista de opciones con casillas/,
    ],
    [
      'an option without a box',
      createQuiz(`${createQuestion('¿Cuál?', yes)}\n   - dos\n`),
      /pregunta 1, opción 2\n.*una casilla.*\n.*un párrafo: «dos»/,
    ],
    [
      'a heading in a question',
      createQuiz(`1. ¿Cuál?\n\n   ### Eh\n\n${yes}\n${no}`),
      /pregunta 1\n.*solo párrafos y bloques de código.*\n.*un título: «Eh»/,
    ],
    [
      'a list in a reason',
      createQuiz(
        createQuestion(
          '¿Cuál?',
          yes,
          createOption(' ', 'dos', 'No:\n\n     - a'),
        ),
      ),
      /pregunta 1, opción 2\n.*solo párrafos y bloques de código.*\n.*una lista: «a»/,
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await readFailure(markdown)).toMatch(expected);
  });
});

const words = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];

describe('questions that cannot be answered stop the build', () => {
  it.each([
    [
      'more than eight questions',
      Array.from({ length: 9 }, () => createQuestion('¿Cuál?', yes, no)).join(
        '\n',
      ),
      /línea 3 · <Quiz>\n.*de 1 a 8 preguntas\n.*9/,
    ],
    [
      'a single option',
      createQuestion('¿Cuál?', yes),
      /pregunta 1\n.*de 2 a 6 opciones\n.*: 1/,
    ],
    [
      'more than six options',
      createQuestion(
        '¿Cuál?',
        ...words.map((word) => createOption(' ', word)),
        yes,
      ),
      /pregunta 1\n.*de 2 a 6 opciones\n.*: 8/,
    ],
    [
      'no right option',
      createQuestion('¿Cuál?', no, createOption(' ', 'uno')),
      /pregunta 1\n.*al menos una opción correcta.*\n.*2 opciones, todas con la misma casilla/,
    ],
    [
      'no wrong option',
      createQuestion('¿Cuál?', yes, createOption('x', 'dos')),
      /pregunta 1\n.*al menos una opción incorrecta.*\n.*2 opciones, todas con la misma casilla/,
    ],
    [
      'the same option twice',
      createQuestion('¿Cuál?', yes, no, createOption(' ', '`uno`')),
      /pregunta 1, opción 3\n.*opciones distintas.*\n.*«uno»/,
    ],
    [
      'an option without a reason',
      createQuestion('¿Cuál?', '   - [x] uno\n', no),
      /pregunta 1, opción 1\n.*el porqué.*\n.*nada/,
    ],
    [
      'a typed answer without a right form',
      createQuestion('Es ___', createOption(' ', '`a`')),
      /pregunta 1\n.*al menos una respuesta aceptada.*\n.*: 1 opción, con la otra casilla/,
    ],
    [
      'too many typed answers',
      createQuestion(
        'Es ___',
        ...words.map((word) => createOption('x', `\`${word}\``)),
      ),
      /pregunta 1\n.*de 1 a 6 respuestas previstas\n.*: 7/,
    ],
    [
      'a typed answer without code',
      createQuestion('Es ___', createOption('x', 'printf')),
      /pregunta 1, opción 1\n.*formas aceptadas como código.*\n/,
    ],
    [
      'typed answers joined by words',
      createQuestion('Es ___', createOption('x', '`a` o `b`')),
      /pregunta 1, opción 1\n.*separado por comas.*\n.*«o»/,
    ],
    [
      'a typed answer of spaces only',
      createQuestion('Es ___', createOption('x', '`a`, `\u0301`')),
      /pregunta 1, opción 1\n.*formas con algo que escribir\n.*: una forma vacía/,
    ],
    [
      'two forms of an answer that only differ in case and accents',
      createQuestion(
        'Es ___',
        createOption('x', '`Compilación`, `compilacion`'),
      ),
      /pregunta 1, opción 1\n.*que no se confundan.*\n.*«compilacion»/,
    ],
    [
      'a foreseen mistake that is also right',
      createQuestion(
        'Es ___',
        createOption('x', '`ls  -l`'),
        createOption(' ', '`LS -l`'),
      ),
      /pregunta 1, opción 2\n.*que no se confundan.*\n.*«ls -l»/,
    ],
    [
      'a typed answer without a reason',
      createQuestion('Es ___', '   - [x] `a`\n'),
      /pregunta 1, opción 1\n.*el porqué/,
    ],
  ])('%s', async (_, body, expected) => {
    expect(await readFailure(createQuiz(body))).toMatch(expected);
  });
});
