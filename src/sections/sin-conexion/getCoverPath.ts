import { courses } from '../../courses';
import type { Pack } from '../../offline/packs/types';

/** Returns the path of the cover of a pack's course; undefined for an extra. */
export function getCoverPath({ summary }: Pack): `/${string}/` | undefined {
  return courses.find(({ id }) => id === summary.course)?.root;
}
