import * as v from 'valibot';
import { oneOf, text } from '../../../utils/schemaFields';
import { levels } from '../levels';

/** Checks that a list has no repeated text. */
export const checkDistinct = (expected: string) =>
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

const expectedHints =
  'tres pistas, de la más general a la que casi lo resuelve';

/** Fields of every step. */
export const stepFields = {
  pista: v.optional(text('una pista', 600)),
  porque: text('el porqué de la respuesta', 4000),
};

/** Fields of every exercise. */
export const exerciseFields = {
  titulo: text('un título', 60),
  nivel: oneOf(levels),
  pistas: v.pipe(
    v.array(text('una pista', 600), expectedHints),
    v.length(3, expectedHints),
    checkDistinct('tres pistas distintas: esta ya está'),
  ),
  explicacion: text('el comentario de la solución', 4000),
};

/** Data that every step has. */
export type StepData = v.InferOutput<
  v.ObjectSchema<typeof stepFields, undefined>
>;

/** Data that every exercise has. */
export type ExerciseData = v.InferOutput<
  v.ObjectSchema<typeof exerciseFields, undefined>
>;
