import type { ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { prepareFences } from '../../labs/build';
import { FenceError } from '../../labs/kit/fence/options';
import { toAttributes } from '../../content/jsx';
import { getProjectPath, formatPlace } from '../../content/formatPlace';
import { readFence } from './fence';
import { grammarOf, getLanguageLabel } from './languages';
import { tokenise } from '../../labs/kit/highlight/paint';
import type { Token } from '../../components/CodeBlock/tokens';

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

/** Code block of the page, parsed. */
type Block = ReturnType<typeof readFence> & { readonly text: string };

function readBlock(node: Node): Block | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [, name = ''] =
    /^language-([^,]+)/.exec(String(code.properties.className)) ?? [];
  const data: Readonly<Record<string, unknown>> = { ...code.data };
  return {
    ...readFence(name, typeof data.meta === 'string' ? data.meta : ''),
    text: toString(code).replace(/\n$/, ''),
  };
}

function rethrowWithPlace(
  error: unknown,
  file: VFile,
  node: Node | undefined,
): never {
  if (!(error instanceof FenceError)) throw error;
  throw new Error(
    `${formatPlace(file, node?.position?.start.line)}\n${error.message}\n  Los bloques de código están explicados en CONTRIBUTING.md y los de un laboratorio, en su README.md.`,
  );
}

const isBlank = (node: Node): boolean =>
  node.type === 'text' && 'value' in node && node.value.trim() === '';

type PreviousBlock = Parameters<Block['toElement']>[0]['previous'];

const missingProgram = () =>
  new FenceError(
    'justo después de un bloque «archivo», otro o el programa ejecutable al que pertenece',
    'un bloque «archivo» sin su programa',
  );

/**
 * Creates a function that replaces the code blocks of a parent, in order. A
 * block may refer to the block right before it, and be a part of the next one.
 */
function createEmitter(file: VFile) {
  let before: PreviousBlock;
  let parts: MdxJsxFlowElementHast[] = [];
  const checkNoParts = () => {
    if (parts.length > 0) throw missingProgram();
  };
  const emitBlock = ({ fence, toElement, text }: Block): Node[] => {
    const shownFence = toElement({
      file: getProjectPath(file),
      root: file.cwd,
      text,
      label: getLanguageLabel(fence.language) ?? '',
      previous: before,
    });
    if (!shownFence?.isPart && !shownFence?.takesParts) checkNoParts();
    const element: MdxJsxFlowElementHast | undefined = shownFence && {
      type: 'mdxJsxFlowElement',
      name: shownFence.element,
      attributes: toAttributes(shownFence.props),
      children: [
        ...(shownFence.takesParts ? parts : []),
        ...tokenise(text, grammarOf(fence.language)).map(toNode),
        ...(shownFence.tail ?? []),
      ],
    };
    if (shownFence?.isPart && element) {
      before = undefined;
      parts.push(element);
      return [];
    }
    parts = [];
    before = {
      fence,
      addProps: (props) => element?.attributes.push(...toAttributes(props)),
    };
    return element ? [element] : [];
  };
  const emit = (node: Node): Node[] => {
    if (isBlank(node)) return parts.length > 0 ? [] : [node];
    const block = readBlock(node);
    if (block) return emitBlock(block);
    checkNoParts();
    before = undefined;
    return [node];
  };
  return { emit, checkNoParts };
}

/**
 * Rehype plugin: replaces every fence with a highlighted `<CodeBlock>`, or with
 * the element that its row of `src/labs/fences.ts` names.
 */
export function highlight() {
  return async (root: Root, file: VFile): Promise<void> => {
    await prepareFences();
    visit(root, (parent) => {
      if (!('children' in parent)) return;
      const { emit, checkNoParts } = createEmitter(file);
      let last: Node | undefined;
      try {
        const children = parent.children.flatMap((node) => {
          last = node;
          return emit(node);
        });
        checkNoParts();
        Object.assign(parent, { children });
      } catch (error) {
        rethrowWithPlace(error, file, last);
      }
    });
  };
}
