/** @jest-environment node */
import { ControlChannel, CONTROL_TIMEOUT_MS } from '../control';
import type { SerialLine } from '../serial';
import { ControlTimeout } from '../types';

const encode = (text: string) => new TextEncoder().encode(text);

/** Creates a fake serial port whose answers the test writes. */
function createFakePort() {
  let sentText = '';
  let listener: (bytes: Uint8Array) => void = () => undefined;
  const line: SerialLine = {
    send: (bytes) => {
      sentText += new TextDecoder().decode(bytes);
    },
    listen: (onBytes) => {
      listener = onBytes;
      return () => undefined;
    },
  };
  const listRequests = () => sentText.split('\x01').slice(1);
  return {
    line,
    requests: listRequests,
    /** Returns the nonce of the n-th request. */
    nonce: (index: number) =>
      /^[xt] ([\w-]+)/.exec(listRequests()[index] ?? '')?.[1] ?? '',
    answer: (text: string, pieceSize = text.length * 4 + 1) => {
      const bytes = encode(text);
      for (let start = 0; start < bytes.length; start += pieceSize)
        listener(bytes.subarray(start, start + pieceSize));
    },
  };
}

const formatAnswer = (nonce: string, output: string, status = 0) =>
  `\x1e${nonce}\n${output}\x1e${nonce} ${String(status)}\n`;

let isStalled: boolean;

function openChannel() {
  const port = createFakePort();
  return { ...port, channel: new ControlChannel(port.line, () => isStalled) };
}

beforeEach(() => {
  isStalled = false;
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('gives back the status and all of the output, however the bytes come', async () => {
  const { channel, answer, nonce } = openChannel();
  const result = channel.run('cat lista');
  answer(formatAnswer(nonce(0), 'año\nñandú €\n', 3), 1);
  await expect(result).resolves.toEqual({
    status: 3,
    output: 'año\nñandú €\n',
  });
});

it('takes for output what looks like an answer and is none', async () => {
  const { channel, answer, nonce } = openChannel();
  const result = channel.run('cat engaño');
  answer(formatAnswer(nonce(0), '\x1eotro 0\n\x1e\n', 0));
  await expect(result).resolves.toEqual({
    status: 0,
    output: '\x1eotro 0\n\x1e\n',
  });
});

it('is not confused by what is left of an answer that was torn', async () => {
  const { channel, answer, nonce } = openChannel();
  const tornRun = channel.run('uno', { timeoutMs: 1000 });
  const refusedRun = expect(tornRun).rejects.toEqual(new ControlTimeout(1000));
  answer(`\x1e${nonce(0)}\nmedia resp`);
  jest.advanceTimersByTime(1000);
  await refusedRun;
  const next = channel.run('dos');
  answer(`uesta\x1e${nonce(0)} 137\n${formatAnswer(nonce(2), 'bien\n')}`);
  await expect(next).resolves.toEqual({ status: 0, output: 'bien\n' });
});

it('kills a script that takes too long, and goes on with the next', async () => {
  const { channel, answer, nonce, requests } = openChannel();
  const endless = channel.run('sleep 999');
  const next = channel.run('true');
  const refusedRun = expect(endless).rejects.toEqual(
    new ControlTimeout(CONTROL_TIMEOUT_MS),
  );
  expect(requests()).toHaveLength(1);
  jest.advanceTimersByTime(CONTROL_TIMEOUT_MS);
  await refusedRun;
  expect(requests()[1]).toBe('k\n');
  answer(formatAnswer(nonce(2), ''));
  await expect(next).resolves.toEqual({ status: 0, output: '' });
});

it('does not count the time in which the machine waits for us', async () => {
  const { channel, answer, nonce } = openChannel();
  const slow = channel.run('ls', { timeoutMs: 500 });
  isStalled = true;
  jest.advanceTimersByTime(60_000);
  isStalled = false;
  answer(formatAnswer(nonce(0), 'lista\n'));
  await expect(slow).resolves.toEqual({
    status: 0,
    output: 'lista\n',
    hasStoodStill: true,
  });
});

it('counts the time of a script from when the machine gets it, not from asking', async () => {
  const { channel, answer, nonce } = openChannel();
  const first = channel.run('uno', { timeoutMs: 20_000 });
  const second = channel.run('dos', { timeoutMs: 1000 });
  jest.advanceTimersByTime(15_000);
  answer(formatAnswer(nonce(0), ''));
  await first;
  jest.advanceTimersByTime(900);
  answer(formatAnswer(nonce(1), 'dos\n'));
  await expect(second).resolves.toEqual({ status: 0, output: 'dos\n' });
});

it('lets go of everybody when another machine takes the place', async () => {
  const { channel, answer, nonce } = openChannel();
  const calls = [channel.run('uno'), channel.run('dos')].map((call) =>
    expect(call).rejects.toMatchObject({ name: 'AbortError' }),
  );
  channel.interrupt();
  await Promise.all(calls);
  const freshRun = channel.run('tres');
  answer(formatAnswer(nonce(0), 'viejo\n'));
  answer(formatAnswer(nonce(1), 'nuevo\n'));
  await expect(freshRun).resolves.toMatchObject({ output: 'nuevo\n' });
});

it('sends a script of any length as it is, and its end', () => {
  const { channel, requests, nonce } = openChannel();
  const script = `echo "it's ñ" \\\n\ttab ${'x'.repeat(50_000)}`;
  void channel.run(script);
  expect(requests()).toEqual([`x ${nonce(0)}\n${script}\x04`]);
});

it('hides from the channel the characters that would end a script before its time', () => {
  const { channel, requests, nonce } = openChannel();
  void channel.run('echo "\x01 y \x04"');
  expect(requests()).toEqual([
    `x ${nonce(0)}\neval $'echo "\\x01 y \\x04"'\x04`,
  ]);
});

it('sets the clock and the size of the terminal with one line, without a script', async () => {
  const { channel, requests, nonce, answer } = openChannel();
  const settingsPromise = channel.applySettings(1_795_339_442_250, {
    cols: 90,
    rows: 30,
  });
  expect(requests()).toEqual([`t ${nonce(0)} 1795339442 250000000 90 30\n`]);
  answer(formatAnswer(nonce(0), ''));
  await settingsPromise;
});

it('sets the clock when the script before it has ended', async () => {
  const { channel, requests, nonce, answer } = openChannel();
  const script = channel.run('true');
  const settingsPromise = channel.applySettings(0, { cols: 80, rows: 24 });
  expect(requests()).toHaveLength(1);
  answer(formatAnswer(nonce(0), ''));
  await script;
  answer(formatAnswer(nonce(1), ''));
  await settingsPromise;
});
