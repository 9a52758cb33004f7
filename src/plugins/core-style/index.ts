import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { getCourseFolder, courses } from '../../courses';
import { fillOfflinePage } from '../../offline/savedPages';
import { offlineFiles } from '../../offline/files';
import { readBuiltPages, type BuiltPage } from '../built-pages';
import { findSiteSheet, createHashedName } from '../site-sheet';
import { extractCoreSheet } from './coreSheet';

/**
 * Returns the name of the Docusaurus plugin that made a page, read from the
 * class of `<html>`.
 */
function getPluginName(html: string): string {
  const [tag = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  return /\bplugin-(?!id-)([\w-]+)/.exec(tag)?.[1] ?? '';
}

/**
 * Returns the group of pages that shares a critical style sheet. Covers and
 * lessons are apart because a cover uses many rules that lessons do not;
 * courses are apart because their laboratories differ.
 */
function getPageKind({ file, html }: BuiltPage): string {
  const course = courses.find((each) => file.startsWith(getCourseFolder(each)));
  if (!course) return getPluginName(html);
  return `${course.id} ${file === `${getCourseFolder(course)}/index.html` ? 'cover' : 'lesson'}`;
}

function groupByKind(pages: readonly BuiltPage[]): Map<string, BuiltPage[]> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = getPageKind(page);
    const group = groups.get(kind);
    if (group) group.push(page);
    else groups.set(kind, [page]);
  }
  return groups;
}

/**
 * Returns the HTML of a page as it is served; the offline page is also served
 * with the content that the worker adds.
 */
const listServedForms = ({ file, html }: BuiltPage) =>
  file === `${offlineFiles.page}index.html`
    ? [html, fillOfflinePage(html, [{ url: '/', title: '' }], '?pagina=/')]
    : [html];

const sheetLink = /<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/;

interface SheetAddresses {
  readonly core: string;
  readonly print: string;
  readonly full: string;
}

/**
 * Replaces the link to the full sheet by one to the critical sheet, which keeps
 * the addresses of the full and print sheets for `src/startup`.
 */
const linkCoreSheet = (html: string, { core, print, full }: SheetAddresses) =>
  html.replace(
    sheetLink,
    `<link rel="stylesheet" href="${core}" data-full="${full}" data-print="${print}"><noscript><link rel="stylesheet" href="${print}" media="print"></noscript>`,
  );

/**
 * Gives each kind of page a critical style sheet, with the rules that its pages
 * use until the application loads the full sheet.
 */
export default function coreStylePlugin(): Plugin {
  return {
    name: 'steve-labs-core-style',

    async postBuild({ outDir, siteConfig: { baseUrl } }) {
      const pages = await readBuiltPages(outDir);
      const sheet = await findSiteSheet(outDir, baseUrl, pages);
      const css = await readFile(path.join(outDir, sheet.file), 'utf8');
      for (const group of groupByKind(pages).values()) {
        const sheets = extractCoreSheet(css, group.flatMap(listServedForms));
        const publish = async (name: 'core' | 'print') => {
          const file = path.posix.join(
            path.posix.dirname(sheet.file),
            createHashedName(name, sheets[name], 'css'),
          );
          await writeFile(path.join(outDir, file), sheets[name]);
          return `${baseUrl}${file}`;
        };
        const addresses = {
          core: await publish('core'),
          print: await publish('print'),
          full: sheet.address,
        };
        for (const page of group)
          await writeFile(
            path.join(outDir, page.file),
            linkCoreSheet(page.html, addresses),
          );
      }
    },
  };
}
