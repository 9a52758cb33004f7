import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editDistance } from '../../utils/editDistance';

/** A page that authors write: a lesson, a guide or an article. */
export interface WrittenPage {
  /** Path inside the project. */
  readonly file: string;
  /** Address of the page without slashes at its ends, as authors type it. */
  readonly name: string;
}

/** Folders with pages, and the base path under which they are served. */
const folders = { docs: '', blog: '/articulos' } as const;

function addressOf(file: string, base: string): string {
  const text = readFileSync(file, 'utf8');
  const [, slug] = /^slug:\s*["']?([^\s"']+)/m.exec(text) ?? [];
  return `${base}${slug ?? ''}`.replace(/^\/+|\/+$/g, '');
}

/** Lists every page of the current edition and every article. */
export function writtenPages(root: string): WrittenPage[] {
  return Object.entries(folders).flatMap(([folder, base]) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /(?:^|\/)[^_][^/]*\.mdx?$/.test(file))
      .sort()
      .map((file) => ({
        file,
        name: addressOf(path.join(root, file), base),
      })),
  );
}

/**
 * Maximum distance to compute, and weight of the last segment: larger than the
 * distance between any two names.
 */
const far = 1000;

/**
 * Finds the page whose name is nearest to the text by edit distance. The last
 * segment decides; the whole name breaks ties.
 */
export function closestPage(
  asked: string,
  pages: readonly WrittenPage[],
): WrittenPage | undefined {
  const lastOf = (name: string) => name.split('/').at(-1) ?? '';
  const farness = ({ name }: WrittenPage) =>
    editDistance(lastOf(asked), lastOf(name), far) * far +
    editDistance(asked, name, far);
  return [...pages].sort((one, other) => farness(one) - farness(other))[0];
}

/** Finds a page by its address or by its file. */
export function findPage(
  asked: string,
  pages: readonly WrittenPage[],
): WrittenPage | undefined {
  const plain = asked.replaceAll('\\', '/').replace(/^\.?\/+|\/+$/g, '');
  return pages.find(({ file, name }) => file === plain || name === plain);
}
