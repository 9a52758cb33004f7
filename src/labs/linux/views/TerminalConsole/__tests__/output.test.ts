/** @jest-environment node */
import { Terminal } from '@xterm/xterm';
import { createOutputReader } from '../Screen/output';

const ALTERNATE_SCREEN = '\u001b[?1049h';

/**
 * Creates a terminal that is not attached to the page, which still parses its
 * input.
 */
function openTerminal() {
  const terminal = new Terminal({ cols: 20, rows: 5, scrollback: 30 });
  const output = createOutputReader(terminal);
  const write = (text: string) =>
    new Promise<void>((resolve) => {
      terminal.write(text, resolve);
    });
  return { terminal, output, write };
}

it('reads what stands between the marks as text, without colours', async () => {
  const { output, write } = openTerminal();
  await write('$ ls\r\n');
  output.begin();
  await write('\u001b[34mFotos\u001b[0m  a.txt\r\n\r\nuno\r\n');
  expect(output.end()).toEqual({ text: 'Fotos  a.txt\n\nuno', isCut: false });
});

it('joins a line that did not fit, and takes a progress bar at its last word', async () => {
  const { output, write } = openTerminal();
  output.begin();
  await write('una línea más larga que la terminal\r\n10 %\r100 %\r\n');
  expect(output.end().text).toBe('una línea más larga que la terminal\n100 %');
});

it('keeps the end of what is longer than its memory, and says so', async () => {
  const { output, write } = openTerminal();
  output.begin();
  await write(Array.from({ length: 60 }, (_, line) => `${line}\r\n`).join(''));
  const { text, isCut } = output.end();
  expect(isCut).toBe(true);
  expect(text.split('\n').at(-1)).toBe('59');
});

it('leaves out what a program draws on a screen of its own', async () => {
  const { output, write } = openTerminal();
  output.begin();
  await write(`${ALTERNATE_SCREEN}nano\r\n\u001b[?1049l`);
  expect(output.end().text).toBe('');
});

it('has nothing before the first command', async () => {
  const { output, write } = openTerminal();
  await write('Debian\r\n');
  expect(output.end()).toEqual({ text: '', isCut: false });
});
