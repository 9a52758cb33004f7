import { updatePrompts, detectPrompts } from './prompts';
import { isUnfinished } from './unfinished';

/** Line of a command; `prefix` is the `> ` of a continuation line. */
interface TypedLine {
  readonly prefix: string;
  readonly typed: string;
}

/**
 * Command and output of a session, verbatim: the texts of all turns, joined,
 * are the transcript.
 */
export interface Turn {
  readonly prompt: string;
  readonly lines: readonly TypedLine[];
  readonly output: string;
}

/** Command of a session and its output. */
export interface TranscriptEntry {
  /** Empty when the transcript starts in the middle of an output. */
  readonly prompt: string;
  /** Empty when no command was typed. */
  readonly command: string;
  readonly output: string;
}

/** Creates a reader that consumes a text with sticky patterns. */
function createReader(text: string) {
  let offset = 0;
  return {
    isDone: () => offset >= text.length,
    take: (pattern: RegExp): string | undefined => {
      pattern.lastIndex = offset;
      const piece = pattern.exec(text)?.[0];
      offset += piece?.length ?? 0;
      return piece;
    },
  };
}

const line = /[^\n]*\n?/y;
const secondPrompt = />(?: |(?=\n|$))/y;

function trimFinalBreak(text: string): string {
  return text.replace(/\n$/, '');
}

/**
 * Joins the lines of a command. The text before a `^C` is part of the command,
 * although the shell discarded it.
 */
export function joinTypedLines(lines: readonly TypedLine[]): string {
  return trimFinalBreak(lines.map(({ typed }) => typed).join(''))
    .replace(/\n?\^C$/, '')
    .trimEnd();
}

/** Parses the transcript of a shell session into turns. */
export function readTranscript(text: string): Turn[] {
  const turns: Turn[] = [];
  const reader = createReader(text);
  let prompts = detectPrompts(text);
  const readLines = (): TypedLine[] => {
    const lines = [{ prefix: '', typed: reader.take(line) ?? '' }];
    const joinTypedText = () =>
      lines.map((typedText) => typedText.typed).join('');
    while (isUnfinished(trimFinalBreak(joinTypedText()))) {
      const prefix = reader.take(secondPrompt);
      if (prefix === undefined) break;
      lines.push({ prefix, typed: reader.take(line) ?? '' });
    }
    return lines;
  };
  while (!reader.isDone()) {
    const prompt = reader.take(prompts);
    if (prompt !== undefined) {
      const lines = readLines();
      turns.push({ prompt, lines, output: '' });
      prompts = updatePrompts(joinTypedLines(lines), prompts);
    } else {
      const last = turns.pop() ?? { prompt: '', lines: [], output: '' };
      turns.push({ ...last, output: last.output + (reader.take(line) ?? '') });
    }
  }
  return turns;
}

/** Parses the transcript of a shell session into commands and their outputs. */
export function parseTranscript(text: string): TranscriptEntry[] {
  return readTranscript(text).map(({ prompt, lines, output }) => ({
    prompt: prompt.trimEnd(),
    command: joinTypedLines(lines),
    output: trimFinalBreak(output),
  }));
}

/**
 * Returns the commands of a shell session, in order; one may have several
 * lines.
 */
export function listCommands(text: string): string[] {
  return parseTranscript(text)
    .map(({ command }) => command)
    .filter(Boolean);
}

/**
 * Joins the commands of a shell session without a final line break, so that the
 * last one is not run where it is pasted until Enter is pressed.
 */
export function joinCommands(text: string): string {
  return listCommands(text).join('\n');
}
