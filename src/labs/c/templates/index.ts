import { basics } from './basics';
import { data } from './data';
import { programs } from './programs';
import type { Template } from './types';

/** In the order in which the course teaches what they use; the first is the start. */
export const templates: readonly Template[] = [...basics, ...data, ...programs];
