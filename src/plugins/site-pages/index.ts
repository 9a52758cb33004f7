import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { CoverCard, DocFrontMatter } from '../../content/frontMatter';
import { ContentError } from '../../content/parseContent';
import { courses } from '../../courses';
import { readCourses } from '../../courses/manifest';
import { createOutline } from '../../courses/outline';
import { glosario } from '../../data/glosario';
import type { CardData } from '../../data/shared/fields';
import { getLinkedLessonPaths } from '../../labs/c/explain/lessons';
import { toSitePath } from '../../utils/paths';

const name = 'site-pages';

interface Page {
  readonly title: string;
  readonly permalink: string;
}

/**
 * Returns the titles of some pages, by their paths.
 *
 * @param wantedPages Paths, each with the place that names it, for the error
 *   message.
 * @throws {ContentError} listing the pages that do not exist.
 */
export function getTitles(
  wantedPages: readonly { readonly path: string; readonly place: string }[],
  pages: readonly Page[],
  baseUrl: string,
): Record<string, string> {
  const titlesByPath = new Map(
    pages.map(({ permalink, title }) => [
      toSitePath(permalink, baseUrl),
      title,
    ]),
  );
  const missingPages = wantedPages.filter(
    ({ path: to }) => !titlesByPath.has(to),
  );
  if (missingPages.length > 0)
    throw new ContentError(
      missingPages.map(
        ({ path: to, place }) =>
          `${place}\n  se esperaba: una lección, una guía o un artículo que exista\n  se encontró: ${to}`,
      ),
    );
  return Object.fromEntries(
    wantedPages
      .map(({ path: to }) => [to, titlesByPath.get(to) ?? ''] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/**
 * Returns the pages that data files name, each with the place that names it.
 */
function listNamedPages() {
  return [
    ...glosario.flatMap(({ id, lesson }) =>
      lesson === undefined
        ? []
        : [
            {
              path: lesson,
              place: `src/data/glosario/index.ts · término «${id}», campo «lesson»`,
            },
          ],
    ),
    ...getLinkedLessonPaths().map((lessonPath) => ({
      path: lessonPath,
      place: 'src/labs/c/explain/cards · campo «lesson»',
    })),
  ];
}

/**
 * Groups the cards of courses by the page that shows them, which is the
 * beginning of their addresses.
 */
export function groupCardsByLanding(
  covers: readonly {
    readonly root: string;
    readonly cards: readonly CoverCard[];
  }[],
): Record<string, CardData[]> {
  const byLanding: Record<string, CardData[]> = {};
  for (const { root, cards } of covers) {
    const landingPath = /^\/[^/]+\//.exec(root)?.[0] ?? '/';
    (byLanding[landingPath] ??= []).push(
      ...cards.map((card) => ({ ...card, to: root })),
    );
  }
  return byLanding;
}

/**
 * Provides data from the front matter of pages. `@site-pages/titles`: titles of
 * the pages that the glossary and the error cards link to; `@site-pages/cards`:
 * cards of the courses; `@site-pages/courses`: outlines of the courses for the
 * home page.
 */
export default function sitePagesPlugin({
  baseUrl,
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin {
  // Folder in which `createData` writes its files.
  const folder = path.join(generatedFilesDir, name, 'default');
  return {
    name,
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']
        ?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']
        ?.default as BlogContent;
      const current = docs.loadedVersions
        .filter(({ isLast }) => isLast)
        .flatMap((version) => version.docs);
      const titles = getTitles(
        listNamedPages(),
        [...current, ...blog.blogPosts.map(({ metadata }) => metadata)],
        baseUrl,
      );
      const getCoverFrontMatter = (root: string) => {
        const cover = current.find(
          ({ permalink }) => toSitePath(permalink, baseUrl) === root,
        );
        const front = cover?.frontMatter as DocFrontMatter | undefined;
        return front?.tipo === 'portada' ? front : undefined;
      };
      const covers = courses.map(({ root }) => ({
        root,
        cards: getCoverFrontMatter(root)?.tarjetas ?? [],
      }));
      const outlines = readCourses(siteDir).map((manifest) =>
        createOutline(
          manifest,
          getCoverFrontMatter(manifest.course.root) ?? { description: '' },
          siteDir,
        ),
      );
      await actions.createData('titles.json', JSON.stringify(titles));
      await actions.createData(
        'cards.json',
        JSON.stringify(groupCardsByLanding(covers)),
      );
      await actions.createData('courses.json', JSON.stringify(outlines));
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@site-pages/titles$': path.join(folder, 'titles.json'),
          '@site-pages/cards$': path.join(folder, 'cards.json'),
          '@site-pages/courses$': path.join(folder, 'courses.json'),
        },
      },
    }),
  };
}
