import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type {
  DocMetadata,
  LoadedContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import { findCourseByPath, getCourseFolder, courses } from '../../courses';
import { categories } from '../../articles/categories';
import { pageSections } from './pages';
import type { SiteMapLink, SiteMapSection } from '../../sections/mapa/types';

interface DocSection {
  readonly title: string;
  readonly under: string;
  /**
   * Frozen editions with this course; undefined for guides, which all editions
   * have.
   */
  readonly editions?: readonly string[];
}

const docSections: readonly DocSection[] = [
  ...courses.map((course) => ({
    title: course.title,
    under: getCourseFolder(course),
    editions: course.editions,
  })),
  { title: 'Guías de la terminal', under: 'dumix' },
  { title: 'Desarrollo web', under: 'webdeveloper' },
];

function toLink({ title, permalink }: DocMetadata): SiteMapLink {
  return { label: title, to: permalink };
}

/**
 * Compares pages by their place in the course: folders are numbered, lessons
 * have a position.
 */
function compareByPlace(a: DocMetadata, b: DocMetadata): number {
  return (
    a.sourceDirName.localeCompare(b.sourceDirName, 'es', { numeric: true }) ||
    (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0)
  );
}

function buildVersionSections(version: LoadedVersion): SiteMapSection[] {
  const suffix = version.isLast ? '' : ` (${version.label})`;
  const sections = docSections.filter(
    ({ editions }) =>
      version.isLast || !editions || editions.includes(version.versionName),
  );
  return sections.map(({ title, under, editions }) => ({
    title: `${title}${suffix}`,
    links: version.docs
      .filter(({ sourceDirName }) =>
        editions
          ? findCourseByPath(`/${sourceDirName}/`)?.title === title
          : sourceDirName === under,
      )
      .sort(compareByPlace)
      .map(toLink),
  }));
}

function buildArticleSection(blog: BlogContent): SiteMapSection {
  return {
    title: 'Artículos',
    links: [
      { label: 'Artículos', to: '/articulos/' },
      ...categories.map(({ name, heading }) => ({
        label: heading,
        to: `/articulos/${name}/`,
      })),
      ...blog.blogPosts.map(({ metadata }) => ({
        label: metadata.title,
        to: metadata.permalink,
      })),
    ],
  };
}

/**
 * Returns every page that a reader can visit, by section; the archive is last.
 */
export function buildSections(
  docs: LoadedContent,
  blog: BlogContent,
): SiteMapSection[] {
  const [current = [], ...archive] = [...docs.loadedVersions]
    .sort((a, b) => Number(b.isLast) - Number(a.isLast))
    .map(buildVersionSections);
  return [
    ...pageSections,
    ...current,
    buildArticleSection(blog),
    ...archive.flat(),
  ];
}
