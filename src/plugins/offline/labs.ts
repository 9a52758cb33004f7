import { readNeededContents } from '../../../scripts/lib/linux-image/needed.mjs';
import type { Course } from '../../courses/types';

/** Where a laboratory is, and what of it a course can do without. */
interface Lab {
  /** The folder of its page. */
  readonly page: string;
  /** Whether a file of `labs/` is only for who explores. */
  readonly isExtra: (file: string) => boolean;
  /** What those files are, after the title of the course. */
  readonly extraTitle: string;
}

type Runtime = Course['runtime'];

/** A laboratory that is not here travels whole, and its page is called as it is. */
const special: Partial<Record<Runtime, (root: string) => Promise<Lab>>> = {
  linux: async (root) => {
    const needed = await readNeededContents(root);
    const folder = 'labs/linux/files/';
    return {
      page: 'laboratorio/terminal/',
      isExtra: (file) =>
        file.startsWith(folder) && !needed.has(file.slice(folder.length)),
      extraTitle: 'el resto de Linux',
    };
  },
};

/**
 * The laboratory of a course.
 *
 * @param runtime What runs its examples and exercises.
 * @param root The project.
 */
export async function labOf(runtime: Runtime, root: string): Promise<Lab> {
  return (
    (await special[runtime]?.(root)) ?? {
      page: `laboratorio/${runtime}/`,
      isExtra: () => false,
      extraTitle: '',
    }
  );
}
