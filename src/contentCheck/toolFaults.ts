import path from 'node:path';
import {
  parseFindings,
  removeFrame,
  removeRepeatedFindings,
} from '../content/finding';
import type { Finding } from '../content/finding';
import { countStrippedLinesIn } from '../content/formatPlace';
import { translateMdx } from './mdxFaults';

type Captured = Readonly<Record<string, string | undefined>>;

interface Translation {
  /**
   * Matches a message of Docusaurus or its bundler; every match is translated.
   */
  readonly pattern: RegExp;
  readonly translate: (captures: Captured, root: string) => readonly Finding[];
}

// eslint-disable-next-line no-control-regex -- colours are told to terminals by a control character
const ANSI_COLOURS = /\u001b\[[\d;]*m/g;

function toProjectPath(file: string, root: string): string {
  const clean = file.replace(/^["'`]|["'`]$/g, '').replace(/^@site\//, '');
  const relativePath = path.isAbsolute(clean)
    ? path.relative(root, clean)
    : clean;
  return relativePath.split(path.sep).join('/');
}

const toSingleFinding = (finding: Omit<Finding, 'level'>): Finding[] => [
  { level: 'error', ...finding },
];

const extractItems = (text: string | undefined, mark: RegExp) =>
  (text ?? '')
    .split('\n')
    .flatMap((line) => mark.exec(line)?.[1] ?? [])
    .map((item) => item.trim());

function translateMdxFault(
  { file = '', cause = '', details = '' }: Captured,
  root: string,
): Finding[] {
  const findings = parseFindings(cause);
  if (findings.length > 0) return findings;
  const [, line] = /"line": (\d+)/.exec(details) ?? [];
  const projectPath = toProjectPath(file, root);
  return toSingleFinding({
    file: projectPath,
    ...(line !== undefined && {
      line: Number(line) + countStrippedLinesIn(path.join(root, projectPath)),
    }),
    ...translateMdx(cause),
  });
}

const translations: readonly Translation[] = [
  {
    pattern:
      /MDX compilation failed for file (?<file>"[^"\n]*"|\S+)\s*Cause: (?<cause>[\s\S]*?)(?:\nDetails:(?<details>[\s\S]*?))?(?=MDX compilation failed|$)/g,
    translate: translateMdxFault,
  },
  {
    pattern:
      /Broken (?<kind>link|anchor) on source page path = (?<page>\S+?):(?<links>(?:\s*-> linking to [^\n]*)+)/g,
    translate: ({ kind, page = '', links }) =>
      extractItems(links, /-> linking to (.*?)(?: \(resolved as: .*)?$/).map(
        (listedText) => ({
          level: 'error',
          file: `página ${page}`,
          expected:
            kind === 'anchor'
              ? 'un enlace a un apartado que exista'
              : 'un enlace a una página que exista; /mapa/ las enumera todas',
          found: listedText,
        }),
      ),
  },
  {
    pattern:
      /Attempting to create page at (?<page>\S+), but a page already exists/g,
    translate: ({ page = '' }) =>
      toSingleFinding({
        file: `página ${page}`,
        expected: 'una dirección distinta en cada página (campo «slug»)',
        found: 'dos páginas con la misma',
      }),
  },
  {
    pattern:
      /found docs sharing the same id:\s*(?<list>(?:[ \t]*- [^\n]*\n?)+)/g,
    translate: ({ list = '' }, root) =>
      extractItems(list, /^\s+- (\S+\.mdx?)/).map((file) => ({
        level: 'error',
        file: toProjectPath(file, root),
        place: 'nombre del archivo',
        expected:
          'un nombre distinto, sin contar el número del módulo ni la extensión',
        found: path.posix.basename(file),
      })),
  },
  {
    pattern:
      /These sidebar document ids do not exist:\s*(?<list>(?:- [^\n]*\n?)+)/g,
    translate: ({ list }) =>
      extractItems(list, /^- (.*)/).map((listedText) => ({
        level: 'error',
        file: 'sidebars.ts',
        expected: 'el nombre de una página que exista en docs/',
        found: listedText,
      })),
  },
  {
    pattern: /Blog author with key "(?<author>[^"]*)" not found/g,
    translate: ({ author = '' }) =>
      toSingleFinding({
        file: 'blog',
        place: 'campo «authors»',
        expected: 'un autor de blog/authors.yml',
        found: author,
      }),
  },
  {
    pattern: /Some blog authors used in (?<file>\S+) are not defined/g,
    translate: ({ file = '' }, root) =>
      toSingleFinding({
        file: toProjectPath(file, root),
        place: 'campo «authors»',
        expected: 'un autor de blog/authors.yml',
        found: 'otro',
      }),
  },
  {
    pattern: /Tags \[(?<tags>[^\]]*)\] used in (?<file>\S+) are not defined/g,
    translate: ({ tags = '', file = '' }, root) =>
      toSingleFinding({
        file: toProjectPath(file, root),
        place: 'campo «tags»',
        expected: 'una categoría de blog/tags.yml',
        found: tags,
      }),
  },
  {
    pattern: /Can't resolve '(?<wanted>[^']*)' in '(?<folder>[^']*)'/g,
    translate: ({ wanted = '', folder = '' }, root) =>
      toSingleFinding({
        file: toProjectPath(folder, root),
        expected: 'un archivo que exista',
        found: (wanted.split('!').at(-1) ?? '').replace(/\?.*$/, ''),
      }),
  },
  {
    pattern:
      /Can't render static file for pathname (?<page>\S+)[\s\S]*?(?:Expected component `(?<component>[^`]*)` to be defined|(?<name>[\w$]+) is not defined)/g,
    translate: ({ page = '', component, name }) =>
      toSingleFinding({
        file: `página ${page.replace(/^["']|["']$/g, '')}`,
        expected: 'el texto dentro de acentos graves, si no es código',
        found: component === undefined ? `{${name ?? ''}}` : `<${component}>`,
      }),
  },
];

/**
 * Translates the errors of Docusaurus and its bundler for authors. Messages
 * without a translation are left out.
 *
 * @param output Everything that they printed.
 * @param root The project.
 */
export function translateFaults(
  output: string,
  root = process.cwd(),
): Finding[] {
  const text = removeFrame(output.replace(ANSI_COLOURS, ''));
  return removeRepeatedFindings([
    ...parseFindings(text),
    ...translations.flatMap(({ pattern, translate }) =>
      [...text.matchAll(pattern)].flatMap(({ groups = {} }) =>
        translate(groups, root),
      ),
    ),
  ]);
}
