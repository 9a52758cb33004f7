import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editDistance } from '../../utils/editDistance';

/** A page that authors write: a lesson, a guide or an article. */
export interface AuthoredPage {
  /** Path inside the project. */
  readonly file: string;
  /** Address of the page without slashes at its ends, as authors type it. */
  readonly name: string;
}

/** Folders with pages, and the base path under which they are served. */
const folders = { docs: '', blog: '/articulos' } as const;

function readAddress(file: string, base: string): string {
  const text = readFileSync(file, 'utf8');
  const [, slug] = /^slug:\s*["']?([^\s"']+)/m.exec(text) ?? [];
  return `${base}${slug ?? ''}`.replace(/^\/+|\/+$/g, '');
}

/** Lists every page of the current edition and every article. */
export function listAuthoredPages(root: string): AuthoredPage[] {
  return Object.entries(folders).flatMap(([folder, base]) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /(?:^|\/)[^_][^/]*\.mdx?$/.test(file))
      .sort()
      .map((file) => ({
        file,
        name: readAddress(path.join(root, file), base),
      })),
  );
}

/**
 * Maximum distance to compute, and weight of the last segment: larger than the
 * distance between any two names.
 */
const MAX_DISTANCE = 1000;

/**
 * Finds the page whose name is nearest to the text by edit distance. The last
 * segment decides; the whole name breaks ties.
 */
export function findClosestPage(
  query: string,
  pages: readonly AuthoredPage[],
): AuthoredPage | undefined {
  const getLastSegment = (name: string) => name.split('/').at(-1) ?? '';
  const measureDistance = ({ name }: AuthoredPage) =>
    editDistance(getLastSegment(query), getLastSegment(name), MAX_DISTANCE) *
      MAX_DISTANCE +
    editDistance(query, name, MAX_DISTANCE);
  return [...pages].sort(
    (left, right) => measureDistance(left) - measureDistance(right),
  )[0];
}

/** Finds a page by its address or by its file. */
export function findPage(
  query: string,
  pages: readonly AuthoredPage[],
): AuthoredPage | undefined {
  const normalized = query.replaceAll('\\', '/').replace(/^\.?\/+|\/+$/g, '');
  return pages.find(
    ({ file, name }) => file === normalized || name === normalized,
  );
}
