/** @jest-environment node */
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import remarkExercise from '..';
import {
  createProject,
  solution,
  start,
  terminalFiles,
  yaml,
} from '../../../labs/exercise/testing/fixtures';

const lesson =
  '# Title\n\n<Exercise id="doble">\n\nHaz *algo*.\n\n</Exercise>\n';

let project: ReturnType<typeof createProject>;

afterEach(() => {
  project.remove();
});

/** Compiles a lesson to JSX. */
async function compileMarkdown(
  markdown = lesson,
  ...files: Parameters<typeof createProject>
): Promise<string> {
  project = createProject(...files);
  const file = new VFile({
    value: markdown,
    path: `${project.root}/docs/lesson.mdx`,
    cwd: project.root,
  });
  const code = await compile(file, {
    remarkPlugins: [remarkGfm, remarkExercise],
    jsx: true,
  });
  return String(code).replace(/\s+/g, ' ');
}

const readFailure = (...parameters: Parameters<typeof compileMarkdown>) =>
  compileMarkdown(...parameters).then(
    () => 'no error',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const spoilFiles = (oldText: string | RegExp, newText: string) => ({
  'ejercicio.yml': yaml.replace(oldText, newText),
});

describe('what the page gets', () => {
  it('has the task as data, without what need not be said', async () => {
    expect(await compileMarkdown()).toContain(
      '<Exercise id="doble" title="El doble" level="central" start="int main(void) { return 0; } " task={{ "standard": "c17", "spaces": "flexibles", "cases": [{ "name": "positivo", "output": "8\\n", "input": "4\\n" }, { "name": "negativo", "output": "-6\\n", "input": "-3\\n", "hidden": true }], "rules": [] }}>',
    );
  });

  it('has statement, programs, hints and explanation as Markdown', async () => {
    const code = await compileMarkdown();
    expect(code).toMatch(
      /<ExerciseStatement><_components\.p>\{"Haz "\}<_components\.em>\{"algo"\}/,
    );
    expect(code).toMatch(/<ExerciseStart><_components\.pre>.*return 0;/);
    expect(code).toMatch(
      /<ExerciseHint index=\{1\}><_components\.p>\{"Otra con "\}<_components\.code>/,
    );
    expect(code).toMatch(
      /<ExerciseSolution><_components\.pre>.*return 1;.*<_components\.em>\{"multiplica"\}/,
    );
  });

  it('names the exercise before whose solution is what another begins with', async () => {
    const lessonWithTwo = `${lesson}\n<Exercise id="reto">\n\nOtro.\n\n</Exercise>\n`;
    const files = { 'inicio.c': '// Nada\n', 'solucion.c': start };
    const code = await compileMarkdown(lessonWithTwo, files, ['reto']);
    expect(code.match(/<ExerciseStart[^>]*>/g)).toEqual([
      '<ExerciseStart>',
      '<ExerciseStart continues="El doble">',
    ]);
  });

  it('has arguments and exit status where the case has them', async () => {
    const files = spoilFiles(
      '    salida: |\n      8\n',
      '    salida: "8"\n    argumentos: ["a b"]\n    estado: 2\n',
    );
    expect(await compileMarkdown(lesson, files)).toContain(
      '{ "name": "positivo", "output": "8", "input": "4\\n", "status": 2, "args": ["a b"] }',
    );
  });
});

describe('what the page gets of files', () => {
  it('is what each case changes, asks for and reads from standard error', async () => {
    const files = spoilFiles(
      '    visible: false\n',
      `    archivos: { puntos.txt: "ana 3\\n", otro.txt: null }
    solo_lectura: [puntos.txt]
    deja: { mejores.txt: "" }
    errores: true
`,
    );
    expect(await compileMarkdown(lesson, files)).toContain(
      '"files": { "puntos.txt": "ana 3\\n", "otro.txt": null }, "readOnly": ["puntos.txt"], "leaves": { "mejores.txt": "" }, "errors": true',
    );
  });

  it('is what its folder gives, as data and as blocks, and the name of the learner’s', async () => {
    const code = await compileMarkdown(lesson, {
      ...spoilFiles('nivel: central', 'nivel: central\narchivo: doble.c'),
      'archivos/doble.h': 'int doble(int n);\n',
      'archivos/vacio.txt': '',
    });
    expect(code).toContain(
      '"file": "doble.c", "given": [{ "name": "doble.h", "text": "int doble(int n);\\n" }, { "name": "vacio.txt", "text": "" }]',
    );
    expect(code).toMatch(
      /<ExerciseStart>.*language-c.*int doble.*language-text.*<\/ExerciseStart>/,
    );
  });

  it('is a block for each file that the learner writes', async () => {
    const code = await compileMarkdown(lesson, {
      'inicio.c': `${start}\n//// Archivo: doble.h\nint doble(int n);\n`,
    });
    expect(code).toMatch(
      /<ExerciseStart>.*language-c.*language-c.*int doble.*<\/ExerciseStart>/,
    );
  });

  it.each([
    ['archivos: { "a/b.txt": "" }', 'el nombre de un archivo, sin carpetas'],
    ['archivos: { a.txt: 3 }', 'archivos con su texto, o null'],
    ['deja: {}', 'archivos con su texto, o null'],
    ['solo_lectura: a.txt', 'una lista de archivos'],
    ['errores: 3', 'el texto que sale por stderr, o true o false'],
  ])('stops at a case with %s', async (field, expected) => {
    expect(
      await readFailure(
        lesson,
        spoilFiles('    visible: false\n', `    ${field}\n`),
      ),
    ).toContain(expected);
  });

  it('stops at a name that is not one of C', async () => {
    expect(
      await readFailure(
        lesson,
        spoilFiles('nivel: central', 'nivel: central\narchivo: doble.h'),
      ),
    ).toContain('que acaba en .c');
  });
});

describe('what the page gets of conditions and of values that change', () => {
  it('is each condition with its sentence, the author’s where there is one', async () => {
    const files = spoilFiles(
      'pistas:',
      'exige: ["const:n | No cambies `n`."]\nprohibe: ["tipo:n=float"]\npistas:',
    );
    expect(await compileMarkdown(lesson, files)).toContain(
      '"rules": [{ "rule": "required", "construct": "const:n", "says": "No cambies `n`." }, { "rule": "forbidden", "construct": "tipo:n=float", "says": "No declares `n` de tipo `float`." }]',
    );
  });

  it('is each function with the body that it is tried with, and how its output is compared', async () => {
    const files = spoilFiles(
      '    visible: false\n',
      '    finge: { doble: "return 1;" }\n    espacios: libres\n',
    );
    expect(await compileMarkdown(lesson, files)).toContain(
      '"replacements": { "doble": "return 1;" }, "spaces": "libres"',
    );
  });

  it('is each value as C reads it', async () => {
    const files = spoilFiles(
      '    visible: false\n',
      `    cambia: { n: 12.5, letra: "'k'", nombre: '"Ana"' }\n`,
    );
    expect(await compileMarkdown(lesson, files)).toContain(
      `"changes": { "n": "12.5", "letra": "'k'", "nombre": "\\"Ana\\"" }`,
    );
  });
});

it('says file, line, field, what was expected and what was found', async () => {
  expect(
    await readFailure(lesson, spoilFiles('nivel: central', 'nivel: duro')),
  ).toBe(
    'El contenido no cumple su esquema:\n\n' +
      'docs/_lesson/doble/ejercicio.yml, línea 3 · campo «nivel»\n' +
      '  se esperaba: uno de: calentamiento, central, reto\n' +
      '  se encontró: "duro"\n\n' +
      'Corrige el archivo y vuelve a construir. Los campos están explicados en CONTRIBUTING.md y los de un laboratorio, en su README.md.',
  );
});

it('lists all that is wrong at once', async () => {
  const message = await readFailure(
    `${lesson}\n<Exercise id="otro">\n\n</Exercise>\n`,
    { ...spoilFiles('titulo', 'título'), 'inicio.c': undefined },
  );
  for (const part of [
    'campo «título»',
    'campo «titulo»',
    '_lesson/doble/inicio.c',
    'docs/lesson.mdx, línea 9 · <Exercise> «otro»',
    '_lesson/otro/ejercicio.yml',
  ])
    expect(message).toContain(part);
});

describe('an element that is no exercise stops the build', () => {
  const idRule = /línea 1 · <Exercise>\n.*solo id="…", con minúsculas/;

  it.each([
    ['no id', '<Exercise>\n\nHola.\n\n</Exercise>', idRule],
    [
      'another attribute',
      '<Exercise id="doble" x="1">\n\nA\n\n</Exercise>',
      idRule,
    ],
    [
      'an id with capitals',
      '<Exercise id="Doble">\n\nA\n\n</Exercise>',
      idRule,
    ],
    [
      'an id that leaves its folder',
      '<Exercise id="../x">\n\nA\n\n</Exercise>',
      idRule,
    ],
    ['an id in braces', '<Exercise id={"doble"}>\n\nA\n\n</Exercise>', idRule],
    [
      'the same id twice',
      `${lesson}\n${lesson}`,
      /línea 11 · <Exercise> «doble»\n.*que no esté ya/,
    ],
    [
      'no statement',
      '<Exercise id="doble">\n</Exercise>',
      /«doble»\n.*el enunciado en Markdown/,
    ],
    [
      'a heading',
      '<Exercise id="doble">\n\n### Eh\n\n</Exercise>',
      /línea 3 · .*«doble»\n.*sin títulos/,
    ],
    [
      'a tag in a paragraph',
      'Hola <Exercise id="doble">a</Exercise>',
      /cada uno solo en su línea/,
    ],
    [
      'no folder',
      '<Exercise id="otro">\n\nA\n\n</Exercise>',
      /docs\/_lesson\/otro\/solucion\.c\n.*\n.*nada/,
    ],
  ])('%s', async (_, markdown, expected) => {
    expect(await readFailure(markdown)).toMatch(expected);
  });
});

describe('files that make no exercise stop the build', () => {
  it.each([
    [
      'no solution',
      { 'solucion.c': undefined },
      /doble\/solucion\.c\n.*\n.*: nada/,
    ],
    [
      'an empty start',
      { 'inicio.c': '\n' },
      /doble\/inicio\.c\n.*\n.*: un archivo vacío/,
    ],
    [
      'a start that is the solution',
      { 'inicio.c': solution },
      /inicio\.c\n.*distinto de la solución/,
    ],
    [
      'no other right way',
      { 'otra.c': undefined },
      /doble\/otra-….c\n.*otra manera correcta.*\n.*: nada/,
    ],
    [
      'another way that is the same',
      { 'otra.c': solution },
      /doble\/otra\.c\n.*otra manera que la de «solucion\.c»/,
    ],
    [
      'only one wrong answer',
      { 'mal-suma.c': undefined },
      /doble\/mal-….c\n.*dos o más.*\n.*: una: mal-sin-doble\.c/,
    ],
    [
      'no wrong answer',
      { 'mal-suma.c': undefined, 'mal-sin-doble.c': undefined },
      /doble\/mal-….c\n.*dos o más.*\n.*: ninguna/,
    ],
    [
      'a wrong answer that does not say in what',
      { 'mal-suma.c': start },
      /doble\/mal-suma\.c, línea 1\n.*\/\/ Falla: caso .*\n.*: "int main\(void\)"/,
    ],
    [
      'values to change that are none',
      spoilFiles('    visible: false', '    cambia: 7'),
      /casos\.1\.cambia.*\n.*variables con otro valor inicial/,
    ],
    [
      'no value to change',
      spoilFiles('    visible: false', '    cambia: {}'),
      /casos\.1\.cambia.*\n.*variables con otro valor inicial/,
    ],
    [
      'a value that is more than one',
      spoilFiles('    visible: false', '    cambia: { n: "1; int m = 2" }'),
      /línea 14 · campo «casos\.1\.cambia\.n»\n.*como se escribe en C/,
    ],
    [
      'a variable with an impossible name',
      spoilFiles('    visible: false', '    cambia: { "launch-year": 1 }'),
      /casos\.1\.cambia.*\n.*el nombre de una variable/,
    ],
    [
      'functions to replace that are none',
      spoilFiles('    visible: false', '    finge: [doble]'),
      /casos\.1\.finge.*\n.*funciones con otro cuerpo/,
    ],
    [
      'a body of a function that is none',
      spoilFiles('    visible: false', '    finge: { doble: 7 }'),
      /casos\.1\.finge/,
    ],
    [
      'memory that is forbidden',
      spoilFiles('pistas:', 'prohibe: [memoria]\npistas:'),
      /campo «prohibe».*\n.*«memoria», que solo se puede exigir/,
    ],
    [
      'a hidden case that changes values',
      spoilFiles(
        '    visible: false',
        '    visible: false\n    cambia: { n: 1 }',
      ),
      /casos\.1\.visible»\n.*se ve solo al comprobar/,
    ],
    [
      'only cases that change values',
      {
        'ejercicio.yml': yaml
          .replace('    visible: false', '    cambia: { n: 1 }')
          .replace('    entrada: "4\\n"', '    cambia: { n: 1 }'),
      },
      /campo «casos»\n.*que no cambie valores/,
    ],
    [
      'a specifier that is none',
      spoilFiles('pistas:', 'exige: ["formato:.2f"]\npistas:'),
      /campo «exige\.0»\n.*formato:….*\n.*"formato:\.2f"/,
    ],
    [
      'a name that no variable can have',
      spoilFiles('pistas:', 'exige: ["const:two words"]\npistas:'),
      /campo «exige\.0»/,
    ],
    [
      'broken YAML',
      spoilFiles('titulo: El doble', 'titulo: "El doble'),
      /ejercicio\.yml, línea \d+\n.*YAML bien escrito/,
    ],
    [
      'an unknown kind',
      spoilFiles('tipo: c', 'tipo: bash'),
      /línea 1 · campo «tipo»\n.*: uno de: c, terminal, sql\n.*"bash"/,
    ],
    [
      'an unknown field',
      spoilFiles('espacios', 'espacio'),
      /línea 4 · campo «espacio»\n.*que no exista/,
    ],
    [
      'an unknown field of a case',
      spoilFiles('    visible', '    oculto'),
      /línea 14 · campo «casos\.1\.oculto»\n.*que no exista/,
    ],
    [
      'a number as input',
      spoilFiles('"4\\n"', '4'),
      /línea 7 · campo «casos\.0\.entrada»\n.*entre comillas.*\n.*: 4/,
    ],
    [
      'no output',
      spoilFiles('    salida: |\n      8\n', ''),
      /línea 6 · campo «casos\.0\.salida»\n.*\n.*falta el campo/,
    ],
    [
      'an impossible status',
      spoilFiles('visible: false', 'estado: 256'),
      /casos\.1\.estado»\n.*de 0 a 255/,
    ],
    [
      'two cases of one name',
      spoilFiles('negativo', 'positivo'),
      /campo «casos»\n.*nombres distintos/,
    ],
    [
      'only hidden cases',
      spoilFiles(
        '    salida: |\n      8\n',
        '    salida: "8"\n    visible: false\n',
      ),
      /campo «casos»\n.*alguno visible/,
    ],
    [
      'two hints',
      spoilFiles('  - Una.\n', ''),
      /campo «pistas»\n.*tres pistas/,
    ],
    [
      'a hint twice',
      spoilFiles('La última', 'Una'),
      /línea 18 · campo «pistas\.2»\n.*distintas/,
    ],
    [
      'an unknown construct',
      spoilFiles('pistas:', 'exige: [bucles]\npistas:'),
      /campo «exige\.0»\n.*bucle, for.*\n.*"bucles"/,
    ],
    [
      'a construct without its name',
      spoilFiles('pistas:', 'exige: ["funcion:"]\npistas:'),
      /campo «exige\.0»/,
    ],
    [
      'a wording that is no sentence',
      spoilFiles('pistas:', 'exige: ["for | con un bucle"]\npistas:'),
      /campo «exige\.0»\n.*punto final/,
    ],
    [
      'a construct both required and forbidden, in other words',
      spoilFiles(
        'pistas:',
        'exige: ["for | Repite."]\nprohibe: [for]\npistas:',
      ),
      /campo «prohibe»\n.*no esté también en «exige»/,
    ],
    [
      'a construct twice',
      spoilFiles('pistas:', 'exige: [for, for]\npistas:'),
      /campo «exige\.1»\n.*ya está en la lista/,
    ],
    [
      'a construct both required and forbidden',
      spoilFiles(
        'pistas:',
        `exige: [for]
prohibe: [for]
pistas:`,
      ),
      /campo «prohibe»\n.*no esté también en «exige»/,
    ],
  ])('%s', async (_, files, expected) => {
    expect(await readFailure(lesson, files)).toMatch(expected);
  });
});

describe('what the page gets of an exercise of the terminal', () => {
  it('has conditions and set-up as data', async () => {
    expect(await compileMarkdown(lesson, terminalFiles)).toContain(
      '<TerminalExercise id="doble" title="El doble" level="central" task={{ "conditions": [{ "kind": "path", "path": "notas.txt", "mode": "640", "owner": "alumno" }, { "kind": "command", "command": "test -d informes", "unmet": "Falta el directorio.", "met": "El directorio está." }], "setUp": "touch notas.txt\\n" }}>',
    );
  });

  it('has set-up, hints and the solution as it is typed', async () => {
    const code = await compileMarkdown(lesson, terminalFiles);
    expect(code).toMatch(
      /<ExerciseSolution>.*<ExerciseSetUp><_components\.pre>.*touch notas\.txt/,
    );
    expect(code).toMatch(/<ExerciseHint index=\{2\}><_components\.p>/);
    expect(code).toContain(
      String.raw`{"$ chmod 640 notas.txt\n$ mkdir \\\n> informes\n"}`,
    );
    expect(code).toMatch(/<ExerciseSolution>.*<_components\.em>\{"cambia"\}/);
  });

  it('has no set-up where there is nothing to prepare', async () => {
    const code = await compileMarkdown(lesson, {
      ...terminalFiles,
      'preparar.sh': undefined,
    });
    expect(code).not.toMatch(/setUp|ExerciseSetUp/);
  });
});

describe('files that make no exercise of the terminal stop the build', () => {
  const spoilTerminal = (oldText: string, newText: string) => ({
    ...terminalFiles,
    'ejercicio.yml': terminalFiles['ejercicio.yml']?.replace(oldText, newText),
  });
  const createCondition = (text: string) =>
    spoilTerminal(
      '  - ruta: notas.txt\n    permisos: "640"\n    propietario: alumno\n',
      `  - ${text}\n`,
    );

  it.each([
    [
      'no solution',
      { ...terminalFiles, 'solucion.sh': undefined },
      /doble\/solucion\.sh\n.*\n.*: nada/,
    ],
    [
      'an empty set-up',
      { ...terminalFiles, 'preparar.sh': ' ' },
      /doble\/preparar\.sh\n.*\n.*: un archivo vacío/,
    ],
    [
      'a set-up that compares the directory as it was reached',
      {
        ...terminalFiles,
        'preparar.sh': 'cat > a << FIN\n  if [ "$PWD" = /srv ]; then\nFIN\n',
      },
      /doble\/preparar\.sh\n.*pwd -P.*\n.*: if \[ "\$PWD" = \/srv \]; then/,
    ],
    [
      'a condition that compares the directory as it was reached',
      createCondition(
        `{orden: '[ "$PWD" = /srv ]', mensaje: No., logrado: Sí.}`,
      ),
      /línea 5 · campo «condiciones\.0\.orden»\n.*pwd -P/,
    ],
    [
      'one other way only',
      { ...terminalFiles, 'otra.sh': undefined },
      /doble\/otra-…\.sh\n.*2 maneras correctas más.*\n.*: otra-de-una-vez\.sh/,
    ],
    [
      'one wrong answer only',
      { ...terminalFiles, 'mal-nada.sh': undefined },
      /doble\/mal-…\.sh\n.*dos o más respuestas equivocadas.*\n.*: una: mal-sin-directorio\.sh/,
    ],
    [
      'another way that is the same',
      { ...terminalFiles, 'otra-mas.sh': terminalFiles['solucion.sh'] },
      /doble\/otra-mas\.sh\n.*otra manera que la de «solucion\.sh»/,
    ],
    [
      'a field of the other kind',
      spoilTerminal('condiciones', 'espacios: libres\ncondiciones'),
      /línea 4 · campo «espacios»\n.*que no exista/,
    ],
    [
      'no conditions',
      spoilTerminal('condiciones:', 'condiciones: []\nx:'),
      /campo «condiciones»\n.*de 1 a 12/,
    ],
    [
      'permissions without quotes',
      createCondition('{ruta: a, permisos: 640}'),
      /línea 5 · campo «condiciones\.0\.permisos»\n.*entre comillas.*\n.*: 640/,
    ],
    [
      'permissions that chmod would refuse',
      createCondition('{ruta: a, permisos: "g+z"}'),
      /condiciones\.0\.permisos»/,
    ],
    [
      'a path that must not be, and its owner',
      createCondition('{ruta: a, tipo: ninguno, propietario: ana}'),
      /condiciones\.0\.tipo»\n.*nada más que la ruta/,
    ],
    [
      'an unknown field of a condition',
      createCondition('{ruta: a, dueño: ana}'),
      /línea 5 · campo «condiciones\.0\.dueño»\n.*que no exista/,
    ],
    [
      'a condition of no kind',
      createCondition('{fichero: a}'),
      /línea 5 · campo «condiciones\.0»\n.*ruta, usuario, proceso/,
    ],
    [
      'a condition that is a text',
      createCondition('ruta'),
      /campo «condiciones\.0»\n.*una condición/,
    ],
    [
      'a command without its sentences',
      createCondition('{orden: "true"}'),
      /condiciones\.0\.mensaje»\n.*la frase/,
    ],
    [
      'an account that cannot be',
      createCondition('{usuario: "Ana María"}'),
      /condiciones\.0\.usuario»\n.*el nombre de una cuenta/,
    ],
    [
      'a process that nobody says whether it runs',
      createCondition('{proceso: sleep}'),
      /condiciones\.0\.corre»\n.*true o false/,
    ],
  ])('%s', async (_, files, expected) => {
    expect(await readFailure(lesson, files)).toMatch(expected);
  });

  it.each([
    [
      '{ruta: a, contiene: [pan, sal]}',
      '{ "kind": "path", "path": "a", "contains": ["pan", "sal"] }',
    ],
    [
      '{ruta: a, contiene: pan, destino: b, grupo: ana}',
      '{ "kind": "path", "path": "a", "group": "ana", "contains": ["pan"], "target": "b" }',
    ],
    [
      '{usuario: leo, grupos: [sudo], shell: /bin/sh, existe: true}',
      '{ "kind": "user", "user": "leo", "exists": true, "groups": ["sudo"], "shell": "/bin/sh" }',
    ],
    [
      '{grupo: web, miembros: [ana], existe: true}',
      '{ "kind": "group", "group": "web", "exists": true, "members": ["ana"] }',
    ],
    [
      '{proceso: sleep, corre: false, mensaje: Sigue.}',
      '{ "kind": "process", "process": "sleep", "running": false, "unmet": "Sigue." }',
    ],
    [
      '{paquete: tree, instalado: true, logrado: Ya.}',
      '{ "kind": "package", "package": "tree", "installed": true, "met": "Ya." }',
    ],
    [
      '{directorio_actual: ~/Documentos}',
      '{ "kind": "place", "directory": "~/Documentos" }',
    ],
  ])('while %s is a condition', async (text, expected) => {
    expect(await compileMarkdown(lesson, createCondition(text))).toContain(
      expected,
    );
  });
});
