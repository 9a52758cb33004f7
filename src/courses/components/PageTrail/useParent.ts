import {
  useActiveDocContext,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { withTrailingSlash } from '../../../utils/paths';
import { findCourseBySidebar } from '../..';

interface Parent {
  readonly label: string;
  readonly to: string;
}

/** Pages above the courses and the guides. */
const hubs: readonly Parent[] = [
  { label: 'Steve Labs', to: '/stevelabs/' },
  { label: 'Dumix', to: '/dumix/' },
  { label: 'Web developer', to: '/webdeveloper/' },
];

/**
 * Returns the parent of the current page: for a lesson, the cover of its course
 * in the same edition; for other pages, their hub.
 */
export function useParent(): Parent | undefined {
  const permalink = withTrailingSlash(useDoc().metadata.permalink);
  const { activeVersion } = useActiveDocContext(undefined);
  const course = findCourseBySidebar(useDocsSidebar()?.name);
  const edition = activeVersion?.path.replace(/\/$/, '') ?? '';
  if (course) {
    const cover = `${edition}${course.root}`;
    if (permalink !== cover) return { label: course.title, to: cover };
  }
  return hubs.find(({ to }) => permalink.startsWith(`${edition}${to}`));
}
