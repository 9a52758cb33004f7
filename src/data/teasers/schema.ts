import * as v from 'valibot';
import {
  heading,
  pagePath,
  picture,
  sentence,
  titleLang,
} from '../shared/fields';

const teaser = v.strictObject({
  title: heading,
  titleLang,
  text: sentence,
  image: picture,
  to: pagePath,
});

export const teasersSchema = v.array(teaser, 'una lista de invitaciones');

export type Teaser = v.InferOutput<typeof teaser>;
