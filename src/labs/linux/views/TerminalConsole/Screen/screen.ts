import { FitAddon } from '@xterm/addon-fit';
import { Terminal } from '@xterm/xterm';
import { announce } from '../../../../../components/Announcer/announce';
import type { TerminalSize } from '../../../engine/types';
import { suppressReports } from './answers';
import { getTerminalOptions } from './terminalOptions';
import { listenToInsertedText } from './insertedText';
import { createKeyFilter, getKeySequence, type NamedKey } from './keys';
import { MARK_OSC, readMark, type ShellMark } from '../../../engine/marks';
import { openWithAdoptedStyles } from './styleSheets';
import { createOutputReader, type Output } from './output';
import { createPacedWriter } from './pace';
import { keepCursorVisible } from './sideways';
import { scrollByTouch } from './touch';

/** Event of the shell; the end of a command has its output. */
export type ScreenMark =
  | Exclude<ShellMark, { readonly kind: 'end' }>
  | {
      readonly kind: 'end';
      readonly status: number;
      readonly output: Output;
    };

/** Events of a screen. */
export interface ScreenEvents {
  /** Called with the keys that the reader types. */
  readonly onType: (text: string) => void;
  readonly onPaste: (text: string) => void;
  readonly onResize: (size: TerminalSize) => void;
  /** @param isOld True when the mark belongs to a replayed output. */
  readonly onMark: (mark: ScreenMark, isOld: boolean) => void;
}

/** Terminal on the page. */
export interface Screen {
  readonly size: () => TerminalSize;
  /** @param isOld True for a replay of earlier output. */
  readonly write: (bytes: Uint8Array, isOld?: boolean) => void;
  readonly clear: () => void;
  readonly focus: () => void;
  readonly press: (key: NamedKey) => void;
  /** Sends a text as one bracketed paste, when the program supports it. */
  readonly paste: (text: string) => void;
  /** Returns true when a paste waits for Enter, however many lines it has. */
  readonly hasBracketedPaste: () => boolean;
  /** Enables or disables typing. */
  readonly setLive: (isLive: boolean) => void;
  readonly fit: () => void;
  readonly close: () => void;
}

interface Labels {
  readonly label: string;
  /** Id of the text that explains how to leave the terminal. */
  readonly hintId: string;
}

const scrollback = 2000;

async function copy(text: string): Promise<void> {
  if (text === '') return;
  try {
    await navigator.clipboard.writeText(text);
    announce('Copiado');
  } catch {
    announce('No se pudo copiar: usa el menú del navegador');
  }
}

/** Labels the terminal's hidden text field for screen readers and phones. */
function labelTerminal(
  terminal: Terminal,
  host: HTMLElement,
  texts: Labels,
): void {
  const { textarea } = terminal;
  textarea?.setAttribute('aria-label', texts.label);
  textarea?.setAttribute('aria-describedby', texts.hintId);
  textarea?.setAttribute('autocomplete', 'off');
  textarea?.setAttribute('translate', 'no');
  textarea?.setAttribute('enterkeyhint', 'enter');
  // Announces output after the current speech, instead of interrupting it.
  host.querySelector('.live-region')?.setAttribute('aria-live', 'polite');
  host
    .querySelector('.xterm-accessibility-tree')
    ?.setAttribute('aria-label', 'Líneas de la terminal');
}

/** Returns the columns that the style sheet allows; all that fit by default. */
function readMaxColumns(host: HTMLElement): number {
  const columns = getComputedStyle(host).getPropertyValue('--terminal-columns');
  return parseInt(columns, 10) || Infinity;
}

/**
 * Creates an xterm.js terminal in an element, with the site's texts, colors and
 * sizes.
 */
function createTerminal(host: HTMLElement, texts: Labels) {
  Terminal.strings.promptLabel = texts.label;
  Terminal.strings.tooMuchOutput =
    'Es mucho texto para leerlo en voz alta: recorre las líneas.';
  let options = getTerminalOptions(host);
  const terminal = new Terminal({
    ...options,
    scrollback,
    screenReaderMode: true,
    macOptionClickForcesSelection: true,
    allowProposedApi: false,
  });
  const fitAddon = new FitAddon();
  terminal.loadAddon(fitAddon);
  const removeStyles = openWithAdoptedStyles(() => {
    terminal.open(host);
  });
  labelTerminal(terminal, host, texts);
  const fitToHost = () => {
    const size = fitAddon.proposeDimensions();
    if (size)
      terminal.resize(Math.min(size.cols, readMaxColumns(host)), size.rows);
  };
  fitToHost();
  return {
    terminal,
    fit: () => {
      const wantedOptions = getTerminalOptions(host);
      if (JSON.stringify(wantedOptions) !== JSON.stringify(options))
        Object.assign(terminal.options, wantedOptions);
      options = wantedOptions;
      fitToHost();
    },
    dispose: () => {
      terminal.dispose();
      removeStyles();
    },
  };
}

/** Reports the shell's marks. */
function reportMarks(
  terminal: Terminal,
  onMark: ScreenEvents['onMark'],
  isOld: () => boolean,
): void {
  const output = createOutputReader(terminal);
  terminal.parser.registerOscHandler(MARK_OSC, (data) => {
    const mark = readMark(data);
    if (mark?.kind === 'command') output.begin();
    if (mark)
      onMark(
        mark.kind === 'end' ? { ...mark, output: output.end() } : mark,
        isOld(),
      );
    return true;
  });
}

/**
 * Listens to pasted and inserted text, which does not come from keys.
 *
 * @returns A function that removes the listeners.
 */
function listenToKeylessInput(
  host: HTMLElement,
  terminal: Terminal,
  onPaste: ScreenEvents['onPaste'],
): () => void {
  const takePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onPaste(event.clipboardData?.getData('text/plain') ?? '');
  };
  host.addEventListener('paste', takePaste, { capture: true });
  const stopInserted = listenToInsertedText(host, (text) => {
    terminal.input(text, true);
  });
  return () => {
    stopInserted();
    host.removeEventListener('paste', takePaste, { capture: true });
  };
}

/** Scrolls by touch; in a full-screen program, sends arrow keys instead. */
function enableTouchScroll(
  host: HTMLElement,
  terminal: Terminal,
  press: Screen['press'],
): () => void {
  const isFullScreen = () => terminal.buffer.active.type === 'alternate';
  return scrollByTouch(host, {
    lineHeight: () => host.clientHeight / terminal.rows,
    canScroll: (direction) => {
      const { viewportY, baseY } = terminal.buffer.active;
      return (
        isFullScreen() || (direction < 0 ? viewportY > 0 : viewportY < baseY)
      );
    },
    scroll: (lines) => {
      if (!isFullScreen()) terminal.scrollLines(lines);
      else
        for (let line = 0; line < Math.abs(lines); line += 1)
          press(lines < 0 ? 'up' : 'down');
    },
  });
}

/** Opens a terminal in an element, which must have a size. */
export function openScreen(
  host: HTMLElement,
  texts: Labels,
  { onType, onPaste, onResize, onMark }: ScreenEvents,
): Screen {
  const { terminal, fit, dispose } = createTerminal(host, texts);
  const { write, clear, isOld } = createPacedWriter(terminal);
  reportMarks(terminal, onMark, isOld);
  suppressReports(terminal, () => !isOld());
  terminal.attachCustomKeyEventHandler(
    createKeyFilter({
      copy: () => {
        void copy(terminal.getSelection());
      },
    }),
  );
  // A variable instead of xterm's `disableStdin`, because changing an option of
  // xterm makes the browser lay out the whole page again.
  let isLive = true;
  terminal.onData((text) => {
    if (isLive) onType(text);
  });
  terminal.onResize(({ cols, rows }) => {
    onResize({ cols, rows });
  });
  const press = (key: NamedKey) => {
    terminal.input(
      getKeySequence(key, terminal.modes.applicationCursorKeysMode),
      true,
    );
  };
  keepCursorVisible(host, terminal);
  const stopKeylessInput = listenToKeylessInput(host, terminal, onPaste);
  const stopTouch = enableTouchScroll(host, terminal, press);
  return {
    size: () => ({ cols: terminal.cols, rows: terminal.rows }),
    write,
    clear,
    focus: () => {
      terminal.focus();
    },
    press,
    paste: (text) => {
      terminal.paste(text);
    },
    hasBracketedPaste: () => terminal.modes.bracketedPasteMode,
    setLive: (isWanted) => {
      isLive = isWanted;
      if (terminal.textarea) terminal.textarea.readOnly = !isWanted;
    },
    fit,
    close: () => {
      stopTouch();
      stopKeylessInput();
      dispose();
    },
  };
}
