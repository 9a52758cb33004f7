import { readMark } from '../../engine/marks';
import type { ShellMark } from '../../engine/marks';

/** What a terminal wrote, cut where its shell says that something begins. */
export type ShellEvent =
  ShellMark | { readonly kind: 'text'; readonly text: string };

// eslint-disable-next-line no-control-regex -- they begin what is looked for
const mark = /\u001b\]133;([ACD][^\u0007\u001b]*)(?:\u0007|\u001b\\)/;
/** A mark, or another sequence, of which the rest has not come. */
// eslint-disable-next-line no-control-regex -- they begin what is looked for
const unfinished = /\u001b(?:\][^\u0007\u001b]*\u001b?|\[[\d;?]*)?$/;

/** Reads the marks of the shell (OSC 133) out of what a machine writes. */
export function createMarkReader(): (bytes: Uint8Array) => ShellEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    const events: ShellEvent[] = [];
    let text = rest + decoder.decode(bytes, { stream: true });
    const add = (piece: string) => {
      if (piece !== '') events.push({ kind: 'text', text: piece });
    };
    for (;;) {
      const found = mark.exec(text);
      if (!found) break;
      add(text.slice(0, found.index));
      const event = readMark(found[1] ?? '');
      if (event) events.push(event);
      text = text.slice(found.index + found[0].length);
    }
    const cut = unfinished.exec(text)?.index ?? text.length;
    add(text.slice(0, cut));
    rest = text.slice(cut);
    return events;
  };
}

// Titles, colours, cursor keys: everything that is not a letter on the screen.
const sequences =
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  /\u001b(?:\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\[[\d;?>]*[ -/]*[@-~]|[()][0-9A-B]|[=>78])/g;

/** The text without what only moves the cursor or paints. */
export function stripSequences(written: string): string {
  return written.replace(sequences, '');
}

/** What stands on a line of the screen when some of it was written over. */
function overwrite(line: string): string {
  return line.split('\r').reduce((shown, part) => {
    const letters = Array.from(part);
    return letters.join('') + Array.from(shown).slice(letters.length).join('');
  });
}

// The progress bar of apt: painted between a saved cursor and its return.
// eslint-disable-next-line no-control-regex -- they begin what is looked for
const aside = /\u001b7[\s\S]*?\u001b8/g;
// A new line only to make room for it, and back up.
// eslint-disable-next-line no-control-regex -- they begin what is looked for
const stayed = /\r*\n\u001b\[1?A/g;

/** What of a terminal's output is left on its screen, as a transcript shows it. */
export function toScreen(written: string): string {
  return stripSequences(written.replace(aside, '').replace(stayed, '\r'))
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => overwrite(line).trimEnd())
    .join('\n')
    .replace(/\n+$/, '');
}
