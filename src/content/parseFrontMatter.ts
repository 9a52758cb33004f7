import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { courseAt } from '../courses';
import { docFrontMatter, postFrontMatter } from './frontMatter';
import { formatFinding } from './finding';
import { readFrontMatter } from './readFrontMatter';
import type { DocFrontMatter } from './frontMatter';
import { ContentError, parseContent } from './parseContent';

const DOCS = /^(?:docs|versioned_docs\/version-[^/]+)\//;

/**
 * Returns the slug that a doc must have: its folder without module numbers,
 * plus the file name.
 */
export function expectedSlug(file: string): string {
  const inside = file.replace(DOCS, '').replace(/\.mdx?$/, '');
  const course = courseAt(`/${inside}`);
  const name = path.posix.basename(inside);
  if (!course) return `/${inside}`;
  return name === 'index' ? course.root.slice(0, -1) : `${course.root}${name}`;
}

function checkSlug(file: string, slug: string, line?: number): void {
  const expected = expectedSlug(file);
  if (slug === expected) return;
  throw new ContentError([
    formatFinding({
      level: 'error',
      file,
      line,
      place: 'campo «slug»',
      expected,
      found: slug,
    }),
  ]);
}

function notYaml(
  file: string,
  {
    line,
    text,
    isRepeated,
  }: NonNullable<ReturnType<typeof readFrontMatter>['fault']>,
): string {
  return formatFinding({
    level: 'error',
    file,
    line,
    place: 'cabecera',
    expected: isRepeated
      ? 'cada campo una sola vez'
      : 'campos como «nombre: valor», con el valor entre comillas si lleva dos puntos, almohadilla o comillas',
    found: text,
  });
}

/** Custom properties of sidebar items, by kind of page. */
const marks: Partial<Record<DocFrontMatter['tipo'], object>> = {
  leccion: { lesson: true },
  proximamente: { soon: true },
};

/**
 * Marks lessons and planned pages of the current edition for the course's menu.
 */
function menuMark(file: string, kind: DocFrontMatter['tipo']) {
  const mark = file.startsWith('docs/') && marks[kind];
  return mark ? { sidebar_custom_props: mark } : {};
}

/** Fields that only the lesson rules read. */
const forRules = new Set(['ensena', 'adelanta']);

/**
 * Removes the fields that the page does not need, so that readers do not
 * download them.
 */
function published(parsed: DocFrontMatter) {
  return Object.fromEntries(
    Object.entries(parsed).filter(([field]) => !forRules.has(field)),
  );
}

/**
 * Creates the function that validates all front matter: docs, frozen editions
 * and articles.
 */
export function createParseFrontMatter(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const file = path
      .relative(siteDir, params.filePath)
      .split(path.sep)
      .join('/');
    const { lineOf, fault } = readFrontMatter(params.fileContent);
    if (fault) throw new ContentError([notYaml(file, fault)]);
    const result = await params.defaultParseFrontMatter(params);
    if (DOCS.test(file)) {
      const parsed = parseContent(docFrontMatter, result.frontMatter, {
        file,
        lineOf,
      });
      checkSlug(file, parsed.slug, lineOf(['slug']));
      return {
        ...result,
        frontMatter: { ...published(parsed), ...menuMark(file, parsed.tipo) },
      };
    }
    if (file.startsWith('blog/')) {
      const parsed = parseContent(postFrontMatter, result.frontMatter, {
        file,
        lineOf,
      });
      return { ...result, frontMatter: parsed };
    }
    return result;
  };
}
