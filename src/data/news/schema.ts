import * as v from 'valibot';
import { infoBlocks } from '../shared/fields';

export const newsSchema = v.strictObject({
  recent: infoBlocks,
  upcoming: infoBlocks,
});

export type News = v.InferOutput<typeof newsSchema>;
