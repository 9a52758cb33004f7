import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contentRegistry } from './registry';
import { categoryNames } from '../articles/types';
import { removeRepeatedFindings } from '../content/finding';
import { listFiles } from '../content/documents';
import type { Finding } from '../content/finding';
import { formatIssues } from '../content/parseContent';
import { toFindings } from './toFindings';
import {
  checkMenu,
  checkModules,
  checkNames,
  checkDuplicates,
} from './folders';
import { checkLinks } from './links';
import type { Site } from './links';
import { readPage } from './page';
import type { Page } from './page';
import { checkText } from './text';

const FOLDERS = ['docs', 'blog', 'versioned_docs'];

/**
 * Prefix of `file` in findings for which Docusaurus gives the address of the
 * page.
 */
const BUILT_PAGE_PREFIX = 'página ';

/**
 * Returns true for pages. A file that begins with `_`, or is in such a folder,
 * is part of another page.
 */
const isPage = (file: string) => /\.mdx?$/.test(file) && !/\/_/.test(file);

/** Returns the address of a page, with a trailing slash. */
function getAddress({ file, fields: { slug } }: Page): string | undefined {
  if (typeof slug !== 'string' || !slug.startsWith('/')) return undefined;
  const [, version] = /^versioned_docs\/version-([^/]+)\//.exec(file) ?? [];
  const start = file.startsWith('blog/')
    ? '/articulos'
    : version === undefined
      ? ''
      : `/${version}`;
  return `${start}${slug}/`.replace(/\/+$/, '/');
}

/** Lists the addresses of the pages written in React. */
function listReactAddresses(root: string): string[] {
  const pages = listFiles(root, 'src/pages')
    .filter((file) => /\.tsx$/.test(file) && !file.includes('__tests__'))
    .map((file) =>
      file.replace(/^src\/pages|(?:\/index)?\.tsx$/g, '').concat('/'),
    );
  return [
    ...pages,
    '/articulos/',
    ...categoryNames.map((name) => `/articulos/${name}/`),
  ];
}

function readSite(root: string, pages: readonly Page[]): Site {
  const areas = pages.flatMap(({ file }) =>
    file.startsWith('docs/') ? [`/${file.split('/')[1] ?? ''}/`] : [],
  );
  return {
    root,
    pages: new Map(pages.map((page) => [page.file, page])),
    addresses: new Map<string, Page | true>([
      ...listReactAddresses(root).map((address) => [address, true] as const),
      ...pages.flatMap((page) => {
        const address = getAddress(page);
        return address === undefined ? [] : [[address, page] as const];
      }),
    ]),
    knownPrefixes: [...new Set([...areas, '/articulos/'])],
  };
}

function checkRelated(pages: readonly Page[]): Finding[] {
  const posts = pages.filter(({ file }) => file.startsWith('blog/'));
  const slugs = new Set(posts.map(({ fields }) => fields.slug));
  return posts.flatMap(({ file, fields, findLine }): Finding[] => {
    const { relacionados, slug } = fields;
    return (Array.isArray(relacionados) ? relacionados : [])
      .filter((other) => other === slug || !slugs.has(other))
      .map((other) => ({
        level: 'error',
        file,
        line: findLine('relacionados'),
        place: 'campo «relacionados»',
        expected: 'otro artículo que exista, como /rows/rc1',
        found: String(other),
      }));
  });
}

/**
 * Reports required lessons that are not in the same course.
 * `checkPrerequisites` checks their order.
 */
function checkRequirements(pages: readonly Page[]): Finding[] {
  const getCourse = (file: string) =>
    /^(?:docs|versioned_docs\/[^/]+)\/[^/]+\/[^/]+\//.exec(file)?.[0];
  const getFileName = (file: string) => path.posix.parse(file).name;
  const lessons = new Set(
    pages.map(({ file }) => `${getCourse(file)}${getFileName(file)}`),
  );
  return pages.flatMap(({ file, fields: { requisitos }, findLine }) =>
    (Array.isArray(requisitos) ? requisitos : []).flatMap(
      (name, index): Finding[] =>
        lessons.has(`${getCourse(file)}${String(name)}`)
          ? []
          : [
              {
                level: 'error',
                file,
                line: findLine('requisitos', index),
                place: `campo «requisitos.${index}»`,
                expected: 'el nombre de una lección anterior del mismo curso',
                found: `«${String(name)}», que no está en el curso`,
              },
            ],
    ),
  );
}

function checkData(): Finding[] {
  return contentRegistry.flatMap(({ file, root, schema, data }) => {
    const result = v.safeParse(schema, data);
    if (result.success) return [];
    const problems = formatIssues(result.issues, { file, root });
    return toFindings(new Error(problems.join('\n\n')), file);
  });
}

/**
 * Creates a predicate for the files of some pages: the page, its folder and the
 * category of its module.
 */
function createPageFileFilter(wantedPaths: readonly string[]) {
  return (file: string) =>
    wantedPaths.some((page) => {
      const { dir, name } = path.posix.parse(page);
      return (
        file === page ||
        file.startsWith(`${dir}/_${name}/`) ||
        file === `${dir}/_category_.yml`
      );
    });
}

const listContentFiles = (root: string) =>
  FOLDERS.flatMap((folder) => listFiles(root, folder));

function readPages(root: string, files: readonly string[]): Promise<Page[]> {
  return Promise.all(files.filter(isPage).map((file) => readPage(root, file)));
}

/**
 * Replaces addresses with files and lines in the findings of the build. A
 * finding whose address is no content file stays as it is.
 */
export async function locateFindings(
  findings: readonly Finding[],
  root = process.cwd(),
): Promise<Finding[]> {
  if (!findings.some(({ file }) => file.startsWith(BUILT_PAGE_PREFIX)))
    return [...findings];
  const files = new Map(
    (await readPages(root, listContentFiles(root))).flatMap((page) => {
      const address = getAddress(page);
      return address === undefined ? [] : [[address, page.file] as const];
    }),
  );
  return findings.map((finding) => {
    const file = files.get(
      `${finding.file.slice(BUILT_PAGE_PREFIX.length)}/`.replace(/\/+$/, '/'),
    );
    if (!finding.file.startsWith(BUILT_PAGE_PREFIX) || file === undefined)
      return finding;
    // Matches `<Nada>` also when it is written `<Nada id="x" />`.
    const wantedName = finding.found.replace(/[/>]$/, '');
    const line = readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(wantedName));
    return { ...finding, file, ...(line >= 0 && { line: line + 1 }) };
  });
}

/**
 * Finds every fault of the content that would stop the build or harm readers,
 * without building.
 *
 * @param wantedPaths Paths of pages inside the project; every page by default.
 * @param root The project.
 */
export async function checkContent(
  wantedPaths?: readonly string[],
  root = process.cwd(),
): Promise<Finding[]> {
  const files = listContentFiles(root);
  const pages = await readPages(root, files);
  // Frozen editions do not change, so their text is not checked; the build
  // compiles them anyway.
  const chosenPages = pages.filter(({ file }) =>
    wantedPaths
      ? wantedPaths.includes(file)
      : !file.startsWith('versioned_docs/'),
  );
  const site = readSite(root, pages);
  const findings = [
    ...checkNames([...files, ...listFiles(root, 'static')]),
    ...checkModules(root, files),
    ...checkMenu(pages),
    ...checkDuplicates(pages, getAddress),
    ...checkRelated(pages),
    ...checkRequirements(pages),
    ...checkData(),
  ];
  for (const page of pages) findings.push(...page.frontMatterFindings);
  for (const page of chosenPages)
    findings.push(
      ...checkText(page),
      ...checkLinks(page, site),
      ...(await page.compile()),
    );
  const allFindings = removeRepeatedFindings(findings);
  if (!wantedPaths) return allFindings;
  const isWanted = createPageFileFilter(wantedPaths);
  return allFindings.filter(({ file }) => isWanted(file));
}
