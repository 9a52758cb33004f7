import { withTrailingSlash } from '../utils/paths';

interface Page {
  readonly path: string;
}

/** Edition: base path and pages. */
interface Edition {
  readonly path: string;
  readonly docs: readonly Page[];
}

const trimTrailingSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Finds the same page in another edition. The address inside the edition
 * identifies it, whatever the module of its file.
 *
 * @param page A page of `own`.
 */
export function findSamePage<Other extends Edition>(
  other: Other,
  own: Pick<Edition, 'path'>,
  page: Page,
): Other['docs'][number] | undefined {
  const inside = page.path.slice(trimTrailingSlash(own.path).length);
  const wanted = withTrailingSlash(`${trimTrailingSlash(other.path)}${inside}`);
  return other.docs.find(({ path }) => withTrailingSlash(path) === wanted);
}
