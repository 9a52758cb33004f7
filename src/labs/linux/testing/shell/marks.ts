import { readMark } from '../../engine/marks';
import type { ShellMark } from '../../engine/marks';

/**
 * Event in the output of a terminal: a mark of its shell, or the text between
 * marks.
 */
export type ShellEvent =
  ShellMark | { readonly kind: 'text'; readonly text: string };

// eslint-disable-next-line no-control-regex -- they begin what is looked for
const MARK = /\u001b\]133;([ACD][^\u0007\u001b]*)(?:\u0007|\u001b\\)/;
/** Matches an incomplete escape sequence at the end of a chunk. */
// eslint-disable-next-line no-control-regex -- they begin what is looked for
const INCOMPLETE_SEQUENCE = /\u001b(?:\][^\u0007\u001b]*\u001b?|\[[\d;?]*)?$/;

/**
 * Creates a function that splits the output of a machine at the marks of its
 * shell (OSC 133).
 */
export function createMarkReader(): (bytes: Uint8Array) => ShellEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const events: ShellEvent[] = [];
    let text = rest + decoder.decode(bytes, { stream: true });
    const add = (addedText: string) => {
      if (addedText !== '') events.push({ kind: 'text', text: addedText });
    };
    for (;;) {
      const markMatch = MARK.exec(text);
      if (!markMatch) break;
      add(text.slice(0, markMatch.index));
      const event = readMark(markMatch[1] ?? '');
      if (event) events.push(event);
      text = text.slice(markMatch.index + markMatch[0].length);
    }
    const cutIndex = INCOMPLETE_SEQUENCE.exec(text)?.index ?? text.length;
    add(text.slice(0, cutIndex));
    rest = text.slice(cutIndex);
    return events;
  };
}

// Matches titles, colors, cursor keys and the other escape sequences without
// visible text.
const SEQUENCES =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /\u001b(?:\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\[[\d;?>]*[ -/]*[@-~]|[()][0-9A-B]|[=>78])/g;

/** Removes the escape sequences that only move the cursor or set colors. */
export function stripSequences(writtenText: string): string {
  return writtenText.replace(SEQUENCES, '');
}

/**
 * Returns the visible text of a line in which carriage returns overwrite parts.
 */
function applyOverwrites(line: string): string {
  return line.split('\r').reduce((shownText, part) => {
    const letters = Array.from(part);
    return (
      letters.join('') + Array.from(shownText).slice(letters.length).join('')
    );
  });
}

// Matches the progress bar of apt, drawn between saving and restoring the
// cursor.
// eslint-disable-next-line no-control-regex -- they begin what is looked for
const PROGRESS_BAR = /\u001b7[\s\S]*?\u001b8/g;
// Matches a line break that only makes room for the bar, with the move back up.
// eslint-disable-next-line no-control-regex -- they begin what is looked for
const BAR_LINE_BREAK = /\r*\n\u001b\[1?A/g;

/**
 * Returns the text that a terminal's output leaves on its screen, as a
 * transcript shows it.
 */
export function toScreen(writtenText: string): string {
  return stripSequences(
    writtenText.replace(PROGRESS_BAR, '').replace(BAR_LINE_BREAK, '\r'),
  )
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => applyOverwrites(line).trimEnd())
    .join('\n')
    .replace(/\n+$/, '');
}
