import type { ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
} from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { toAttribute, type Literal } from '../jsx';
import { nameOf, placeInFile } from '../placeInFile';
import { checkOutputAfter, readFence, type Fence } from './fence';
import { labelOf } from './languages';
import { FenceError } from '../../labs/kit/fence/options';
import { outputOf } from '../../labs/c/fence/output';
import { tokenise } from './paint';
import type { CFence } from '../../labs/c/fence/program';
import {
  sessionLabel,
  type SessionFence,
} from '../../labs/linux/fence/session';
import { readSetUp, type SetUp } from '../../labs/linux/fence/setUp';
import type { Token } from './tokens';
import { commandsOf, listCommands } from '../../labs/kit/fence/transcript';

type Node = ElementContent | RootContent;

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
  values: Readonly<Record<string, Literal | undefined>>,
): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : toAttribute(name, value),
  );
}

/** @throws {FenceError} for a session in which nothing is typed. */
function checkCommands(transcript: string): void {
  if (commandsOf(transcript) === '')
    throw new FenceError(
      'al menos una orden tras su indicador (alumno@practica:~$ ls, o $ ls); la salida suelta va en un bloque text',
      transcript.split('\n')[0] ?? '',
    );
}

/** A block of code of the page, read. */
interface Block {
  readonly fence: Fence;
  readonly text: string;
}

function readBlock(node: Node): Block | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [, name = ''] =
    /^language-([^,]+)/.exec(String(code.properties.className)) ?? [];
  const data: Readonly<Record<string, unknown>> = { ...code.data };
  return {
    fence: readFence(name, typeof data.meta === 'string' ? data.meta : ''),
    text: toString(code).replace(/\n$/, ''),
  };
}

function toCodeBlock({ fence, text }: Block): MdxJsxFlowElementHast {
  const { language, title } = fence;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: toAttributes({
      label: labelOfBlock(fence),
      title,
      commands: language === 'shell-session' ? commandsOf(text) : undefined,
    }),
    children: tokenise(text, language).map(toNode),
  };
}

function labelOfBlock(fence: Fence): string {
  if (fence.language === 'shell-session') return sessionLabel(fence);
  return fence.language === 'text' && fence.output
    ? 'Salida en Linux de 64 bits'
    : labelOf(fence.language);
}

function toTerminal(
  fence: SessionFence,
  text: string,
  { name, script }: SetUp,
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Terminal',
    attributes: toAttributes({
      label: sessionLabel(fence),
      title: fence.title,
      id: name,
      commands: listCommands(text),
      setUp: script,
    }),
    children: tokenise(text, fence.language).map(toNode),
  };
}

function toLab(fence: CFence, text: string): MdxJsxFlowElementHast {
  const { language, title, stdin, args, standard, steps } = fence;
  return {
    type: 'mdxJsxFlowElement',
    name: 'CLab',
    attributes: toAttributes({
      label: labelOf(language),
      title,
      stdin,
      args,
      standard,
      steps: steps ? '' : undefined,
    }),
    children: tokenise(text, language).map(toNode),
  };
}

function explain(error: unknown, file: VFile, node: Node): never {
  if (!(error instanceof FenceError)) throw error;
  throw new Error(
    `${placeInFile(file, node.position?.start.line)}\n${error.message}\n  Los bloques de código están explicados en CONTRIBUTING.md.`,
  );
}

const isBlank = (node: Node): boolean =>
  node.type === 'text' && 'value' in node && node.value.trim() === '';

/** Turns blocks of code, one after the other, into what the page renders. */
function createEmitter(file: VFile) {
  let before: Fence | undefined;
  let lab: MdxJsxFlowElementHast | undefined;
  const emit = (block: Block): MdxJsxFlowElementHast[] => {
    const { fence, text } = block;
    const output = fence.language === 'text' ? fence.output : undefined;
    if (output) checkOutputAfter(before, output);
    before = fence;
    if (output?.from === 'page') {
      const attributes = toAttributes({ output: outputOf(text, output) });
      lab?.attributes.push(...attributes);
      return [];
    }
    lab =
      fence.language === 'c' && fence.runnable ? toLab(fence, text) : undefined;
    if (fence.language === 'shell-session') {
      checkCommands(text);
      // The check of what sessions print needs it where readers do not.
      const setUp = readSetUp(nameOf(file), fence.setUp, file.cwd);
      if (fence.runnable) return [toTerminal(fence, text, setUp)];
    }
    return [lab ?? toCodeBlock(block)];
  };
  return (node: Node): Node[] => {
    if (isBlank(node)) return [node];
    const block = readBlock(node);
    if (block) return emit(block);
    before = undefined;
    return [node];
  };
}

/**
 * Rehype plugin: every fence becomes a `<CodeBlock>` that is already coloured,
 * with the commands to copy when it is a shell session; a program that the page
 * can run, with the output below it, becomes one `<CLab>`, and a session that
 * can be repeated a `<Terminal>`.
 */
export function highlight() {
  return (root: Root, file: VFile): void => {
    visit(root, (parent) => {
      if (!('children' in parent)) return;
      const emit = createEmitter(file);
      const children = parent.children.flatMap((node) => {
        try {
          return emit(node);
        } catch (error) {
          return explain(error, file, node);
        }
      });
      Object.assign(parent, { children });
    });
  };
}
