import * as v from 'valibot';
import { infoBlocksSchema } from '../shared/fields';

export const newsSchema = v.strictObject({
  recent: infoBlocksSchema,
  upcoming: infoBlocksSchema,
});

export type News = v.InferOutput<typeof newsSchema>;
