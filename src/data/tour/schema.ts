import * as v from 'valibot';
import { text } from '../../content/fields';
import { heading, sentence } from '../shared/fields';

const step = v.strictObject({
  title: heading,
  /** What to type; it works where the step before left off. */
  command: text('una orden', 120),
  /** What it does, and what to look at. */
  why: sentence,
});

/** The guided tour of the Linux page. */
export const tourSchema = v.pipe(
  v.array(step, 'diez pasos'),
  v.length(10, 'diez pasos'),
);

export type Tour = v.InferOutput<typeof tourSchema>;
