import type { TranscriptPart } from '../useCProgram';
import { applySgr, getStyleClasses, plainStyle } from './textStyle';
import type { TextStyle } from './textStyle';

/** Text as a terminal shows it. */
export interface ScreenPart extends TranscriptPart {
  /** CSS classes of its style. */
  readonly className?: string;
}

/** Cell of the current line. */
interface Cell extends TranscriptPart {
  readonly className: string;
}

const TAB_WIDTH = 8;

/**
 * Maximum cells of the current line. A longer line is split here: its first
 * cells can no longer be overwritten.
 */
const MAX_LINE_CELLS = 4000;

const FIRST_MARK = '\u0300';

/** Escape sequences, complete or cut off; other control characters; text. */
const ansiTokens =
  // eslint-disable-next-line no-control-regex
  /\x1b\[([0-?]*)[ -/]*([@-~])|\x1b\[[0-?]*[ -/]*$|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\|$)|\x1b(?:[ -/]*[0-~]|$)|[\0\x07\b\t\n\r]|[^\0\x07\b\t\n\r\x1b]+|\x1b/gu;

/**
 * Terminal screen: only the current line can still change, apart from clearing
 * the whole screen.
 */
class Screen {
  readonly #parts: ScreenPart[] = [];
  #line: Cell[] = [];
  #column = 0;
  #style: TextStyle = plainStyle;
  #className = '';
  #isHome = false;

  write(stream: TranscriptPart['stream'], text: string): void {
    for (const [token, parameters, command] of text.matchAll(ansiTokens)) {
      if (command !== undefined) this.#applyCommand(command, parameters ?? '');
      else if (!token.startsWith('\x1b')) this.#writePiece(stream, token);
    }
  }

  finish(): readonly ScreenPart[] {
    this.#commitLine();
    return this.#parts;
  }

  #writePiece(stream: TranscriptPart['stream'], text: string): void {
    this.#isHome = false;
    switch (text) {
      case '\0':
      case '\x07':
        return;
      case '\r':
        this.#column = 0;
        return;
      case '\b':
        this.#column = Math.max(0, this.#column - 1);
        return;
      case '\n':
        this.#column = this.#line.length;
        this.#writeLetter(stream, '\n');
        this.#commitLine();
        return;
      case '\t': {
        const tabWidth = TAB_WIDTH - (this.#column % TAB_WIDTH);
        for (let step = 0; step < tabWidth; step += 1)
          if (this.#line[this.#column]) this.#column += 1;
          else this.#writeLetter(stream, ' ');
        return;
      }
      default:
        for (const letter of text) this.#writeLetter(stream, letter);
    }
  }

  #writeLetter(stream: TranscriptPart['stream'], letter: string): void {
    const before = this.#line[this.#column - 1];
    if (before && letter >= FIRST_MARK && /^\p{M}$/u.test(letter)) {
      this.#line[this.#column - 1] = { ...before, text: before.text + letter };
      return;
    }
    if (this.#column >= MAX_LINE_CELLS) this.#commitLine();
    this.#line[this.#column] = {
      stream,
      text: letter,
      className: letter === '\n' ? '' : this.#className,
    };
    this.#column += 1;
  }

  #applyCommand(command: string, parameters: string): void {
    if (command === 'm') {
      this.#style = applySgr(this.#style, parameters);
      this.#className = getStyleClasses(this.#style);
    } else if (command === 'K') this.#eraseLine(parameters);
    else if (command === 'H')
      this.#isHome = /^(?:1?(?:;1?)?)$/.test(parameters);
    else if (command === 'J' && (this.#isHome || /^[23]$/.test(parameters)))
      this.#clear();
  }

  #eraseLine(parameters: string): void {
    const blank: Cell = { stream: 'stdout', text: ' ', className: '' };
    if (parameters === '1' || parameters === '2')
      this.#line.fill(blank, 0, this.#column);
    if (parameters !== '1') this.#line.length = this.#column;
  }

  #clear(): void {
    this.#parts.length = 0;
    this.#line = [];
    this.#column = 0;
  }

  #commitLine(): void {
    let run: Cell | undefined;
    let text = '';
    for (const cell of this.#line) {
      if (run?.stream === cell.stream && run.className === cell.className)
        text += cell.text;
      else {
        if (run) this.#commitRun({ ...run, text });
        run = cell;
        ({ text } = cell);
      }
    }
    if (run) this.#commitRun({ ...run, text });
    this.#line = [];
    this.#column = 0;
  }

  #commitRun({ stream, text, className }: Cell): void {
    const last = this.#parts.at(-1);
    if (last?.stream === stream && (last.className ?? '') === className)
      this.#parts[this.#parts.length - 1] = { ...last, text: last.text + text };
    else this.#parts.push({ stream, text, ...(className && { className }) });
  }
}

/**
 * Renders program output like a terminal: colours, overwritten characters,
 * erased lines and cleared screens. Cursor moves to other lines are ignored.
 */
export function renderScreen(
  parts: readonly TranscriptPart[],
): readonly ScreenPart[] {
  const screen = new Screen();
  for (const { stream, text } of parts) screen.write(stream, text);
  return screen.finish();
}
