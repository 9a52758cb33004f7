import { hashedFolders } from '../../../config/security';
import { writtenLessons, type CourseManifest } from '../../courses/manifest';
import { indexFolder } from '../../search/paths';
import { labOf } from './labs';
import type { BuiltSite } from './site';

/** What a part of a pack consists of. */
type Parts = Readonly<
  Record<'pages' | 'application' | 'lab' | 'search', readonly string[]>
>;

/** What can be taken along, before it is measured. */
export interface Pack {
  readonly id: string;
  readonly course: string | null;
  readonly extends?: string;
  readonly title: string;
  readonly lessons: number;
  /** No file is in two of them. */
  readonly parts: Parts;
}

/** The folders above a page, as `dumix/` of `/dumix/linux1/`. */
const above = (root: string) =>
  root
    .split('/')
    .slice(1, -2)
    .map((_, index, names) => `${names.slice(0, index + 1).join('/')}/`);

interface Options {
  readonly site: BuiltSite;
  /** What goes into each of them. */
  readonly application: readonly string[];
  readonly common: readonly string[];
  /** The project. */
  readonly root: string;
}

/** The packs of a course: its own, and what its laboratory can do without. */
export async function packsOf(
  manifest: CourseManifest,
  { site, application, common, root }: Options,
): Promise<Pack[]> {
  const { course } = manifest;
  const lab = await labOf(course.runtime, root);
  const isPage = (path: string) => site.files.includes(`${path}index.html`);
  const shared = [
    ...common,
    // Not every folder has a page of its own.
    ...above(course.root).filter(isPage),
    lab.page,
  ].map(site.pageAt);
  const own = site.pages.filter(({ file }) =>
    `/${file}`.startsWith(course.root),
  );
  const pages = [...new Set([...shared, ...own])];
  const under = (folder: string) =>
    site.files.filter((file) => file.startsWith(folder));
  const needed = await site.withTheirs([
    ...application,
    ...pages.flatMap(({ scripts, others }) => [...scripts, ...others]),
  ]);
  const ofLab = under(`labs/${course.runtime}/`);
  const extra = ofLab.filter(lab.isExtra);
  const inApplication = new Set(application);
  const pack: Pack = {
    id: course.id,
    course: course.id,
    title: course.title,
    lessons: writtenLessons(manifest).length,
    parts: {
      application,
      search: under(`${indexFolder}/`),
      lab: ofLab.filter((file) => !lab.isExtra(file)),
      pages: [
        ...[...needed].filter((file) => !inApplication.has(file)),
        ...pages.map(({ file }) => file),
      ],
    },
  };
  if (extra.length === 0) return [pack];
  return [
    pack,
    {
      id: `${course.id}-extra`,
      course: null,
      extends: course.id,
      title: `${course.title}: ${lab.extraTitle}`,
      lessons: 0,
      parts: { application: [], search: [], lab: extra, pages: [] },
    },
  ];
}

const isHashed = (file: string) =>
  hashedFolders.some((folder) => file.startsWith(folder));

const rank = (file: string) => {
  if (file.endsWith('.html')) return 2;
  return isHashed(file) ? 0 : 1;
};

/**
 * The order in which the files of a pack are fetched: pages last, so that none
 * is there before what it names.
 */
export const inOrder = (files: Iterable<string>): string[] =>
  [...files].sort(
    (one, other) => rank(one) - rank(other) || (one < other ? -1 : 1),
  );
