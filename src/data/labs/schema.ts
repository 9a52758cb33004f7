import * as v from 'valibot';
import { oneOf } from '../../content/fields';
import { heading, pagePath, picture, sentence } from '../shared/fields';

const lab = v.strictObject({
  /** What it runs, as the rows of the courses say it. */
  id: oneOf(['c', 'linux']),
  title: heading,
  text: sentence,
  /** What can be done in it, one thing each. */
  can: v.pipe(
    v.array(sentence, 'una lista de frases'),
    v.minLength(1, 'una frase como mínimo'),
  ),
  image: picture,
  to: pagePath,
});

export const labsSchema = v.pipe(
  v.array(lab, 'una lista de laboratorios'),
  v.check(
    (labs) => new Set(labs.map(({ id }) => id)).size === labs.length,
    'un laboratorio de cada clase',
  ),
);

export type Lab = v.InferOutput<typeof lab>;
