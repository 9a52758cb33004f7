import * as v from 'valibot';
import { integer, oneOf, text } from '../../../../content/fields';
import { commonFields, distinct } from '../../../exercise/markdown/fields';
import { standards } from '../../engine/types';
import {
  knownConstructs,
  readConstruct,
} from '../../engine/exercise/constructs';
import { spacings } from '../../engine/exercise/types';

const exact = (expected: string) => v.string(expected);

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

/** What `ejercicio.yml` holds of an exercise in C. */
export const schema = v.pipe(
  v.strictObject({
    tipo: v.literal('c'),
    ...commonFields,
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

export type CData = v.InferOutput<typeof schema>;
