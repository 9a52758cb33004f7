import type { IMarker, Terminal } from '@xterm/xterm';

/** Maximum of lines kept, from the end of the output. */
const MAX_OUTPUT_LINES = 500;

/** Output of a command, as text. */
export interface Output {
  readonly text: string;
  /** True when its beginning is missing. */
  readonly isCut: boolean;
}

/** Creates a reader of the lines written between two marks in a terminal. */
export function createOutputReader(terminal: Terminal) {
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
      // The marker is disposed when its line leaves the scrollback.
      const isLost = start.isDisposed;
      const firstLine = isLost ? 0 : start.line;
      const first = Math.max(firstLine, last - MAX_OUTPUT_LINES);
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
        isCut: isLost || first > firstLine,
      };
    },
  };
}
