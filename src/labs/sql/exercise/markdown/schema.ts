import * as v from 'valibot';
import { oneOf, text } from '../../../../utils/schemaFields';
import { exerciseFields, stepFields } from '../../../exercise/markdown/fields';
import { DATABASE_NAMES } from '../../databases';

const names = v.array(text('un nombre', 60), 'una lista de nombres');

const parts = v.optional(
  v.array(text('una parte de SQL', 60), 'una lista de partes de SQL'),
  [],
);

const attempt = v.strictObject({
  sql: text('sentencias de SQL', 2000),
  espera: oneOf([
    'bien',
    'clave foránea',
    'único',
    'no nulo',
    'condición',
    'tipo',
    'error',
  ]),
  porque: text('el porqué', 300),
  queda: v.optional(v.boolean('true o false'), false),
});

const designCheck = v.strictObject({
  sql: text('una consulta', 2000),
  porque: text('el porqué', 300),
  indice: v.optional(text('el nombre de una tabla', 60)),
});

const requirement = v.strictObject({
  nombre: text('un nombre', 60),
  vista: v.optional(v.boolean('true o false'), false),
  columnas: v.optional(names),
  clave: v.optional(names),
});

const EXPECTED_VALUES =
  'una o más listas de textos entre comillas, todas de los mismos, una lista por caso: [["046"], ["O\'Hara"]]';

/** Lists of values for the parameters of the answer, one list per case. */
const values = v.pipe(
  v.array(
    v.pipe(
      v.array(v.string(EXPECTED_VALUES), EXPECTED_VALUES),
      v.minLength(1, EXPECTED_VALUES),
    ),
    EXPECTED_VALUES,
  ),
  v.check(
    (lists) => lists.every(({ length }) => length === lists[0]?.length),
    EXPECTED_VALUES,
  ),
);

/** Fields that say how an answer is judged. */
const taskFields = {
  tarea: v.optional(oneOf(['consulta', 'cambio', 'diseño']), 'consulta'),
  base: v.optional(oneOf(DATABASE_NAMES), 'vacia'),
  columnas: v.optional(oneOf(['posición', 'nombre']), 'posición'),
  nombres: v.optional(v.boolean('true o false'), false),
  orden_libre: v.optional(v.boolean('true o false'), false),
  decimales: v.optional(v.pipe(v.number('un número'), v.integer('un entero'))),
  valores: v.optional(values, []),
  exige: parts,
  prohibe: parts,
  ignora: v.optional(v.record(v.string(), names), {}),
  esquema: v.optional(v.array(requirement, 'una lista de tablas'), []),
  intentos: v.optional(v.array(attempt, 'una lista de intentos'), []),
  comprueba: v.optional(v.array(designCheck, 'una lista de consultas'), []),
};

/** Schema of `ejercicio.yml` in an exercise of SQL. */
export const exerciseSchema = v.strictObject({
  tipo: v.literal('sql'),
  ...exerciseFields,
  ...taskFields,
});

/** Schema of `paso.yml` in a step of SQL. */
export const stepSchema = v.strictObject({
  tipo: v.literal('sql'),
  ...stepFields,
  ...taskFields,
});

export type SqlExerciseData = v.InferOutput<typeof exerciseSchema>;
export type SqlStepData = v.InferOutput<typeof stepSchema>;

/** Author's fields that say how an answer is judged. */
export type TaskData = Omit<SqlStepData, 'tipo' | 'pista' | 'porque'>;
