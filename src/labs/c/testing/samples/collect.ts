import type { Code, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../../../remark/highlight/fence';
import {
  checkOutputAfter,
  getExpectedOutput,
  getFileText,
  type OutputFence,
  type TextFence,
} from '../../fence/output';
import type { SourceFile } from '../../engine/types';
import type { CFence } from '../../fence/program';
import type { Fence } from '../../../kit/fence/kind';
import { parseTranscript } from '../../../kit/shell/transcript';

/** Output of a program as a page shows it. */
interface PrintedOutput {
  readonly fence: OutputFence;
  readonly text: string;
}

/** Run of a program shown in a terminal of the same page. */
interface ShownRun {
  readonly place: string;
  readonly output: string;
}

/** C block of a page, with the results that the page states about it. */
export interface Sample {
  /** Position in the page: `docs/x.mdx, línea 12`. */
  readonly place: string;
  readonly fence: CFence;
  readonly text: string;
  /** Other files of the program: code that is compiled with it, and data. */
  readonly files: readonly SourceFile[];
  readonly output: PrintedOutput | undefined;
  /** Output on a 64-bit Linux, where it differs. */
  readonly pcOutput: PrintedOutput | undefined;
  readonly shownRuns: readonly ShownRun[];
}

interface Draft extends Sample {
  output: PrintedOutput | undefined;
  pcOutput: PrintedOutput | undefined;
  shownRuns: ShownRun[];
}

interface Page {
  readonly file: string;
  readonly tree: Root;
}

const isCode = (node: Node | undefined): node is Code => node?.type === 'code';

const getFence = ({ lang, meta }: Code) =>
  readFence(lang ?? '', meta ?? '').fence;

const isCFence = (fence: Fence): fence is CFence => fence.language === 'c';

const isTextFence = (fence: Fence): fence is TextFence =>
  fence.language === 'text';

function readPrintedOutput(node: Node | undefined): PrintedOutput | undefined {
  if (!isCode(node)) return undefined;
  const fence = getFence(node);
  return isTextFence(fence) && fence.output
    ? { fence: fence.output, text: getExpectedOutput(node.value, fence.output) }
    : undefined;
}

/** Returns the file of a block, if it is one of the program below it. */
function readFile(node: Node | undefined): SourceFile | undefined {
  if (!isCode(node)) return undefined;
  const fence = getFence(node);
  const name = fence.title ?? '';
  if (isCFence(fence) && fence.isFile)
    return { name, text: getFileText(node.value, { endsLine: true }) };
  return isTextFence(fence) && fence.file
    ? { name, text: getFileText(node.value, fence.file) }
    : undefined;
}

/** Collects the files of the blocks just before a node, in order. */
function collectFiles(
  siblings: readonly Node[],
  index: number,
): readonly SourceFile[] {
  const file = readFile(siblings[index - 1]);
  return file ? [...collectFiles(siblings, index - 1), file] : [];
}

/**
 * Returns the block name of a command: `./hola`, with or without arguments,
 * runs the block `hola.c`.
 */
const getProgramName = (command: string) => /^\.\/([\w-]+)/.exec(command)?.[1];

function addRuns(session: string, place: string, drafts: readonly Draft[]) {
  for (const { command, output } of parseTranscript(session)) {
    const name = getProgramName(command);
    if (name === undefined) continue;
    drafts
      .filter(({ fence }) => fence.runnable)
      .findLast(({ fence }) => fence.title === `${name}.c`)
      ?.shownRuns.push({ place, output });
  }
}

/** Collects the C blocks of a page, in order. */
export function collectSamples({ file, tree }: Page): Sample[] {
  const drafts: Draft[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const fence = getFence(node);
    const place = `${file}, línea ${node.position?.start.line}`;
    const getNextNode = (distance: number) =>
      index === undefined ? undefined : parent?.children[index + distance];
    if (fence.language === 'shell-session') addRuns(node.value, place, drafts);
    if (!isCFence(fence) || fence.isFile) return;
    const output = readPrintedOutput(getNextNode(1));
    if (output) checkOutputAfter(fence, output.fence);
    drafts.push({
      place,
      fence,
      text: node.value,
      files: collectFiles(parent?.children ?? [], index ?? 0),
      output,
      pcOutput: output && readPrintedOutput(getNextNode(2)),
      shownRuns: [],
    });
  });
  return drafts;
}
