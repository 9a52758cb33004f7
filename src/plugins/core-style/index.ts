import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { readBuiltPages, type BuiltPage } from '../built-pages';
import { findSiteSheet, hashedName } from '../site-sheet';
import { coreSheet } from './coreSheet';

/** The plugin of Docusaurus that made a page, which writes its name on `<html>`. */
function makerOf(html: string): string {
  const [tag = ''] = /<html\b[^>]*>/.exec(html) ?? [];
  return /\bplugin-(?!id-)([\w-]+)/.exec(tag)?.[1] ?? '';
}

function byMaker(pages: readonly BuiltPage[]): Map<string, BuiltPage[]> {
  const groups = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const maker = makerOf(page.html);
    const group = groups.get(maker);
    if (group) group.push(page);
    else groups.set(maker, [page]);
  }
  return groups;
}

const sheetLink = /<link\b[^>]*\brel=["']?stylesheet\b[^>]*>/;

interface Addresses {
  readonly core: string;
  readonly print: string;
  readonly whole: string;
}

/** Links to the core sheet instead, and says where the whole one is. */
const withCore = (html: string, { core, print, whole }: Addresses) =>
  html.replace(
    sheetLink,
    `<link rel="stylesheet" href="${core}" data-full="${whole}"><link rel="stylesheet" href="${print}" media="print">`,
  );

/**
 * Gives each kind of page a sheet with what its pages use before the
 * application is there, which brings the whole one.
 */
export default function coreStylePlugin(): Plugin {
  return {
    name: 'steve-labs-core-style',

    async postBuild({ outDir, siteConfig: { baseUrl } }) {
      const pages = await readBuiltPages(outDir);
      const sheet = await findSiteSheet(outDir, baseUrl, pages);
      const css = await readFile(path.join(outDir, sheet.file), 'utf8');
      for (const group of byMaker(pages).values()) {
        const sheets = coreSheet(
          css,
          group.map(({ html }) => html),
        );
        const publish = async (name: 'core' | 'print') => {
          const file = path.posix.join(
            path.posix.dirname(sheet.file),
            hashedName(name, sheets[name], 'css'),
          );
          await writeFile(path.join(outDir, file), sheets[name]);
          return `${baseUrl}${file}`;
        };
        const addresses = {
          core: await publish('core'),
          print: await publish('print'),
          whole: sheet.address,
        };
        for (const page of group)
          await writeFile(
            path.join(outDir, page.file),
            withCore(page.html, addresses),
          );
      }
    },
  };
}
