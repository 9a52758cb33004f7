import path from 'node:path';
import { readFindings, withoutFrame, withoutRepeats } from '../finding';
import type { Finding } from '../finding';
import { linesCutFrom } from '../../remark/placeInFile';
import { translateMdx } from './mdxFaults';

type Captured = Readonly<Record<string, string | undefined>>;

interface Translation {
  /**
   * Matches a message of Docusaurus or its bundler; every match is translated.
   */
  readonly when: RegExp;
  readonly say: (captured: Captured, root: string) => readonly Finding[];
}

// eslint-disable-next-line no-control-regex -- colours are told to terminals by a control character
const COLOURS = /\u001b\[[\d;]*m/g;

function inProject(file: string, root: string): string {
  const clean = file.replace(/^["'`]|["'`]$/g, '').replace(/^@site\//, '');
  const inside = path.isAbsolute(clean) ? path.relative(root, clean) : clean;
  return inside.split(path.sep).join('/');
}

const one = (finding: Omit<Finding, 'level'>): Finding[] => [
  { level: 'error', ...finding },
];

const listed = (text: string | undefined, mark: RegExp) =>
  (text ?? '')
    .split('\n')
    .flatMap((line) => mark.exec(line)?.[1] ?? [])
    .map((item) => item.trim());

function mdxFault(
  { file = '', cause = '', details = '' }: Captured,
  root: string,
): Finding[] {
  const told = readFindings(cause);
  if (told.length > 0) return told;
  const [, line] = /"line": (\d+)/.exec(details) ?? [];
  const inside = inProject(file, root);
  return one({
    file: inside,
    ...(line !== undefined && {
      line: Number(line) + linesCutFrom(path.join(root, inside)),
    }),
    ...translateMdx(cause),
  });
}

const translations: readonly Translation[] = [
  {
    when: /MDX compilation failed for file (?<file>"[^"\n]*"|\S+)\s*Cause: (?<cause>[\s\S]*?)(?:\nDetails:(?<details>[\s\S]*?))?(?=MDX compilation failed|$)/g,
    say: mdxFault,
  },
  {
    when: /Broken (?<kind>link|anchor) on source page path = (?<page>\S+?):(?<links>(?:\s*-> linking to [^\n]*)+)/g,
    say: ({ kind, page = '', links }) =>
      listed(links, /-> linking to (.*?)(?: \(resolved as: .*)?$/).map(
        (found) => ({
          level: 'error',
          file: `página ${page}`,
          expected:
            kind === 'anchor'
              ? 'un enlace a un apartado que exista'
              : 'un enlace a una página que exista; /mapa/ las enumera todas',
          found,
        }),
      ),
  },
  {
    when: /Attempting to create page at (?<page>\S+), but a page already exists/g,
    say: ({ page = '' }) =>
      one({
        file: `página ${page}`,
        expected: 'una dirección distinta en cada página (campo «slug»)',
        found: 'dos páginas con la misma',
      }),
  },
  {
    when: /found docs sharing the same id:\s*(?<list>(?:[ \t]*- [^\n]*\n?)+)/g,
    say: ({ list = '' }, root) =>
      listed(list, /^\s+- (\S+\.mdx?)/).map((file) => ({
        level: 'error',
        file: inProject(file, root),
        place: 'nombre del archivo',
        expected:
          'un nombre distinto, sin contar el número del módulo ni la extensión',
        found: path.posix.basename(file),
      })),
  },
  {
    when: /These sidebar document ids do not exist:\s*(?<list>(?:- [^\n]*\n?)+)/g,
    say: ({ list }) =>
      listed(list, /^- (.*)/).map((found) => ({
        level: 'error',
        file: 'sidebars.ts',
        expected: 'el nombre de una página que exista en docs/',
        found,
      })),
  },
  {
    when: /Blog author with key "(?<author>[^"]*)" not found/g,
    say: ({ author = '' }) =>
      one({
        file: 'blog',
        place: 'campo «authors»',
        expected: 'un autor de blog/authors.yml',
        found: author,
      }),
  },
  {
    when: /Some blog authors used in (?<file>\S+) are not defined/g,
    say: ({ file = '' }, root) =>
      one({
        file: inProject(file, root),
        place: 'campo «authors»',
        expected: 'un autor de blog/authors.yml',
        found: 'otro',
      }),
  },
  {
    when: /Tags \[(?<tags>[^\]]*)\] used in (?<file>\S+) are not defined/g,
    say: ({ tags = '', file = '' }, root) =>
      one({
        file: inProject(file, root),
        place: 'campo «tags»',
        expected: 'una categoría de blog/tags.yml',
        found: tags,
      }),
  },
  {
    when: /Can't resolve '(?<wanted>[^']*)' in '(?<folder>[^']*)'/g,
    say: ({ wanted = '', folder = '' }, root) =>
      one({
        file: inProject(folder, root),
        expected: 'un archivo que exista',
        found: (wanted.split('!').at(-1) ?? '').replace(/\?.*$/, ''),
      }),
  },
  {
    when: /Can't render static file for pathname (?<page>\S+)[\s\S]*?(?:Expected component `(?<component>[^`]*)` to be defined|(?<name>[\w$]+) is not defined)/g,
    say: ({ page = '', component, name }) =>
      one({
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
  const text = withoutFrame(output.replace(COLOURS, ''));
  return withoutRepeats([
    ...readFindings(text),
    ...translations.flatMap(({ when, say }) =>
      [...text.matchAll(when)].flatMap(({ groups = {} }) => say(groups, root)),
    ),
  ]);
}
