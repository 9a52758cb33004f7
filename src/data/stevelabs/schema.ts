import * as v from 'valibot';
import { text } from '../../utils/schemaFields';
import { cardsSchema, sentence } from '../shared/fields';

const question = v.strictObject({
  question: v.pipe(
    text('una pregunta', 90),
    v.regex(/^¿.+\?$/, 'una pregunta con sus dos signos, ¿ y ?'),
  ),
  /** Answer, one entry per paragraph. */
  answer: v.pipe(
    v.array(sentence, 'una lista de párrafos'),
    v.minLength(1, 'un párrafo como mínimo'),
  ),
});

export const stevelabsSchema = v.strictObject({
  cards: cardsSchema,
  faq: v.array(question, 'una lista de preguntas'),
});

export type Stevelabs = v.InferOutput<typeof stevelabsSchema>;
export type Question = v.InferOutput<typeof question>;
