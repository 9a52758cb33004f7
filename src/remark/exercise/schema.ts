import * as v from 'valibot';
import { integer, oneOf, text } from '../../content/fields';
import { standards } from '../../labs/c/engine/types';
import {
  knownConstructs,
  readConstruct,
} from '../../labs/c/engine/exercise/constructs';
import { levels, spacings } from '../../labs/c/engine/exercise/types';
import { conditions } from '../../labs/linux/exercise/markdown/conditions';

const exact = (expected: string) => v.string(expected);

const distinct = (expected: string) =>
  v.rawCheck<string[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [key, value] of input.entries())
      if (input.indexOf(value) < key)
        addIssue({
          message: expected,
          input: value,
          path: [{ type: 'array', origin: 'value', input, key, value }],
        });
  });

const constructs = v.optional(
  v.pipe(
    v.array(
      v.pipe(
        v.string('un texto'),
        v.check(
          (name) => readConstruct(name) !== undefined,
          `una de estas construcciones: ${knownConstructs.join(', ')}`,
        ),
      ),
      'una lista: [for, funcion:printf]',
    ),
    distinct('construcciones distintas: esta ya está en la lista'),
  ),
  [],
);

const testCase = v.strictObject(
  {
    nombre: text('un nombre que diga qué clase de entrada es', 80),
    entrada: v.optional(
      exact('el texto que se teclea (entre comillas si es un número)'),
    ),
    argumentos: v.optional(
      v.array(
        exact('un texto (entre comillas si es un número)'),
        'una lista de textos: ["5", "dos"]',
      ),
    ),
    salida: exact(
      'el texto que debe salir por la pantalla (entre comillas si es un número)',
    ),
    estado: v.optional(integer('un entero de 0 a 255', 0, 255), 0),
    visible: v.optional(v.boolean('true o false'), true),
  },
  'un caso: nombre, salida y, si hacen falta, entrada, argumentos, estado y visible',
);

const expectedCases = 'de 1 a 12 casos, con nombres distintos y alguno visible';

const cases = v.pipe(
  v.array(testCase, expectedCases),
  v.minLength(1, expectedCases),
  v.maxLength(12, expectedCases),
  v.check(
    (all) => all.length === 0 || all.some(({ visible }) => visible),
    expectedCases,
  ),
  v.check(
    (all) => new Set(all.map(({ nombre }) => nombre)).size === all.length,
    expectedCases,
  ),
);

const expectedHints =
  'tres pistas, de la más general a la que casi lo resuelve';

/** What every exercise says of itself. */
const common = {
  titulo: text('un título', 60),
  nivel: oneOf(levels),
  pistas: v.pipe(
    v.array(text('una pista', 600), expectedHints),
    v.length(3, expectedHints),
    distinct('tres pistas distintas: esta ya está'),
  ),
  explicacion: text('el comentario de la solución', 4000),
};

const cSchema = v.pipe(
  v.strictObject({
    tipo: v.literal('c'),
    ...common,
    espacios: oneOf(spacings),
    estandar: v.optional(oneOf(standards), 'c17'),
    inicio_falla: v.optional(v.boolean('true o false'), false),
    casos: cases,
    exige: constructs,
    prohibe: constructs,
  }),
  v.forward(
    v.check(
      ({ exige, prohibe }) => !exige.some((name) => prohibe.includes(name)),
      'algo que no esté también en «exige»',
    ),
    ['prohibe'],
  ),
);

const terminalSchema = v.strictObject({
  tipo: v.literal('terminal'),
  ...common,
  condiciones: conditions,
});

/** What `ejercicio.yml` holds. */
export const exerciseSchema = v.variant(
  'tipo',
  [cSchema, terminalSchema],
  'uno de: c, terminal',
);

export type CData = v.InferOutput<typeof cSchema>;
export type TerminalData = v.InferOutput<typeof terminalSchema>;
