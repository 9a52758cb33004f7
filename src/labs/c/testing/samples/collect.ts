import type { Code, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../../../remark/highlight/fence';
import {
  checkOutputAfter,
  outputOf,
  type OutputFence,
} from '../../fence/output';
import type { CFence } from '../../fence/program';
import { parseTranscript } from '../../../kit/shell/transcript';

/** What a page says that a program writes. */
interface PrintedOutput {
  readonly fence: OutputFence;
  readonly text: string;
}

/** A run of the program that a terminal of the same page shows. */
interface ShownRun {
  readonly place: string;
  readonly output: string;
}

/** A block of C of a page, with all that the page says about it. */
export interface Sample {
  /** `docs/x.mdx, línea 12`. */
  readonly place: string;
  readonly fence: CFence;
  readonly text: string;
  readonly output: PrintedOutput | undefined;
  /** On a 64-bit Linux, where it is something else. */
  readonly pcOutput: PrintedOutput | undefined;
  readonly shown: readonly ShownRun[];
}

interface Draft extends Sample {
  output: PrintedOutput | undefined;
  pcOutput: PrintedOutput | undefined;
  shown: ShownRun[];
}

interface Page {
  readonly file: string;
  readonly tree: Root;
}

const isCode = (node: Node | undefined): node is Code => node?.type === 'code';

const fenceOf = ({ lang, meta }: Code) =>
  readFence(lang ?? '', meta ?? '').fence;

function printed(node: Node | undefined): PrintedOutput | undefined {
  if (!isCode(node)) return undefined;
  const fence = fenceOf(node);
  return fence.language === 'text' && fence.output
    ? { fence: fence.output, text: outputOf(node.value, fence.output) }
    : undefined;
}

/** `./hola`, with or without arguments, is the program of the block `hola.c`. */
const programOf = (command: string) => /^\.\/([\w-]+)/.exec(command)?.[1];

function addRuns(session: string, place: string, drafts: readonly Draft[]) {
  for (const { command, output } of parseTranscript(session)) {
    const name = programOf(command);
    if (name === undefined) continue;
    drafts
      .filter(({ fence }) => fence.runnable)
      .findLast(({ fence }) => fence.title === `${name}.c`)
      ?.shown.push({ place, output });
  }
}

/** Every block of C of a page, in order. */
export function collectSamples({ file, tree }: Page): Sample[] {
  const drafts: Draft[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const fence = fenceOf(node);
    const place = `${file}, línea ${node.position?.start.line}`;
    const next = (distance: number) =>
      index === undefined ? undefined : parent?.children[index + distance];
    if (fence.language === 'shell-session') addRuns(node.value, place, drafts);
    if (fence.language !== 'c') return;
    const output = printed(next(1));
    if (output) checkOutputAfter(fence, output.fence);
    drafts.push({
      place,
      fence,
      text: node.value,
      output,
      pcOutput: output && printed(next(2)),
      shown: [],
    });
  });
  return drafts;
}
