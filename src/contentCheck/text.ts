import type { Image, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { findAttribute } from '../content/findAttribute';
import type { Finding } from '../content/finding';
import { collectFreeNames, collectImportedNames } from './identifiers';
import { cheatSheetElement } from '../remark/cheatSheet';
import { lpiTableElement } from '../remark/lpiTable';
import { coverElements } from '../remark/courseMap';
import { componentNames } from './componentNames';
import type { Page } from './page';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

type Fault = Pick<Finding, 'expected' | 'found'>;

const ALT_TEXT_ADVICE =
  'un texto que diga qué se ve, para quien no puede verla: ![Un robot teclea](./_nombre/robot.svg)';

function findImageFault({ alt, url }: Image): Fault | undefined {
  return alt?.trim()
    ? undefined
    : { expected: ALT_TEXT_ADVICE, found: `![](${url})` };
}

function findElementFault(
  element: Element,
  knownNames: ReadonlySet<string>,
): Fault | undefined {
  const { name } = element;
  if (name === 'img' && !findAttribute(element, 'alt'))
    return { expected: ALT_TEXT_ADVICE, found: '<img> sin «alt»' };
  const [component = ''] = name?.split('.') ?? [];
  if (/^[A-Z]/.test(component) && !knownNames.has(component))
    return {
      expected: `un componente que exista (${[...componentNames].sort().join(', ')}); si es texto, <${component}> dentro de acentos graves`,
      found: `<${component}>`,
    };
  return undefined;
}

/** Names of the notes that Docusaurus writes in a box: `:::note`. */
const noteNames = new Set([
  ...['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'],
  ...['success', 'secondary'],
]);

/** Returns the line of a paragraph with an unknown note, and its fault. */
function findNoteFault(
  paragraph: string,
): { readonly offset: number; readonly fault: Fault } | undefined {
  const lines = paragraph.split('\n');
  const names = lines.map((line) => /^:{3,}\s*([^\s[{]+)/.exec(line)?.[1]);
  const offset = names.findIndex(
    (name) => name !== undefined && !noteNames.has(name),
  );
  return offset < 0
    ? undefined
    : {
        offset,
        fault: {
          expected: `una nota que exista (${[...noteNames].join(', ')}), como :::note`,
          found: lines[offset] ?? '',
        },
      };
}

function findHeadingFaults(
  depth: number,
  before: number,
  text: string,
): Fault[] {
  const headingText = `${'#'.repeat(depth)} ${text}`;
  if (depth === 1)
    return [
      {
        expected:
          'títulos desde «##»: el de la página es el campo «title» de la cabecera',
        found: headingText,
      },
    ];
  return depth > before + 1
    ? [
        {
          expected: `un título de nivel ${before + 1} como mucho («${'#'.repeat(before + 1)}»), sin saltarse ninguno`,
          found: headingText,
        },
      ]
    : [];
}

function findPlaceholderFault(tree: Root, kind: unknown): Fault | undefined {
  const placeholders: Nodes[] = [];
  visit(tree, (node) => {
    if (isElement(node) && node.name === 'Placeholder') placeholders.push(node);
  });
  const hasPlaceholder = placeholders.length > 0;
  if (kind === 'proximamente' && !hasPlaceholder)
    return {
      expected:
        '<Placeholder /> como único texto; si la lección ya está escrita, «tipo: leccion» con sus campos',
      found: '«tipo: proximamente» sin <Placeholder />',
    };
  return kind === 'leccion' && hasPlaceholder
    ? {
        expected:
          'una lección sin <Placeholder />; si aún no está escrita, «tipo: proximamente»',
        found: '<Placeholder />',
      }
    : undefined;
}

/**
 * Reports faults of the text that MDX accepts: images without alternative text,
 * unknown components and notes, skipped heading levels and free variables.
 */
export function checkText(page: Page): Finding[] {
  const { file, fields, lineInFile, findLine } = page;
  const tree = page.getTree();
  if (!tree) return [];
  const findings: Finding[] = [];
  const add = (fault: Fault | undefined, line: number | undefined) => {
    if (fault) findings.push({ level: 'error', file, line, ...fault });
  };
  const importedNames = collectImportedNames(tree);
  // Page-specific elements are accepted here; their own plugins report the
  // wrong page.
  const knownNames = new Set([
    ...componentNames,
    ...coverElements,
    cheatSheetElement,
    lpiTableElement,
    ...importedNames,
  ]);
  let depth = 1;
  visit(tree, (node) => {
    const line = lineInFile(node.position?.start.line);
    if (node.type === 'image') add(findImageFault(node), line);
    else if (isElement(node)) add(findElementFault(node, knownNames), line);
    else if (node.type === 'paragraph') {
      const unknownNote = findNoteFault(toString(node));
      if (unknownNote) add(unknownNote.fault, (line ?? 0) + unknownNote.offset);
    } else if (node.type === 'heading') {
      for (const fault of findHeadingFaults(node.depth, depth, toString(node)))
        add(fault, line);
      depth = Math.max(node.depth, 2);
    } else if (
      node.type === 'mdxTextExpression' ||
      node.type === 'mdxFlowExpression'
    ) {
      const unknownNames = collectFreeNames(node.data?.estree).filter(
        (name) => !importedNames.has(name),
      );
      if (unknownNames.length > 0)
        add(
          {
            expected:
              'las llaves del texto dentro de acentos graves, o escritas \\{ \\}',
            found: `{${node.value}}`,
          },
          line,
        );
    }
  });
  add(findPlaceholderFault(tree, fields.tipo), findLine('tipo'));
  return findings;
}
