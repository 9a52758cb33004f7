import { hashedFolders } from '../../../config/security';
import {
  listWrittenLessons,
  type CourseManifest,
} from '../../courses/manifest';
import { indexFolder } from '../../search/paths';
import { findExtraFiles } from '../../labs/build';
import { getLab, labs } from '../../labs';
import type { LabId } from '../../labs';
import type { BuiltSite, SitePage } from './site';

/** Files of each part of a pack. */
type Parts = Readonly<
  Record<'pages' | 'application' | 'lab' | 'search', readonly string[]>
>;

/** A pack before its files are measured. */
export interface Pack {
  readonly id: string;
  readonly course: string | null;
  readonly extends?: string;
  /**
   * Number of pages that need this extra; missing when the extra is only for
   * free exploration.
   */
  readonly usedBy?: number;
  readonly title: string;
  readonly lessons: number;
  /** Files by part; no file is in two parts. */
  readonly parts: Parts;
}

/** Returns the folders above a page: `dumix/` for `/dumix/linux1/`. */
const listParentFolders = (root: string) =>
  root
    .split('/')
    .slice(1, -2)
    .map((_, index, names) => `${names.slice(0, index + 1).join('/')}/`);

interface Options {
  readonly site: BuiltSite;
  /** Files of the application, which every pack contains. */
  readonly application: readonly string[];
  readonly common: readonly string[];
  /** Folder of the project. */
  readonly root: string;
}

/** Returns true for a page with a control of a laboratory. */
const usesLab = ({ controls }: SitePage, lab: LabId) =>
  controls.some((name) => name === lab || name.startsWith(`${lab}-`));

/**
 * Returns an extra for each laboratory that pages of a course use and is not
 * that of the course, with the files that lessons need.
 */
async function createLabPacks(
  { course }: CourseManifest,
  pages: readonly SitePage[],
  { site, root }: Options,
): Promise<Pack[]> {
  const usedLabs = labs
    .filter(({ id }) => id !== course.runtime)
    .map(({ id, label }) => ({
      id,
      label,
      usedBy: pages.filter((page) => usesLab(page, id)).length,
    }))
    .filter(({ usedBy }) => usedBy > 0);
  return Promise.all(
    usedLabs.map(async ({ id, label, usedBy }) => {
      const { isExtra } = await findExtraFiles(id, root);
      const lab = site.files.filter(
        (file) => file.startsWith(`labs/${id}/`) && !isExtra(file),
      );
      return {
        id: `${course.id}-${id}`,
        course: null,
        extends: course.id,
        title: `${course.title}: ${label}`,
        usedBy,
        lessons: 0,
        parts: { application: [], search: [], lab, pages: [] },
      };
    }),
  );
}

/**
 * Returns the packs of a course: its own, one for each other laboratory that it
 * uses, and an extra with the laboratory files that it does not need.
 */
export async function createPacks(
  manifest: CourseManifest,
  options: Options,
): Promise<Pack[]> {
  const { site, application, common, root } = options;
  const { course } = manifest;
  const { page } = getLab(course.runtime);
  const { isExtra, title: extraTitle } = await findExtraFiles(
    course.runtime,
    root,
  );
  const isPage = (path: string) => site.files.includes(`${path}index.html`);
  const sharedPages = [
    ...common,
    // Some folders have no page of their own.
    ...listParentFolders(course.root).filter(isPage),
    page.slice(1),
  ].map(site.getPage);
  const ownPages = site.pages.filter(({ file }) =>
    `/${file}`.startsWith(course.root),
  );
  const pages = [...new Set([...sharedPages, ...ownPages])];
  const listFilesUnder = (folder: string) =>
    site.files.filter((file) => file.startsWith(folder));
  const neededFiles = await site.addDependencies([
    ...application,
    ...pages.flatMap(({ scripts, others }) => [...scripts, ...others]),
  ]);
  const ofLab = listFilesUnder(`labs/${course.runtime}/`);
  const extra = ofLab.filter(isExtra);
  const inApplication = new Set(application);
  const pack: Pack = {
    id: course.id,
    course: course.id,
    title: course.title,
    lessons: listWrittenLessons(manifest).length,
    parts: {
      application,
      search: listFilesUnder(`${indexFolder}/`),
      lab: ofLab.filter((file) => !isExtra(file)),
      pages: [
        ...[...neededFiles].filter((file) => !inApplication.has(file)),
        ...pages.map(({ file }) => file),
      ],
    },
  };
  const packs = [pack, ...(await createLabPacks(manifest, ownPages, options))];
  if (extra.length === 0) return packs;
  return [
    ...packs,
    {
      id: `${course.id}-extra`,
      course: null,
      extends: course.id,
      title: `${course.title}: ${extraTitle}`,
      lessons: 0,
      parts: { application: [], search: [], lab: extra, pages: [] },
    },
  ];
}

const isHashed = (file: string) =>
  hashedFolders.some((folder) => file.startsWith(folder));

const getDownloadRank = (file: string) => {
  if (file.endsWith('.html')) return 2;
  return isHashed(file) ? 0 : 1;
};

/**
 * Sorts the files of a pack in download order: pages last, so that a page is
 * never there before the files that it names.
 */
export const sortForDownload = (files: Iterable<string>): string[] =>
  [...files].sort(
    (leftPage, rightPage) =>
      getDownloadRank(leftPage) - getDownloadRank(rightPage) ||
      (leftPage < rightPage ? -1 : 1),
  );
