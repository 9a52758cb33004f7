import { courses } from '../../courses';
import type { Pack } from '../packs/types';

/** Path of the cover of a pack's course; none for an extra. */
export function coverOf({ summary }: Pack): `/${string}/` | undefined {
  return courses.find(({ id }) => id === summary.course)?.root;
}
