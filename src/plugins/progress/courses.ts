import type {
  DocMetadata,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import { courses } from '../../courses';
import { toSitePath } from '../../utils/paths';
import type { Course, CourseModule } from '../../progress/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * Returns the courses with their modules and the lessons that can be read, in
 * the order of the menu.
 */
export function buildCourses(
  { docs, sidebars }: LoadedVersion,
  baseUrl: string,
): Course[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));

  const collectDocs = (items: readonly SidebarItem[]): DocMetadata[] =>
    items.flatMap((item) => {
      if (item.type === 'category') return collectDocs(item.items);
      const doc = item.type === 'doc' && byId.get(item.id);
      return doc ? [doc] : [];
    });

  const createModules = (item: SidebarItem): CourseModule[] => {
    if (item.type !== 'category') return [];
    const lessons = collectDocs(item.items)
      .filter(
        ({ frontMatter }) =>
          'tipo' in frontMatter && frontMatter.tipo === 'leccion',
      )
      .map(({ title, permalink }) => ({
        path: toSitePath(permalink, baseUrl),
        title,
        to: permalink,
      }));
    return lessons.length > 0 ? [{ title: item.label, lessons }] : [];
  };

  return courses.flatMap(({ id }) => {
    const items = sidebars[id] ?? [];
    const [cover] = collectDocs(items);
    return cover
      ? [
          {
            title: cover.title,
            to: cover.permalink,
            modules: items.flatMap(createModules),
          },
        ]
      : [];
  });
}
