/** @jest-environment node */
import { Terminal } from '@xterm/xterm';
import { keepCursorVisible } from '../Screen/sideways';

const OPEN_PROGRAM = '\u001b[?1049h\u001b[H';
const CLOSE_PROGRAM = '\u001b[?1049l';

/** Width of a letter, in pixels. */
const CELL = 10;

/** Moves the cursor, counting from 0. */
const moveTo = (row: number, column: number) =>
  `\u001b[${row + 1};${column + 1}H`;

/** Creates a terminal of 80 columns in a window of `columns`. */
function openTerminal(columns = 40) {
  const scroller = {
    clientWidth: columns * CELL,
    scrollWidth: 80 * CELL,
    scrollLeft: 0,
  };
  const terminal = new Terminal({ cols: 80, rows: 10 });
  keepCursorVisible(
    { clientWidth: 80 * CELL, parentElement: scroller },
    terminal,
  );
  return {
    scroller,
    write: (text: string) =>
      new Promise<void>((resolve) => {
        terminal.write(text, resolve);
      }),
    press: (key: string) => {
      terminal.input(key, true);
    },
  };
}

it('follows what is typed past the edge, and comes back with the next prompt', async () => {
  const { scroller, write, press } = openTerminal();
  press('x');
  await write(`$ ${'x'.repeat(50)}`);
  expect(scroller.scrollLeft).toBe(52 * CELL - 20 * CELL);
  press('\r');
  await write('\r\n$ ');
  expect(scroller.scrollLeft).toBe(0);
});

it('stays where it is while a program writes long lines on the normal screen', async () => {
  const { scroller, write, press } = openTerminal();
  press('t');
  await write('$ t');
  press('\r');
  await write(`\r\n${'x'.repeat(70)}`);
  expect(scroller.scrollLeft).toBe(0);
});

it('stays at the first column when a program fills the screen, wherever it leaves its cursor', async () => {
  const { scroller, write, press } = openTerminal();
  press('x');
  await write(`$ ${'x'.repeat(50)}`);
  await write(OPEN_PROGRAM);
  expect(scroller.scrollLeft).toBe(0);
  await write(`${moveTo(0, 70)}x`);
  expect(scroller.scrollLeft).toBe(0);
  await write(`${moveTo(9, 0)} Manual page ls(1) line 1 (press h for help)`);
  expect(scroller.scrollLeft).toBe(0);
});

it('leaves where it is what the reader moved aside in a program that draws by itself', async () => {
  const { scroller, write } = openTerminal();
  await write(OPEN_PROGRAM);
  scroller.scrollLeft = 400;
  await write(`${moveTo(3, 0)}top`);
  await write(moveTo(6, 0));
  expect(scroller.scrollLeft).toBe(400);
});

it('follows a key in an editor, but not to the prompt of the last row', async () => {
  const { scroller, write, press } = openTerminal();
  await write(OPEN_PROGRAM);
  press('x');
  await write(`${moveTo(2, 60)}x`);
  expect(scroller.scrollLeft).toBe(61 * CELL - 20 * CELL);
  press('\u001b[H');
  await write(moveTo(2, 0));
  expect(scroller.scrollLeft).toBe(0);
  press(' ');
  await write(moveTo(9, 60));
  expect(scroller.scrollLeft).toBe(0);
});

it('begins at the first column again when the program closes', async () => {
  const { scroller, write } = openTerminal();
  await write(OPEN_PROGRAM);
  scroller.scrollLeft = 400;
  await write(CLOSE_PROGRAM);
  expect(scroller.scrollLeft).toBe(0);
});

it('moves nothing where all the columns fit', async () => {
  const { scroller, write, press } = openTerminal(80);
  press('x');
  await write(`$ ${'x'.repeat(70)}`);
  expect(scroller.scrollLeft).toBe(0);
});
