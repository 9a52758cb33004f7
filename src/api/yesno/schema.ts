import * as v from 'valibot';
import { createPictureUrlSchema } from '../fields';

const imageHosts = ['yesno.wtf'] as const;

/** Schema of an answer; a word other than yes or no counts as maybe. */
export const answerSchema = v.object({
  answer: v.pipe(
    v.string(),
    v.transform((word) =>
      word === 'yes' || word === 'no' ? word : ('maybe' as const),
    ),
  ),
  forced: v.fallback(v.boolean(), false),
  image: createPictureUrlSchema(imageHosts),
});

export type Answer = v.InferOutput<typeof answerSchema>;
