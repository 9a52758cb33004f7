/** @jest-environment node */
import { LearnerTerminal } from '../learnerTerminal';
import type { SerialLine } from '../serial';

const prompt = '\x1b]133;A\x07$ ';

/** Creates a terminal whose machine is the test, and records its output. */
function openTerminal() {
  let write: (bytes: Uint8Array) => void = () => undefined;
  const listeners = new Set<(bytes: Uint8Array) => void>();
  const line: SerialLine = {
    send: () => undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  write = (bytes) => {
    for (const listener of [...listeners]) listener(bytes);
  };
  const terminal = new LearnerTerminal(line);
  let shownText = '';
  terminal.listen((bytes) => {
    shownText += new TextDecoder().decode(bytes);
  });
  return {
    terminal,
    readShownText: () => shownText,
    write: (text: string) => {
      write(new TextEncoder().encode(text));
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

it('does not count the preparation of the machine as the time of the prompt', async () => {
  const { terminal, readShownText, write } = openTerminal();
  const ready = terminal.runMuted(() =>
    terminal.showFreshPrompt(() => wait(40_000)),
  );
  await jest.advanceTimersByTimeAsync(50_000);
  write(`ruido${prompt}`);
  await ready;
  expect(readShownText()).toBe(`\x1bc${prompt}`);
});

it('does not wait for ever for a prompt that never comes', async () => {
  const { terminal, readShownText } = openTerminal();
  const ready = jest.fn();
  void terminal
    .runMuted(() => terminal.showFreshPrompt(() => wait(40_000)))
    .then(ready);
  await jest.advanceTimersByTimeAsync(54_000);
  expect(ready).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(ready).toHaveBeenCalled();
  expect(readShownText()).toBe('\x1bc');
  expect(jest.getTimerCount()).toBe(0);
});
