import { labs } from '.';
import type { LabAbout } from './types';

/** Data of every laboratory for the pages about them. */
export const labsAbout = labs.map(({ id }) => ({
  id,
  ...(require(`./${id}/about.ts`) as { readonly about: LabAbout }).about,
}));
