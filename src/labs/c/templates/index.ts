import { basics } from './basics';
import { data } from './data';
import { programs } from './programs';
import type { Template } from './types';

/** Templates in the order of the course; the playground opens the first one. */
export const templates: readonly Template[] = [...basics, ...data, ...programs];
