import * as v from 'valibot';
import { isoDate } from '../../utils/schemaFields';
import { heading, picture, sentence } from '../shared/fields';

const milestone = v.strictObject({
  date: isoDate,
  title: heading,
  text: sentence,
  image: picture,
});

export const almanacSchema = v.array(milestone, 'una lista de logros');

export type Milestone = v.InferOutput<typeof milestone>;
