import * as v from 'valibot';
import { text } from '../../../utils/schemaFields';
import { heading, sentence } from '../../../data/shared/fields';

const step = v.strictObject({
  title: heading,
  /** Command to type, in the state that the previous step left. */
  command: text('una orden', 120),
  /** Explanation of the command and of its output. */
  why: sentence,
});

/** Guided tour of the Linux page. */
export const tourSchema = v.pipe(
  v.array(step, 'diez pasos'),
  v.length(10, 'diez pasos'),
);

export type Tour = v.InferOutput<typeof tourSchema>;
