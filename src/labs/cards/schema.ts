import * as v from 'valibot';
import { oneOf } from '../../utils/schemaFields';
import { labIds } from '..';
import { heading, pagePath, picture, sentence } from '../../data/shared/fields';

const lab = v.strictObject({
  /** Language or system that it runs, as in `runtime` of the courses. */
  id: oneOf(labIds),
  title: heading,
  text: sentence,
  /** Abilities of the laboratory, one per sentence. */
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
