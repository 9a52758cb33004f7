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
 * @param page A page of `ownEdition`.
 */
export function findSamePage<Other extends Edition>(
  otherEdition: Other,
  ownEdition: Pick<Edition, 'path'>,
  page: Page,
): Other['docs'][number] | undefined {
  const relativePath = page.path.slice(
    trimTrailingSlash(ownEdition.path).length,
  );
  const wantedPath = withTrailingSlash(
    `${trimTrailingSlash(otherEdition.path)}${relativePath}`,
  );
  return otherEdition.docs.find(
    ({ path }) => withTrailingSlash(path) === wantedPath,
  );
}
