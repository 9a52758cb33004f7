import * as v from 'valibot';
import { integerField, oneOf, text } from '../../../../utils/schemaFields';
import {
  exerciseFields,
  checkDistinct,
} from '../../../exercise/markdown/fields';
import { isFileName, isSourceFile } from '../../engine/playground/fileNames';
import { standards } from '../../engine/types';
import {
  knownConstructs,
  readConstruct,
  splitRule,
} from '../../engine/exercise/constructs';
import { spacings } from '../../engine/exercise/types';

const createExactText = (expected: string) => v.string(expected);

const isSentence = (text: string) =>
  /^[¿¡«`]?[\p{Lu}`].*[.!?]$/su.test(text) && text.length <= 160;

/** Constructs that a program must or must not use. */
export const constructs = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.string('un texto'),
        v.check(
          (name) => readConstruct(name) !== undefined,
          `una de estas construcciones: ${knownConstructs.join(', ')}`,
        ),
        v.check(
          (name) => isSentence(splitRule(name).wording ?? 'Nada.'),
          'tras « | », una frase de 160 letras como mucho, con mayúscula y punto final',
        ),
      ),
      'una lista: [for, funcion:printf]',
    ),
    checkDistinct('construcciones distintas: esta ya está en la lista'),
  ),
  [],
);

const expectedChanges =
  'variables con otro valor inicial, como se escribe en C: {precio: 12.5, letra: "\'k\'"}';

/** Values as C literals: `12.5`, `'k'`, `"Ana"`. */
const changes = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        /^#?[A-Za-z_]\w*$/,
        'el nombre de una variable, o # y el de una macro de una cabecera',
      ),
    ),
    v.pipe(
      v.union([v.string(), v.number()], expectedChanges),
      v.transform(String),
      v.regex(/^[^\n;]+$/, expectedChanges),
    ),
    expectedChanges,
  ),
  v.check((values) => Object.keys(values).length > 0, expectedChanges),
);

const expectedReplacements =
  'funciones con otro cuerpo, en C y en una línea: {isdigit: "return 0;"}';

const replacements = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*$/, 'el nombre de una función')),
    v.pipe(v.string(), v.regex(/^[^\n]+[;}]$/, expectedReplacements)),
    expectedReplacements,
  ),
  v.check(
    (replacementTexts) => Object.keys(replacementTexts).length > 0,
    expectedReplacements,
  ),
);

const expectedName =
  'el nombre de un archivo, sin carpetas: letras sin tilde, números, «_», «-» y un punto';

const fileName = v.pipe(
  v.string(expectedName),
  v.check(isFileName, expectedName),
);

const expectedTexts =
  'archivos con su texto, o null si no están: {puntos.txt: "ana 3\\n"}';

/** Texts of files; null for a file that is not there. */
const fileTexts = v.pipe(
  v.record(fileName, v.nullable(v.string(expectedTexts)), expectedTexts),
  v.check((texts) => Object.keys(texts).length > 0, expectedTexts),
);

/** Returns true for a case that replaces values or functions of the program. */
const isAltered = ({ cambia, finge }: { cambia?: unknown; finge?: unknown }) =>
  cambia !== undefined || finge !== undefined;

/** Arguments of a program. */
export const programArguments = v.optional(
  v.array(
    createExactText('un texto (entre comillas si es un número)'),
    'una lista de textos: ["5", "dos"]',
  ),
);

const plainCase = v.strictObject(
  {
    nombre: text('un nombre que diga qué clase de entrada es', 80),
    entrada: v.optional(
      createExactText(
        'el texto que se teclea (entre comillas si es un número)',
      ),
    ),
    argumentos: programArguments,
    archivos: v.optional(fileTexts),
    solo_lectura: v.optional(
      v.array(fileName, 'una lista de archivos: [puntos.txt]'),
    ),
    deja: v.optional(fileTexts),
    errores: v.optional(
      v.union(
        [v.string(), v.boolean()],
        'el texto que sale por stderr, o true o false: si sale alguno',
      ),
    ),
    cambia: v.optional(changes),
    finge: v.optional(replacements),
    espacios: v.optional(oneOf(spacings)),
    salida: createExactText(
      'el texto que debe salir por la pantalla (entre comillas si es un número)',
    ),
    estado: v.optional(integerField('un entero de 0 a 255', 0, 255), 0),
    visible: v.optional(v.boolean('true o false'), true),
  },
  'un caso: nombre, salida y, si hacen falta, entrada, argumentos, archivos, solo_lectura, deja, errores, cambia, finge, espacios, estado y visible',
);

const testCase = v.pipe(
  plainCase,
  v.forward(
    v.check(
      (test) => !isAltered(test) || test.visible,
      'nada: un caso con «cambia» o «finge» se ve solo al comprobar, y entonces siempre',
    ),
    ['visible'],
  ),
);

const expectedCases =
  'de 1 a 12 casos, con nombres distintos y alguno visible que no cambie valores';

/** Test cases of a program. */
export const cases = v.pipe(
  v.array(testCase, expectedCases),
  v.minLength(1, expectedCases),
  v.maxLength(12, expectedCases),
  v.check(
    (all) =>
      all.length === 0 || all.some((test) => test.visible && !isAltered(test)),
    expectedCases,
  ),
  v.check(
    (all) => new Set(all.map(({ nombre }) => nombre)).size === all.length,
    expectedCases,
  ),
);

/** Schema of `ejercicio.yml` for an exercise in C. */
export const schema = v.pipe(
  v.strictObject({
    tipo: v.literal('c'),
    ...exerciseFields,
    espacios: oneOf(spacings),
    estandar: v.optional(oneOf(standards), 'c17'),
    archivo: v.optional(
      v.pipe(
        fileName,
        v.check(
          isSourceFile,
          'el nombre del archivo del lector, que acaba en .c',
        ),
      ),
    ),
    inicio_falla: v.optional(v.boolean('true o false'), false),
    casos: cases,
    exige: constructs,
    prohibe: constructs,
  }),
  v.forward(
    v.check(({ exige, prohibe }) => {
      const forbiddenConstructs = new Set(
        prohibe.map((text) => splitRule(text).construct),
      );
      return !exige.some((text) =>
        forbiddenConstructs.has(splitRule(text).construct),
      );
    }, 'algo que no esté también en «exige»'),
    ['prohibe'],
  ),
  v.forward(
    v.check(
      ({ prohibe }) =>
        !prohibe.some((text) => splitRule(text).construct === 'memoria'),
      'algo que no sea «memoria», que solo se puede exigir',
    ),
    ['prohibe'],
  ),
);

export type CData = v.InferOutput<typeof schema>;
