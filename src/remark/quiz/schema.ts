import * as v from 'valibot';
import { normalizeAnswer } from '../../labs/quiz/engine';

const createTextSchema = (expected: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, expected));

const option = {
  right: v.boolean(),
  label: createTextSchema('un texto junto a la casilla'),
  reason: createTextSchema(
    'el porqué de la opción, en un párrafo aparte y con la misma sangría que su texto',
  ),
};

/**
 * Creates a check that reports each entry with a key that it, or an earlier
 * entry, already has.
 */
const checkDistinct = <T>(
  keys: (entry: T) => readonly string[],
  expected: string,
) =>
  v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    const seenKeys = new Set<string>();
    for (const [key, value] of input.entries())
      for (const name of keys(value)) {
        if (seenKeys.has(name))
          addIssue({
            message: expected,
            input: name,
            path: [{ type: 'array', origin: 'value', input, key, value }],
          });
        seenKeys.add(name);
      }
  });

const isRight = (entry: { readonly right: boolean }) => entry.right;

const choiceOptions = v.pipe(
  v.array(v.object(option)),
  v.minLength(2, 'de 2 a 6 opciones'),
  v.maxLength(6, 'de 2 a 6 opciones'),
  v.check(
    (options) => options.some(isRight),
    'al menos una opción correcta, con la casilla [x]',
  ),
  v.check(
    (options) => !options.every(isRight),
    'al menos una opción incorrecta, con la casilla [ ] (o ___ en la pregunta, si la respuesta se escribe)',
  ),
  checkDistinct(
    ({ label }) => [label.replace(/\s+/g, ' ')],
    'opciones distintas: esta ya está en la pregunta',
  ),
);

const typedOptions = v.pipe(
  v.array(
    v.object({
      ...option,
      forms: v.pipe(
        v.array(v.string()),
        v.minLength(
          1,
          'las formas aceptadas como código en línea: `printf`, `printf()`',
        ),
        v.check(
          (forms) => forms.every((form) => normalizeAnswer(form) !== ''),
          'formas con algo que escribir',
        ),
      ),
      besides: v.pipe(
        v.string(),
        v.regex(
          /^[\s,]*$/,
          'solo código en línea separado por comas: `printf`, `printf()`',
        ),
      ),
    }),
  ),
  v.minLength(1, 'de 1 a 6 respuestas previstas'),
  v.maxLength(6, 'de 1 a 6 respuestas previstas'),
  v.check(
    (options) => options.some(isRight),
    'al menos una respuesta aceptada, con la casilla [x]',
  ),
  checkDistinct(
    ({ forms }) => forms.map(normalizeAnswer),
    'respuestas que no se confundan: sin contar mayúsculas, tildes ni espacios de más, esta ya está en la pregunta',
  ),
);

/** Schema of the data of a quiz. */
export const quizSchema = v.object({
  questions: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({
          kind: v.literal('choice'),
          prompt: createTextSchema('el texto de la pregunta'),
          options: choiceOptions,
        }),
        v.object({
          kind: v.literal('typed'),
          prompt: createTextSchema('el texto de la pregunta'),
          options: typedOptions,
        }),
      ]),
    ),
    v.minLength(1, 'de 1 a 8 preguntas'),
    v.maxLength(8, 'de 1 a 8 preguntas'),
  ),
});

export type QuizData = v.InferOutput<typeof quizSchema>;
export type QuestionData = QuizData['questions'][number];
