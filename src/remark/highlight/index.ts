import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placeInFile } from '../placeInFile';
import { FenceError, readFence } from './fence';
import { labelOf } from './languages';
import { tokenise } from './paint';
import type { Token } from './tokens';
import { commandsOf } from './transcript';

function toNode(token: Token): ElementContent {
  if (typeof token === 'string') return { type: 'text', value: token };
  const [kind, value] = token;
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [`tok-${kind}`] },
    children: [{ type: 'text', value }],
  };
}

function toAttributes(
  values: Readonly<Record<string, string | undefined>>,
): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : { type: 'mdxJsxAttribute', name, value },
  );
}

function commandsIn(transcript: string): string {
  const commands = commandsOf(transcript);
  if (commands === '')
    throw new FenceError(
      'al menos una orden tras su indicador (alumno@practica:~$ ls, o $ ls); la salida suelta va en un bloque text',
      transcript.split('\n')[0] ?? '',
    );
  return commands;
}

function toCodeBlock(code: Element): MdxJsxFlowElementHast {
  const [, name = ''] =
    /^language-([^,]+)/.exec(String(code.properties.className)) ?? [];
  const data: Readonly<Record<string, unknown>> = { ...code.data };
  const { language, title } = readFence(
    name,
    typeof data.meta === 'string' ? data.meta : '',
  );
  const text = toString(code).replace(/\n$/, '');
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: toAttributes({
      label: labelOf(language),
      title,
      commands: language === 'shell-session' ? commandsIn(text) : undefined,
    }),
    children: tokenise(text, language).map(toNode),
  };
}

function explain(error: unknown, file: VFile, node: Element): never {
  if (!(error instanceof FenceError)) throw error;
  throw new Error(
    `${placeInFile(file, node.position?.start.line)}\n${error.message}\n  Los bloques de código están explicados en CONTRIBUTING.md.`,
  );
}

/**
 * Rehype plugin: every fence becomes a `<CodeBlock>` that is already coloured,
 * with the commands to copy when it is a shell session.
 */
export function highlight() {
  return (root: Root, file: VFile): void => {
    visit(root, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || !parent || index === undefined) return;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      try {
        parent.children[index] = toCodeBlock(code);
      } catch (error) {
        explain(error, file, node);
      }
    });
  };
}
