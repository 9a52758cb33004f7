import * as v from 'valibot';
import { oneOf, text } from '../../../../utils/schemaFields';
import { stepFields } from '../../../exercise/markdown/fields';
import { DATABASE_NAMES } from '../../databases';

/** Schema of `paso.yml` in a step that asks which rows a condition keeps. */
export const rowsSchema = v.strictObject({
  tipo: v.literal('filas'),
  ...stepFields,
  base: v.optional(oneOf(DATABASE_NAMES), 'vacia'),
  tabla: text('el nombre de una tabla', 60),
  columnas: v.pipe(
    v.array(text('el nombre de una columna', 60), 'de 1 a 4 columnas'),
    v.minLength(1, 'de 1 a 4 columnas'),
    v.maxLength(4, 'de 1 a 4 columnas'),
  ),
  donde: text('la condición, sin WHERE', 200),
});

export type RowsData = v.InferOutput<typeof rowsSchema>;
