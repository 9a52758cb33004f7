import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editDistance } from '../../utils/editDistance';

/** A page that authors write: a lesson, a guide, an article. */
export interface WrittenPage {
  /** Path inside the project. */
  readonly file: string;
  /** Its address, without bars around it: how an author names it. */
  readonly name: string;
}

/** Folders of Markdown, and where their pages are served. */
const folders = { docs: '', blog: '/articulos' } as const;

function addressOf(file: string, base: string): string {
  const text = readFileSync(file, 'utf8');
  const [, slug] = /^slug:\s*["']?([^\s"']+)/m.exec(text) ?? [];
  return `${base}${slug ?? ''}`.replace(/^\/+|\/+$/g, '');
}

/** Every page of the current edition and every article. */
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

/** More than any two names are apart. */
const far = 1000;

/** The one whose name, or last part of it, looks most like what was asked. */
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

/** The page that is named by its address, or by its file. */
export function findPage(
  asked: string,
  pages: readonly WrittenPage[],
): WrittenPage | undefined {
  const plain = asked.replaceAll('\\', '/').replace(/^\.?\/+|\/+$/g, '');
  return pages.find(({ file, name }) => file === plain || name === plain);
}
