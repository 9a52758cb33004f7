import { promptsAfter, promptsOf } from './prompts';
import { isUnfinished } from './unfinished';

/** A line that somebody typed, after the `> ` of a second one. */
interface TypedLine {
  readonly prefix: string;
  readonly typed: string;
}

/** A turn of a session, to the letter: its texts, joined, are the transcript. */
export interface Turn {
  readonly prompt: string;
  readonly lines: readonly TypedLine[];
  readonly output: string;
}

/** A command of a session with what it answered. */
export interface TranscriptEntry {
  /** Empty when the transcript starts in the middle of an output. */
  readonly prompt: string;
  /** Empty when nothing was typed. */
  readonly command: string;
  readonly output: string;
}

/** Reads one piece after the other from the start of a text. */
function createReader(text: string) {
  let at = 0;
  return {
    done: () => at >= text.length,
    take: (pattern: RegExp): string | undefined => {
      pattern.lastIndex = at;
      const piece = pattern.exec(text)?.[0];
      at += piece?.length ?? 0;
      return piece;
    },
  };
}

const line = /[^\n]*\n?/y;
const secondPrompt = />(?: |(?=\n|$))/y;

function withoutBreak(text: string): string {
  return text.replace(/\n$/, '');
}

/**
 * The command that some lines make. `^C` is a key, not text: what stands before
 * it was typed, and dropped.
 */
export function commandOf(lines: readonly TypedLine[]): string {
  return withoutBreak(lines.map(({ typed }) => typed).join(''))
    .replace(/\n?\^C$/, '')
    .trimEnd();
}

/** Cuts the transcript of a shell session into turns. */
export function readTranscript(text: string): Turn[] {
  const turns: Turn[] = [];
  const reader = createReader(text);
  let prompts = promptsOf(text);
  const readLines = (): TypedLine[] => {
    const lines = [{ prefix: '', typed: reader.take(line) ?? '' }];
    const typed = () => lines.map((each) => each.typed).join('');
    while (isUnfinished(withoutBreak(typed()))) {
      const prefix = reader.take(secondPrompt);
      if (prefix === undefined) break;
      lines.push({ prefix, typed: reader.take(line) ?? '' });
    }
    return lines;
  };
  while (!reader.done()) {
    const prompt = reader.take(prompts);
    if (prompt !== undefined) {
      const lines = readLines();
      turns.push({ prompt, lines, output: '' });
      prompts = promptsAfter(commandOf(lines), prompts);
    } else {
      const last = turns.pop() ?? { prompt: '', lines: [], output: '' };
      turns.push({ ...last, output: last.output + (reader.take(line) ?? '') });
    }
  }
  return turns;
}

/** What was typed in a shell session, and what came back. */
export function parseTranscript(text: string): TranscriptEntry[] {
  return readTranscript(text).map(({ prompt, lines, output }) => ({
    prompt: prompt.trimEnd(),
    command: commandOf(lines),
    output: withoutBreak(output),
  }));
}

/** The commands of a shell session, in order; one may have several lines. */
export function listCommands(text: string): string[] {
  return parseTranscript(text)
    .map(({ command }) => command)
    .filter(Boolean);
}

/**
 * The commands of a shell session, one after the other, without a break at the
 * end: the last one waits for Enter where it is pasted.
 */
export function joinCommands(text: string): string {
  return listCommands(text).join('\n');
}
