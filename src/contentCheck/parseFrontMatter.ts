import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { Root } from 'mdast';
import { findCourseByPath } from '../courses';
import { estimateTime } from '../courses/duration';
import { docFrontMatter, postFrontMatter } from '../content/frontMatter';
import { formatFinding } from '../content/finding';
import { parseMarkdown } from '../content/markdown';
import { readFrontMatter } from '../content/readFrontMatter';
import type { DocFrontMatter } from '../content/frontMatter';
import { ContentError, parseContent } from '../content/parseContent';

const DOCS = /^(?:docs|versioned_docs\/version-[^/]+)\//;

/**
 * Returns the slug that a doc must have: its folder without module numbers,
 * plus the file name.
 */
export function getExpectedSlug(file: string): string {
  const docPath = file.replace(DOCS, '').replace(/\.mdx?$/, '');
  const course = findCourseByPath(`/${docPath}`);
  const name = path.posix.basename(docPath);
  if (!course) return `/${docPath}`;
  return name === 'index' ? course.root.slice(0, -1) : `${course.root}${name}`;
}

function checkSlug(file: string, slug: string, line?: number): void {
  const expected = getExpectedSlug(file);
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

function formatYamlFault(
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
const MENU_MARKS: Partial<Record<DocFrontMatter['tipo'], object>> = {
  leccion: { lesson: true },
  proximamente: { soon: true },
};

/**
 * Marks lessons and planned pages of the current edition for the course's menu.
 */
function createMenuMark(file: string, kind: DocFrontMatter['tipo']) {
  const mark = file.startsWith('docs/') && MENU_MARKS[kind];
  return mark ? { sidebar_custom_props: mark } : {};
}

/** Parses a page; MDX reports later the Markdown that it cannot parse. */
function parseIfValid(source: string): Root | undefined {
  try {
    return parseMarkdown(source);
  } catch {
    return undefined;
  }
}

/** Place of a page: its path inside the project, the project and its lines. */
interface Place {
  readonly file: string;
  readonly root: string;
  readonly findLine: ReturnType<typeof readFrontMatter>['findLine'];
}

/**
 * Returns the field with the estimated duration of a lesson of the current
 * edition.
 *
 * @throws {ContentError} when the author wrote a duration.
 */
function createTime(
  parsed: DocFrontMatter,
  source: string,
  { file, root, findLine }: Place,
) {
  if (parsed.tipo !== 'leccion' || !file.startsWith('docs/')) return {};
  if (parsed.duracion !== undefined)
    throw new ContentError([
      formatFinding({
        level: 'error',
        file,
        line: findLine(['duracion']),
        place: 'campo «duracion»',
        expected: 'ninguno: los minutos salen del texto y de sus actividades',
        found: String(parsed.duracion),
      }),
    ]);
  const tree = parseIfValid(source);
  return tree ? { tiempo: estimateTime({ tree, file, root }) } : {};
}

/** Fields that only the lesson rules read. */
const FIELDS_FOR_RULES = new Set(['ensena', 'adelanta']);

/**
 * Removes the fields that the page does not need, so that readers do not
 * download them.
 */
function removeRuleFields(parsed: DocFrontMatter) {
  return Object.fromEntries(
    Object.entries(parsed).filter(([field]) => !FIELDS_FOR_RULES.has(field)),
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
    const { findLine, fault } = readFrontMatter(params.fileContent);
    if (fault) throw new ContentError([formatYamlFault(file, fault)]);
    const result = await params.defaultParseFrontMatter(params);
    if (DOCS.test(file)) {
      const parsed = parseContent(docFrontMatter, result.frontMatter, {
        file,
        findLine,
      });
      checkSlug(file, parsed.slug, findLine(['slug']));
      return {
        ...result,
        frontMatter: {
          ...removeRuleFields(parsed),
          ...createMenuMark(file, parsed.tipo),
          ...createTime(parsed, params.fileContent, {
            file,
            root: siteDir,
            findLine,
          }),
        },
      };
    }
    if (file.startsWith('blog/')) {
      const parsed = parseContent(postFrontMatter, result.frontMatter, {
        file,
        findLine,
      });
      return { ...result, frontMatter: parsed };
    }
    return result;
  };
}
