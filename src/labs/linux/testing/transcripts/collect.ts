import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../../../remark/highlight/fence';
import { readSetUp } from '../../fence/setUp';
import type { SetUp } from '../../fence/setUp';
import { commandOf, readTranscript } from '../../../kit/shell/transcript';

/** A command of a transcript, where it stands, and what it must answer. */
export interface ShownCommand {
  readonly line: number;
  readonly prompt: string;
  readonly command: string;
  readonly output: string;
  /** `^C` follows it. */
  readonly isInterrupted: boolean;
}

/** A transcript of a page that has to come out as it is printed. */
export interface ShownSession {
  readonly file: string;
  readonly setUp: SetUp;
  readonly commands: readonly ShownCommand[];
}

interface Page {
  readonly file: string;
  readonly tree: Root;
}

const lineBreaks = (text: string) => text.split('\n').length - 1;

function commandsIn({ value, position }: Code): ShownCommand[] {
  let line = (position?.start.line ?? 0) + 1;
  return readTranscript(value).flatMap((turn) => {
    const typed = turn.lines.map((each) => each.typed).join('');
    const whole = turn.lines.map((each) => each.prefix + each.typed).join('');
    const at = line;
    line += lineBreaks(turn.prompt + whole + turn.output);
    const command = commandOf(turn.lines);
    return turn.prompt === '' || command === ''
      ? []
      : {
          line: at,
          prompt: turn.prompt.trimEnd(),
          command,
          output: turn.output.replace(/\n$/, ''),
          isInterrupted:
            /\^C$/.test(typed.trimEnd()) || turn.output.startsWith('^C'),
        };
  });
}

/**
 * The sessions of a page that readers may repeat, in order.
 *
 * @param root The project.
 */
export function collectSessions(
  { file, tree }: Page,
  root = '.',
): ShownSession[] {
  const sessions: ShownSession[] = [];
  visit(tree, 'code', (node) => {
    const { fence } = readFence(node.lang ?? '', node.meta ?? '');
    if (fence.language !== 'shell-session' || !fence.runnable) return;
    sessions.push({
      file,
      setUp: readSetUp(file, fence.setUp, root),
      commands: commandsIn(node),
    });
  });
  return sessions;
}
