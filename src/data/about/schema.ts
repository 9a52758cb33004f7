import * as v from 'valibot';
import { infoBlocksSchema } from '../shared/fields';

export const aboutSchema = v.pipe(
  infoBlocksSchema,
  v.minLength(1, 'una sección del canal como mínimo'),
);

export type { InfoBlockData as AboutSection } from '../shared/fields';
