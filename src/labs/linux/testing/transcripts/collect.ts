import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../../../remark/highlight/fence';
import { readSetUp } from '../../fence/setUp';
import type { SessionFence } from '../../fence/session';
import type { SetUp } from '../../fence/setUp';
import type { Fence } from '../../../kit/fence/kind';
import { joinTypedLines, readTranscript } from '../../../kit/shell/transcript';

/**
 * Command of a transcript, with its line in the page and its expected output.
 */
export interface ShownCommand {
  readonly line: number;
  readonly prompt: string;
  readonly command: string;
  readonly output: string;
  /** True when `^C` follows the command. */
  readonly isInterrupted: boolean;
}

/** Transcript of a page whose output must match when it is replayed. */
export interface ShownSession {
  readonly file: string;
  readonly setUp: SetUp;
  readonly commands: readonly ShownCommand[];
}

const isSession = (fence: Fence): fence is SessionFence =>
  fence.language === 'shell-session';

interface Page {
  readonly file: string;
  readonly tree: Root;
}

const countLineBreaks = (text: string) => text.split('\n').length - 1;

function collectCommands({ value, position }: Code): ShownCommand[] {
  let line = (position?.start.line ?? 0) + 1;
  return readTranscript(value).flatMap((turn) => {
    const typedText = turn.lines.map((typedLine) => typedLine.typed).join('');
    const fullText = turn.lines
      .map((typedLine) => typedLine.prefix + typedLine.typed)
      .join('');
    const turnLine = line;
    line += countLineBreaks(turn.prompt + fullText + turn.output);
    const command = joinTypedLines(turn.lines);
    return turn.prompt === '' || command === ''
      ? []
      : {
          line: turnLine,
          prompt: turn.prompt.trimEnd(),
          command,
          output: turn.output.replace(/\n$/, ''),
          isInterrupted:
            /\^C$/.test(typedText.trimEnd()) || turn.output.startsWith('^C'),
        };
  });
}

/**
 * Returns the runnable sessions of a page, in order.
 *
 * @param root Path of the project.
 */
export function collectSessions(
  { file, tree }: Page,
  root = '.',
): ShownSession[] {
  const sessions: ShownSession[] = [];
  visit(tree, 'code', (node) => {
    const { fence } = readFence(node.lang ?? '', node.meta ?? '');
    if (!isSession(fence) || !fence.runnable) return;
    sessions.push({
      file,
      setUp: readSetUp(file, fence.setUp, root),
      commands: collectCommands(node),
    });
  });
  return sessions;
}
