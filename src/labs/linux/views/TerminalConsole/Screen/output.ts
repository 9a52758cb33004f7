import type { IMarker, Terminal } from '@xterm/xterm';

/** Of a long output, its end. */
const mostLines = 500;

/** What a command wrote, as text. */
export interface Output {
  readonly text: string;
  /** There was more before it. */
  readonly isCut: boolean;
}

/** Follows what is written from one mark to the next in a terminal's lines. */
export function followOutput(terminal: Terminal) {
  let start: IMarker | undefined;
  return {
    begin: (): void => {
      start?.dispose();
      start = terminal.registerMarker(0);
    },
    end: (): Output => {
      if (!start) return { text: '', isCut: false };
      const { normal: buffer } = terminal.buffer;
      const last = buffer.baseY + buffer.cursorY;
      // Lines that scrolled out of memory took the marker with them.
      const isLost = start.isDisposed;
      const from = isLost ? 0 : start.line;
      const first = Math.max(from, last - mostLines);
      const lines: string[] = [];
      for (let index = first; index <= last; index += 1) {
        const line = buffer.getLine(index);
        const text = line?.translateToString(true) ?? '';
        if (line?.isWrapped && lines.length > 0)
          lines[lines.length - 1] = (lines.at(-1) ?? '') + text;
        else lines.push(text);
      }
      start.dispose();
      start = undefined;
      return {
        text: lines.join('\n').replace(/\n+$/, ''),
        isCut: isLost || first > from,
      };
    },
  };
}
