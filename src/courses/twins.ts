import { withTrailingSlash } from '../utils/paths';

interface Page {
  readonly path: string;
}

/** An edition: where it is served and its pages. */
interface Edition {
  readonly path: string;
  readonly docs: readonly Page[];
}

const trimmed = (path: string) => path.replace(/\/$/, '');

/**
 * The same page in another edition: it keeps its address there, whatever module
 * its file is in.
 *
 * @param page A page of `own`.
 */
export function twinIn<Other extends Edition>(
  other: Other,
  own: Pick<Edition, 'path'>,
  page: Page,
): Other['docs'][number] | undefined {
  const inside = page.path.slice(trimmed(own.path).length);
  const wanted = withTrailingSlash(`${trimmed(other.path)}${inside}`);
  return other.docs.find(({ path }) => withTrailingSlash(path) === wanted);
}
