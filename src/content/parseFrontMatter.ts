import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { docFrontMatter, postFrontMatter } from './frontMatter';
import type { DocFrontMatter } from './frontMatter';
import { ContentError, parseContent } from './parseContent';

const DOCS = /^(?:docs|versioned_docs\/version-[^/]+)\//;
const COURSES = ['stevelabs/program1', 'dumix/linux1'];

/** Slug a doc must have: its folder without module numbers, plus the file name. */
export function expectedSlug(file: string): string {
  const inside = file.replace(DOCS, '').replace(/\.mdx?$/, '');
  const course = COURSES.find((root) => inside.startsWith(`${root}/`));
  const name = path.posix.basename(inside);
  if (!course) return `/${inside}`;
  return name === 'index' ? `/${course}` : `/${course}/${name}`;
}

function checkSlug(file: string, slug: string): void {
  const expected = expectedSlug(file);
  if (slug === expected) return;
  throw new ContentError([
    `${file} · campo «slug»\n  se esperaba: ${expected}\n  se encontró: ${slug}`,
  ]);
}

/** The course's menu carries which pages are lessons of the current edition. */
function menuMark(file: string, kind: DocFrontMatter['tipo']) {
  return file.startsWith('docs/') && kind === 'leccion'
    ? { sidebar_custom_props: { lesson: true } }
    : {};
}

/** What only the rules for lessons read. */
const forRules = new Set(['ensena', 'adelanta']);

/** The fields that travel to readers with the page. */
function published(parsed: DocFrontMatter) {
  return Object.fromEntries(
    Object.entries(parsed).filter(([field]) => !forRules.has(field)),
  );
}

/** The one place where front matter is validated: docs, frozen editions and articles alike. */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path
      .relative(siteDir, params.filePath)
      .split(path.sep)
      .join('/');
    if (DOCS.test(file)) {
      const parsed = parseContent(docFrontMatter, result.frontMatter, { file });
      checkSlug(file, parsed.slug);
      return {
        ...result,
        frontMatter: { ...published(parsed), ...menuMark(file, parsed.tipo) },
      };
    }
    if (file.startsWith('blog/')) {
      const parsed = parseContent(postFrontMatter, result.frontMatter, {
        file,
      });
      return { ...result, frontMatter: parsed };
    }
    return result;
  };
}
